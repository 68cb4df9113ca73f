/** The libraries that can draw the charts: Highcharts needs a licence of its own for commercial use, Lightweight Charts does not. */
export const CHART_LIBRARIES = ['highcharts', 'lightweight-charts'] as const;

export type ChartLibrary = (typeof CHART_LIBRARIES)[number];
