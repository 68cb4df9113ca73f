/** Chart types: candles, line and others. */
export const CHART_KINDS = ['candles', 'heikinAshi', 'renko', 'ohlc', 'line', 'area'] as const;

export type ChartKind = (typeof CHART_KINDS)[number];

/** Is a bar drawn as a candle? */
export const isOfCandles = (kind: ChartKind) => kind === 'candles' || kind === 'heikinAshi' || kind === 'renko';
