import type { Decimal } from '@bourse/decimal';
import { Chart, DepthChart, useChart, useIsStale, type BookStore } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { Panel, Tabs } from '@bourse/ui-kit';
import { useImperativeHandle, useState, type Ref } from 'react';
import { spotMessages } from '../locales';
import { useChartLines } from './use-chart-lines';
import { useDeal } from './use-deal';

/** What keys do with the chart. */
export interface ChartControls {
  /** To the next longer (1) or shorter (-1) interval. */
  readonly step: (by: 1 | -1) => void;
}

export interface ChartPanelProps {
  readonly pair: Pair;
  /** What the depth is drawn from. */
  readonly book: BookStore;
  /** CSS pixels. */
  readonly height: number;
  readonly controls?: Ref<ChartControls>;
  readonly onAlertAt: (price: Decimal) => void;
}

/** The row of tabs with its hairline, CSS pixels. */
const TABS_HEIGHT = 37;

/** Prices over time, with the reader's orders and alerts as lines; or what rests in the book, over the price. */
export function ChartPanel({ pair, book, height, controls, onAlertAt }: ChartPanelProps) {
  const text = spotMessages.useText();
  const [view, setView] = useState<'price' | 'depth'>('price');
  const plotHeight = height - TABS_HEIGHT;
  const { stepResolution, isStale: areBarsStale, ...chart } = useChart(pair);
  const isBookStale = useIsStale(useDeal(pair).readAt);
  const lines = useChartLines(pair);
  useImperativeHandle(controls, () => ({ step: stepResolution }), [stepResolution]);
  return (
    <Panel label={text('deal.chart')} isStale={view === 'price' ? areBarsStale : isBookStale}>
      <Tabs
        label={text('deal.chartViews')}
        value={view}
        onChange={setView}
        items={[
          {
            id: 'price',
            label: text('deal.price'),
            content: <Chart {...chart} lines={lines} onAlertAt={onAlertAt} height={plotHeight} />,
          },
          {
            id: 'depth',
            label: text('deal.depth'),
            content: <DepthChart pair={pair} book={book} height={plotHeight} />,
          },
        ]}
      />
    </Panel>
  );
}
