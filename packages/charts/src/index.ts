export { chartsLayer } from './layer';
export { chartsMessages } from './locales/messages';

export type { ChartPair } from './chart-pair';
export { Chart, usePreloadedChart, type ChartProps } from './chart/chart';
export { EARLY_CHART } from './chart/early-chart';
export {
  COMPARED_AT_MOST,
  type ChartComparison,
  type ComparedPair,
  type ComparedSeries,
} from './chart/compare/comparison';
export { indicatorChoices, type IndicatorChoice } from './chart/indicators/indicator-choice';
export { CHART_KINDS, type ChartKind } from './chart/plot/chart-kind';
export type { IndicatorSettings } from './chart/indicators/use-indicators';
export type { ChartPointer } from './chart/plot/chart-pointer';
export type { ChartMark } from './chart/plot/chart-mark';
export type { ChartLine, OrderKind, TimeSpan } from './chart/plot/chart-line';
export type { LoadedTo, LoadTo } from './chart/date-jump/loaded-to';
export { newestView } from './chart/plot/price-view';
export { useKind } from './chart/plot/use-kind';
export { steppedResolution } from './chart/resolution/stepped-resolution';
export { useResolution } from './chart/resolution/use-resolution';

export type { DepthLevel } from './depth-chart/depth-book';
export { DepthChart, type DepthChartProps } from './depth-chart/depth-chart';

export { LineChart } from './summary-charts/line-chart';
export type { LinePoint } from './summary-charts/line-summary';
export { PieChart } from './summary-charts/pie-chart';
