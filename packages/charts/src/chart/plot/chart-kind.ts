/** Chart types: candles, line and others. */
export const CHART_KINDS = ['candles', 'ohlc', 'line', 'area'] as const;

export type ChartKind = (typeof CHART_KINDS)[number];
