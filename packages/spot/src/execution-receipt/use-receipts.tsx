import { followStored } from '@bourse/api-client';
import { useFormat } from '@bourse/i18n';
import { Button, type Column } from '@bourse/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CompletedOrder } from '../contract';
import { spotMessages } from '../locales';
import type { SpotDispatch } from '../state';
import { ARRIVALS_KEY } from './arrival-storage';
import { readArrivalsAgain } from './keep-arrival';
import { receiptsOf } from './match-fills';
import type { Receipt } from './receipt';
import { selectArrivals } from './slice';

/** The column of receipts for a list of fills, and the receipt that is looked at. */
export function useReceipts(fills: readonly CompletedOrder[]) {
  const text = spotMessages.useText();
  const format = useFormat();
  const dispatch = useDispatch<SpotDispatch>();
  const arrivals = useSelector(selectArrivals);
  useEffect(() => followStored(ARRIVALS_KEY, () => dispatch(readArrivalsAgain())), [dispatch]);
  const receipts = useMemo(() => receiptsOf(arrivals, fills), [arrivals, fills]);
  const [receipt, setReceipt] = useState<Receipt>();

  const column: Column<CompletedOrder> = {
    id: 'receipt',
    header: text('receipt.open'),
    hideHeader: true,
    isNumeric: true,
    cell: (fill) => {
      const its = receipts.get(fill);
      if (!its) return null;
      return (
        <Button
          size="small"
          tone="quiet"
          aria-label={text('receipt.openOf', {
            side: text(fill.side === 'buy' ? 'orders.buy' : 'orders.sell'),
            amount: format.amount(fill.amount),
            base: fill.base,
          })}
          onClick={() => setReceipt(its)}
        >
          {text('receipt.open')}
        </Button>
      );
    },
  };

  return { receipt, closeReceipt: () => setReceipt(undefined), trail: receipts.size > 0 ? [column] : [] };
}
