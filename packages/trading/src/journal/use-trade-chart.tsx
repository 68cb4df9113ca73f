import { Button, type Column } from '@bourse/ui-kit';
import { useState, type ReactNode } from 'react';
import { LazyTradeChart } from './lazy-trade-chart';
import { journalMessages } from './locales/messages';
import type { ChartedTrade } from './trade-chart';

export interface UseTradeChart<Trade> {
  /** The button that opens the chart of a row. */
  readonly column: Column<Trade>;
  readonly dialog: ReactNode;
}

/** The chart of each trade for the table of a journal. */
export function useTradeChart<Trade>(chartedOf: (trade: Trade) => ChartedTrade): UseTradeChart<Trade> {
  const text = journalMessages.useText();
  const [shown, setShown] = useState<ChartedTrade>();
  return {
    column: {
      id: 'chart',
      header: text('chart.show'),
      hideHeader: true,
      cell: (trade) => {
        const charted = chartedOf(trade);
        return (
          <Button
            size="small"
            tone="quiet"
            aria-label={text('chart.showOf', { trade: charted.title })}
            onClick={() => setShown(charted)}
          >
            {text('chart.show')}
          </Button>
        );
      },
    },
    dialog: shown && <LazyTradeChart trade={shown} onClose={() => setShown(undefined)} />,
  };
}
