import { useFormat } from '@bourse/i18n';
import { Chart, type ChartLine } from '@bourse/charts';
import { useSpanChart } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { Dialog, FigureLine, FigureLines } from '@bourse/ui-kit';
import { useMemo, useState } from 'react';
import type { LeverOrder } from '../contract';
import { leverMessages } from '../locales/messages';
import { ProfitText } from '../orders/profit-text';
import { netProfit } from '../rules/net-profit';

const CHART_HEIGHT = 360;

export interface ClosedChartDialogProps {
  /** A closed position. */
  readonly order: LeverOrder;
  readonly pair: Pair;
  readonly onClose: () => void;
}

/** From opening to closing; moments that the exchange does not send are taken from the others. */
function spanOf({ submittedAt, openedAt = submittedAt, handledAt, completedAt = handledAt }: LeverOrder) {
  const to = completedAt ?? openedAt ?? Date.now();
  return { from: openedAt ?? to, to };
}

/** A closed position on the chart of its pair, which opens at its time: entry, exit and stops as lines. */
export function ClosedChartDialog({ order, pair, onClose }: ClosedChartDialogProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const [span] = useState(() => spanOf(order));
  const chart = useSpanChart(pair, span);
  const lines = useMemo((): ChartLine[] => {
    const line = (id: string, price: LeverOrder['takeProfit'], label: string, tone: ChartLine['tone']): ChartLine[] =>
      price === undefined ? [] : [{ id, price, label, tone }];
    return [
      ...line('entry', order.entryPrice, text('closedChart.entry'), order.direction === 'long' ? 'up' : 'down'),
      ...line('exit', order.markPrice, text('closedChart.exit'), 'alert'),
      ...line('takeProfit', order.takeProfit, text('stops.takeProfit'), 'neutral'),
      ...line('stopLoss', order.stopLoss, text('stops.stopLoss'), 'neutral'),
    ];
  }, [order, text]);
  return (
    <Dialog
      open
      isWide
      hasCloseButton
      title={text('closedChart.title', { symbol: order.symbol, id: String(order.id) })}
      onClose={onClose}
    >
      <Chart {...chart} height={CHART_HEIGHT} lines={lines} />
      <FigureLines>
        <FigureLine label={text('closedChart.opened')}>{format.dateTime(order.openedAt)}</FigureLine>
        <FigureLine label={text('closedChart.closed')}>
          {format.dateTime(order.completedAt ?? order.handledAt)}
        </FigureLine>
        <FigureLine label={text('orders.netProfit')}>
          <ProfitText value={netProfit(order)} unit={pair.quote} />
        </FigureLine>
      </FigureLines>
    </Dialog>
  );
}
