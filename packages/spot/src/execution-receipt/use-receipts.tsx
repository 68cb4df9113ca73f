import { useAppDispatch, useAppSelector } from '@bourse/feature-kit';
import type { SpotState } from '../state';
import { followStored } from '@bourse/storage';
import { useFormat } from '@bourse/i18n';
import { Button, type Column } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';
import type { CompletedOrder } from '@bourse/contracts/spot';
import { spotMessages } from '../locales/messages';
import { ARRIVALS_KEY } from './arrival-storage';
import { readArrivalsAgain } from './keep-arrival';
import { receiptsOf } from '../rules/match-fills';
import type { Receipt } from '../rules/receipt';
import { selectArrivals } from './slice';

/** A column of receipts for a list of fills, and the opened receipt, which has the average price of the order. */
export function useReceipts(fills: readonly CompletedOrder[]) {
  const text = spotMessages.useText();
  const format = useFormat();
  const dispatch = useAppDispatch<SpotState>();
  const arrivals = useAppSelector(selectArrivals);
  useEffect(() => {
    const read = () => dispatch(readArrivalsAgain());
    read();
    return followStored(ARRIVALS_KEY, read);
  }, [dispatch]);
  const receipts = receiptsOf(arrivals, fills);
  const [receipt, setReceipt] = useState<Receipt>();

  const trail: Column<CompletedOrder>[] = [
    {
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
    },
  ];

  // Most lists have none; the column is then hidden.
  return { receipt, closeReceipt: () => setReceipt(undefined), trail: receipts.size > 0 ? trail : [] };
}
