import { Chart, type ChartLine, type ChartMark } from '@bourse/charts';
import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { usePairs, useSpanChart } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { Dialog, EmptyState, FigureLine, FigureLines, Skeleton } from '@bourse/ui-kit';
import { useState } from 'react';
import { ProfitText } from '../profit-text/profit-text';
import { journalMessages } from './locales/messages';

const CHART_HEIGHT = 360;

/** A closed trade as its chart shows it. Moments in epoch milliseconds; `undefined` if the exchange does not send them. */
export interface ChartedTrade {
  readonly title: string;
  /** `BTC/USDT`. */
  readonly symbol: string;
  /** The entry was a buy: a long position, an option on a rise. */
  readonly isBuy: boolean;
  readonly openedAt: number | undefined;
  readonly closedAt: number | undefined;
  readonly entryPrice: Decimal | undefined;
  readonly exitPrice: Decimal | undefined;
  /** Further prices: stops. */
  readonly lines?: readonly ChartLine[];
  /** P/L after fees, and its currency. */
  readonly profit: Decimal | undefined;
  readonly currency: string;
}

export interface TradeChartProps {
  readonly trade: ChartedTrade;
  readonly onClose: () => void;
}

type Texts = ReturnType<typeof journalMessages.useText>;

const line = (id: string, price: Decimal | undefined, label: string, tone: ChartLine['tone']): ChartLine[] =>
  price === undefined ? [] : [{ id, price, label, tone }];

const mark = (
  id: string,
  time: number | undefined,
  price: Decimal | undefined,
  tone: ChartMark['tone'],
  label: string,
): ChartMark[] => (time === undefined || price === undefined ? [] : [{ id, time, price, tone, label }]);

/** Entry and exit as lines over the whole chart. */
function linesOf({ isBuy, entryPrice, exitPrice, lines = [] }: ChartedTrade, text: Texts): readonly ChartLine[] {
  return [
    ...line('entry', entryPrice, text('chart.entry'), isBuy ? 'up' : 'down'),
    ...line('exit', exitPrice, text('chart.exit'), 'alert'),
    ...lines,
  ];
}

/** Entry and exit as marks at their moments. */
function marksOf({ isBuy, ...trade }: ChartedTrade, text: Texts): readonly ChartMark[] {
  return [
    ...mark('entry', trade.openedAt, trade.entryPrice, isBuy ? 'up' : 'down', text('chart.entry')),
    ...mark('exit', trade.closedAt, trade.exitPrice, isBuy ? 'down' : 'up', text('chart.exit')),
  ];
}

function Picture({ trade, pair }: { readonly trade: ChartedTrade; readonly pair: Pair }) {
  const text = journalMessages.useText();
  const { openedAt, closedAt } = trade;
  const [span] = useState(() => {
    const to = closedAt ?? openedAt ?? Date.now();
    return { from: openedAt ?? to, to };
  });
  const chart = useSpanChart(pair, span);
  const lines = linesOf(trade, text);
  const marks = marksOf(trade, text);
  return <Chart {...chart} height={CHART_HEIGHT} lines={lines} marks={marks} />;
}

/** A closed trade on the chart of its pair, drawn from the bars of its time: entry and exit as marks and lines. */
export function TradeChart({ trade, onClose }: TradeChartProps) {
  const text = journalMessages.useText();
  const format = useFormat();
  const { groups, state } = usePairs();
  const pair = groups.flatMap(({ pairs }) => pairs).find(({ symbol }) => symbol === trade.symbol);
  return (
    <Dialog open isWide hasCloseButton title={trade.title} onClose={onClose}>
      {pair ? (
        <Picture trade={trade} pair={pair} />
      ) : state.kind === 'loading' ? (
        <Skeleton height={CHART_HEIGHT} />
      ) : (
        <EmptyState title={text('chart.noPair')} />
      )}
      <FigureLines>
        <FigureLine label={text('chart.opened')}>{format.zonedDateTime(trade.openedAt)}</FigureLine>
        <FigureLine label={text('chart.closed')}>{format.zonedDateTime(trade.closedAt)}</FigureLine>
        <FigureLine label={text('netProfit')}>
          <ProfitText value={trade.profit} unit={trade.currency} />
        </FigureLine>
      </FigureLines>
    </Dialog>
  );
}
