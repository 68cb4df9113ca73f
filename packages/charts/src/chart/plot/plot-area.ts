import type Highcharts from './highcharts';

/** Where moments and prices lie, in CSS pixels from the plot's upper left corner. */
export interface PlotArea {
  /** The part in which prices are drawn. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Room for figures to the right of it. */
  readonly axisWidth: number;
  readonly xOf: (moment: number) => number;
  readonly momentAt: (x: number) => number;
  readonly yOf: (price: number) => number;
  readonly priceAt: (y: number) => number;
}

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
