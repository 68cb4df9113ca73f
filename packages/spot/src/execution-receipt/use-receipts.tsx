import { useFormat } from '@bourse/i18n';
import { Button, type Column } from '@bourse/ui-kit';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import type { CompletedOrder } from '../contract';
import { spotMessages } from '../locales';
import { receiptsOf } from './match-fills';
import type { Receipt } from './receipt';
import { selectArrivals } from './slice';

/** The column of receipts for a list of fills, and the receipt that is looked at. */
export function useReceipts(fills: readonly CompletedOrder[]) {
  const text = spotMessages.useText();
  const format = useFormat();
  const arrivals = useSelector(selectArrivals);
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
