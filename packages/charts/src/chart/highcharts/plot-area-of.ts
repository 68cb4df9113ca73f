import type { PlotArea } from '../plot/plot-area';
import type Highcharts from './highcharts';

/** The current geometry of a chart; `undefined` before there are bars. */
export function plotAreaOf(chart: Highcharts.Chart): PlotArea | undefined {
  const [time, price] = [chart.xAxis[0], chart.yAxis[0]];
  const { min, max } = price?.getExtremes() ?? {};
  // An axis without data has no extremes, contrary to its type.
  if (!time || !price || typeof min !== 'number' || typeof max !== 'number') return undefined;
  const top = price.toPixels(max);
  return {
    left: chart.plotLeft,
    top,
    width: chart.plotWidth,
    height: price.toPixels(min) - top,
    axisWidth: chart.chartWidth - chart.plotLeft - chart.plotWidth,
    xOf: (moment) => time.toPixels(moment),
    momentAt: (x) => time.toValue(x),
    yOf: (value) => price.toPixels(value),
    priceAt: (y) => price.toValue(y),
  };
}
