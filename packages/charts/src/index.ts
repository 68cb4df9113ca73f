export { chartsLayer } from './layer';
export { chartsMessages } from './locales/messages';

export type { ChartPair } from './chart-pair';
export { Chart, usePreloadedChart, type ChartProps } from './chart/chart';
export { EARLY_CHART } from './chart/early-chart';
export { plotMessages } from './chart/locales/messages';
export { exponentialAverage, movingAverage } from './chart/indicators/averages';
export { relativeStrength } from './chart/indicators/rsi';
export {
  COMPARED_AT_MOST,
  type ChartComparison,
  type ComparedPair,
  type ComparedSeries,
} from './chart/compare/comparison';
export type { ChartKind } from './chart/plot/chart-kind';
export type { ChartMark } from './chart/plot/chart-mark';
export type { ChartLine, LineDrag, LineRemoval, TimeSpan } from './chart/plot/chart-line';
export { newestView } from './chart/plot/price-view';
export { useKind } from './chart/plot/use-kind';
export { steppedResolution } from './chart/resolution/stepped-resolution';
export { useResolution } from './chart/resolution/use-resolution';

export type { DepthBook, DepthLevel, DepthSide, DepthSource } from './depth-chart/depth-book';
export { DepthChart, type DepthChartProps } from './depth-chart/depth-chart';

export { Sparkline, trendOf, type SparklineProps } from './sparkline/sparkline';
export { trendPath } from './sparkline/trend-path';

export { LineChart, type LineChartProps } from './summary-charts/line-chart';
export type { LinePoint } from './summary-charts/line-summary';
export { PieChart, type PieChartProps, type PieSlice } from './summary-charts/pie-chart';
