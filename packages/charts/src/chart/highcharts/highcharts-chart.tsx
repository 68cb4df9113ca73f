import type { ChartEngine } from '../plot/chart-engine';
import { StockChart, type StockChartProps } from '../stock-chart';
import { StockPlot } from './stock-plot';

export const HIGHCHARTS: ChartEngine = {
  Plot: StockPlot,
  loadSound: async () => (await import('./sonify-values')).sonifyValues,
};

/** The plot drawn by Highcharts Stock; a lazily loaded chunk with the library. */
export function HighchartsChart(props: Omit<StockChartProps, 'engine'>) {
  return <StockChart {...props} engine={HIGHCHARTS} />;
}
