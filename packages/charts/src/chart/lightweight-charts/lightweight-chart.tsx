import type { ChartEngine } from '../plot/chart-engine';
import { StockChart, type StockChartProps } from '../stock-chart';
import { LightweightPlot } from './lightweight-plot';

export const LIGHTWEIGHT_CHARTS: ChartEngine = {
  Plot: LightweightPlot,
  loadSound: async () => (await import('../sound/play-tones')).playTones,
};

/** The plot drawn by Lightweight Charts; a lazily loaded chunk with the library. */
export function LightweightChart(props: Omit<StockChartProps, 'engine'>) {
  return <StockChart {...props} engine={LIGHTWEIGHT_CHARTS} />;
}
