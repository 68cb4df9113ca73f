import type { Decimal } from '@bourse/decimal';
import { Chart, useChart, useIsStale } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { Panel } from '@bourse/ui-kit';
import { useImperativeHandle, type Ref } from 'react';
import { spotMessages } from '../locales';
import { useChartLines } from './use-chart-lines';

/** What keys do with the chart. */
export interface ChartControls {
  /** To the next longer (1) or shorter (-1) interval. */
  readonly step: (by: 1 | -1) => void;
}

export interface ChartPanelProps {
  readonly pair: Pair;
  /** CSS pixels. */
  readonly height: number;
  readonly controls?: Ref<ChartControls>;
  readonly onAlertAt: (price: Decimal) => void;
}

/** Prices over time, with the reader's orders and alerts as lines. */
export function ChartPanel({ pair, height, controls, onAlertAt }: ChartPanelProps) {
  const text = spotMessages.useText();
  const { stepResolution, ...chart } = useChart(pair);
  const lines = useChartLines(pair);
  useImperativeHandle(controls, () => ({ step: stepResolution }), [stepResolution]);
  return (
    <Panel label={text('deal.chart')} isStale={useIsStale()}>
      <Chart {...chart} lines={lines} onAlertAt={onAlertAt} height={height} />
    </Panel>
  );
}
