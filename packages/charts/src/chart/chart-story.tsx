import { decimal, ZERO } from '@bourse/decimal';
import { expect, fn, waitFor } from 'storybook/test';
import { useState } from 'react';
import { aChartPair, someBars } from '../testing';
import { Chart, type ChartProps } from './chart';
import type { ChartLine } from './plot/chart-line';

/* Shared parts of the chart's stories. */

export const bars = someBars();

/** The chart is a lazily loaded chunk. */
export const LONG = { timeout: 15_000 };

/** A chart that follows the choices of its toolbar. */
export function InteractiveChart(props: ChartProps) {
  const [resolution, setResolution] = useState(props.resolution);
  const [kind, setKind] = useState(props.kind);
  return (
    <Chart
      {...props}
      resolution={resolution}
      kind={kind}
      onResolution={(next) => {
        setResolution(next);
        props.onResolution(next);
      }}
      onKind={(next) => {
        setKind(next);
        props.onKind(next);
      }}
    />
  );
}

export const chartArgs: ChartProps = {
  pair: aChartPair(),
  bars,
  resolution: '1',
  kind: 'candles',
  onResolution: fn(),
  onKind: fn(),
  onNearStart: fn(),
};

/** The chart has drawn: its bars, or its line. */
export async function isDrawn({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const drawn = () =>
    canvasElement.querySelector('.highcharts-series-0 .highcharts-point, .highcharts-series-0 .highcharts-graph');
  await waitFor(() => expect(drawn()).toBeInTheDocument(), LONG);
}

/** Nothing is remembered from another story. */
export function forgetChart(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('bourse.chart.')) localStorage.removeItem(key);
}

export const orders: readonly ChartLine[] = [
  { id: 'buy', price: bars.at(-20)?.low ?? ZERO, label: 'Buy 0.5', tone: 'up' },
  { id: 'sell', price: bars.at(-20)?.high ?? ZERO, label: 'Sell 0.25 <b>', tone: 'down' },
  { id: 'alert', price: bars.at(-5)?.close ?? ZERO, label: 'Alert', tone: 'alert' },
  {
    id: 'option',
    price: bars.at(-8)?.close ?? ZERO,
    label: 'Up 100',
    tone: 'up',
    spans: [{ from: (bars.at(-8)?.openTime ?? 0) + 20_000, to: (bars.at(-1)?.openTime ?? 0) + 230_000 }],
    tolerance: decimal('0.01'),
  },
  { id: 'far', price: decimal('1'), label: 'Beyond the scale', tone: 'neutral' },
];

export const allIndicators = ['ma', 'boll', 'macd', 'rsi', 'kdj'].map((id) => ({
  id,
  isShown: true,
  parameters: [],
  tints: [],
}));
