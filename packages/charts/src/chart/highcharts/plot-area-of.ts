import type { PlotArea } from '../plot/plot-area';
import type Highcharts from './highcharts';

/** Room to the right of the plot: none in a chart that is narrower than its margins, as while its panel opens. CSS pixels. */
export const axisRoomOf = (chart: Pick<Highcharts.Chart, 'chartWidth' | 'plotLeft' | 'plotWidth'>): number =>
  Math.max(0, chart.chartWidth - chart.plotLeft - chart.plotWidth);

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
    axisWidth: axisRoomOf(chart),
    xOf: (moment) => time.toPixels(moment),
    momentAt: (x) => time.toValue(x),
    yOf: (value) => price.toPixels(value),
    priceAt: (y) => price.toValue(y),
  };
}
