import type { Decimal } from '@bourse/decimal';
import { Chart, DepthChart, type ChartProps } from '@bourse/charts';
import { useChart, useDepthChart, type BookStore } from '@bourse/market';
import { useIsStale } from '@bourse/realtime';
import type { Pair } from '@bourse/contracts/market';
import {
  colour,
  createExternalStore,
  ErrorState,
  FailedOnPress,
  lazyPart,
  Panel,
  Tabs,
  TOUCH,
  useIsTouch,
} from '@bourse/ui-kit';
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { tradingMessages } from '../locales/messages';
import type { PointedMoment } from '../several-charts/pointed-moment';
import type { ChartsControls } from '../several-charts/several-charts';
import type { DealBook, DealChart } from './frame';

/** Keyboard commands of the chart. */
export interface ChartControls {
  /** To the next longer (1) or shorter (-1) interval. */
  readonly step: (by: 1 | -1) => void;
}

/** The price chart of a pair: the feature's part of it, and its surroundings. */
export interface ChartContent extends DealChart, Pick<ChartProps, 'entries' | 'renderOver'> {
  readonly pair: Pair;
  readonly controls?: Ref<ChartControls>;
  readonly onAlertAt?: (price: Decimal) => void;
}

export interface ChartPanelProps extends Omit<ChartContent, 'entries' | 'renderOver'> {
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

/** The price chart of a pair, and whether its bars are stale. */
export function usePriceChart({ pair, controls, ...content }: ChartContent, height: number) {
  const { stepResolution, isStale, ...chart } = useChart(pair);
  const { resolution, onResolution } = chart;
  useImperativeHandle(controls, () => ({ step: stepResolution }), [stepResolution]);
  return {
    isStale,
    resolution,
    onResolution,
    chart: <Chart {...chart} {...content} height={height} />,
  };
}

/** Height of a tab for a mouse, and of the hairline below, CSS pixels. */
const TAB = 36;
const LINE = 1;

const loadSeveral = () => import('../several-charts/several-charts');
const LazySeveralCharts = lazyPart(async () => (await loadSeveral()).SeveralCharts, {
  fallback: null,
  failed: ({ isArranging, onClose }, retry) =>
    isArranging ? <FailedOnPress onClose={onClose} /> : <ErrorState onRetry={retry} />,
});
const LazyCrossHair = lazyPart(async () => (await loadSeveral()).LinkedCrossHair, {
  fallback: null,
  failed: () => null,
});

/** The price chart with orders and alerts as lines, further charts beside it, and the depth chart. */
export function ChartPanel(props: ChartPanelProps) {
  const { pair, book, height, note, charts } = props;
  const text = tradingMessages.useText();
  const [isArranging, setArranging] = useState(false);
  const [moments] = useState(() => createExternalStore<PointedMoment | undefined>(undefined));
  const [view, setView] = useState<'price' | 'depth'>('price');
  const plotHeight = height - (useIsTouch() ? TOUCH : TAB) - LINE;
  const { count = 1, links = [] } = charts?.choice ?? {};
  const cellHeight = count > 2 ? Math.floor((plotHeight - LINE) / 2) : plotHeight;
  const { chart, isStale: areBarsStale, ...interval } = usePriceChart(
    {
      ...props,
      entries: charts && [{ id: 'several', label: text('deal.severalCharts'), onSelect: () => setArranging(true) }],
      renderOver:
        count > 1 && links.includes('crossHair')
          ? (pointer) => <LazyCrossHair {...pointer} {...{ pair, moments }} chart={0} />
          : undefined,
    },
    cellHeight,
  );
  // The first chart keeps its place among the elements: it is not made anew for another number of charts.
  const cells = (
    <div
      style={{
        display: 'grid',
        gap: LINE,
        gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))`,
        backgroundColor: colour.line,
      }}
    >
      {chart}
      {charts && (count > 1 || isArranging) && (
        <LazySeveralCharts
          {...charts}
          {...interval}
          {...{ pair, moments, isArranging }}
          height={cellHeight}
          onClose={() => setArranging(false)}
        />
      )}
    </div>
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
          { id: 'price' as const, label: text('deal.price'), content: cells },
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
