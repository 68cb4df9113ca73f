import { LIGHTWEIGHT_CHARTS } from './lightweight-charts/lightweight-engine';
import { StockChart, type StockChartProps } from './stock-chart';

/** The plot drawn by Lightweight Charts; a lazily loaded chunk with the library. */
export function LightweightChart(props: Omit<StockChartProps, 'engine'>) {
  return <StockChart {...props} engine={LIGHTWEIGHT_CHARTS} />;
}
