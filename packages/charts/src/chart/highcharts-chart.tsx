import { HIGHCHARTS } from './highcharts/highcharts-engine';
import { StockChart, type StockChartProps } from './stock-chart';

/** The plot drawn by Highcharts Stock; a lazily loaded chunk with the library. */
export function HighchartsChart(props: Omit<StockChartProps, 'engine'>) {
  return <StockChart {...props} engine={HIGHCHARTS} />;
}
