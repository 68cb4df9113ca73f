import type { Decimal } from '@bourse/decimal';
import { Chart, DepthChart, type ChartProps } from '@bourse/charts';
import { useChart, useDepthChart, type BookStore } from '@bourse/market';
import { useIsStale } from '@bourse/realtime';
import type { Pair } from '@bourse/contracts/market';
import { ErrorState, lazyPart, Panel, Skeleton, Tabs, TOUCH, useIsTouch } from '@bourse/ui-kit';
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { tradingMessages } from '../locales/messages';
import type { ChartsControls } from '../several-charts/charts-controls';
import type { DealBook, DealChart } from './frame';

/** Keyboard commands of the chart. */
export interface ChartControls {
  /** To the next longer (1) or shorter (-1) interval. */
  readonly step: (by: 1 | -1) => void;
}

/** The price chart of a pair: the feature's part of it, and its surroundings. */
export interface ChartContent extends DealChart, Pick<ChartProps, 'entries'> {
  readonly pair: Pair;
  readonly controls?: Ref<ChartControls>;
  readonly onAlertAt?: (price: Decimal) => void;
}

export interface ChartPanelProps extends ChartContent {
  /** Several charts; left out where there is room for one. */
  readonly charts?: ChartsControls | undefined;
  /** The depth chart is drawn from it; without a book there is none. */
  readonly book: DealBook | undefined;
  /** CSS pixels. */
  readonly height: number;
  /** At the end of the tabs, on one line. */
  readonly note?: ReactNode;
}

/** The depth chart of a book. */
export function Depth({
  pair,
  book,
  height,
}: {
  readonly pair: Pair;
  readonly book: BookStore;
  readonly height: number;
}) {
  return <DepthChart {...useDepthChart(pair, book)} height={height} />;
}

/** What draws the price chart of a pair, its interval, and whether its bars are stale. */
export function usePriceChart({ pair, controls, ...content }: ChartContent) {
  const { stepResolution, isStale, ...chart } = useChart(pair);
  useImperativeHandle(controls, () => ({ step: stepResolution }), [stepResolution]);
  return {
    isStale,
    interval: chart,
    renderChart: (own: Pick<ChartProps, 'height' | 'renderOver'>) => <Chart {...chart} {...content} {...own} />,
  };
}

/** Height of a tab for a mouse, and of the hairline below, CSS pixels. */
const TAB = 36;
const LINE = 1;

/** The first chart stays where the code of the others cannot be loaded. */
const LazySeveralCharts = lazyPart(async () => (await import('../several-charts/several-charts')).SeveralCharts, {
  fallback: ({ height }) => <Skeleton height={height} />,
  failed: ({ renderFirst, height }, retry) => (
    <>
      {renderFirst({ height: height / 2 })}
      <ErrorState onRetry={retry} />
    </>
  ),
});

/** The price chart with orders and alerts as lines, further charts beside it, and the depth chart. */
export function ChartPanel(props: ChartPanelProps) {
  const { pair, book, height, note, charts } = props;
  const text = tradingMessages.useText();
  const [view, setView] = useState<'price' | 'depth'>('price');
  const plotHeight = height - (useIsTouch() ? TOUCH : TAB) - LINE;
  const { renderChart, interval, isStale: areBarsStale } = usePriceChart(props);
  const chart =
    charts?.choice && charts.choice.count > 1 ? (
      <LazySeveralCharts
        {...charts}
        choice={charts.choice}
        {...{ pair, interval, height: plotHeight }}
        renderFirst={renderChart}
      />
    ) : (
      renderChart({ height: plotHeight })
    );
  const isBookStale = useIsStale(book?.readAt);
  return (
    <Panel label={text('deal.chart')} isStale={view === 'price' ? areBarsStale : isBookStale}>
      <Tabs
        label={text('deal.chartViews')}
        value={view}
        onChange={setView}
        actions={note}
        items={[
          { id: 'price' as const, label: text('deal.price'), content: chart },
          ...(book
            ? [
                {
                  id: 'depth' as const,
                  label: text('deal.depth'),
                  content: <Depth pair={pair} book={book.store} height={plotHeight} />,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
