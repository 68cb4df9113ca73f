/** Values of an indicator, one per bar; `null` if too few bars precede it. */
export type Values = readonly (number | null)[];

/**
 * Sums `part` over the `period` values that end at `index`; `null` if one of them is missing. Avoids copies because it
 * runs for every bar, five times a second.
 */
export function sumOfLast(
  values: Values,
  index: number,
  period: number,
  part = (value: number) => value,
): number | null {
  if (index + 1 < period) return null;
  let total = 0;
  for (let at = index + 1 - period; at <= index; at += 1) {
    const value = values[at] ?? null;
    if (value === null) return null;
    total += part(value);
  }
  return total;
}

function meanOfLast(values: Values, index: number, period: number): number | null {
  const total = sumOfLast(values, index, period);
  return total === null ? null : total / period;
}

/**
 * Simple moving average: MA(i) = (v(i) + … + v(i − n + 1)) / n. Each window is summed separately, so that a value does
 * not depend on the length of the loaded history.
 */
export function movingAverage(values: Values, period: number): Values {
  return values.map((_, index) => meanOfLast(values, index, period));
}

/**
 * Exponential moving average: EMA(i) = EMA(i − 1) + (v(i) − EMA(i − 1)) × 2 / (n + 1). The first one is the simple average
 * of the first n values.
 */
export function exponentialAverage(values: Values, period: number): Values {
  return smoothed(values, period, 2 / (period + 1));
}

/** Wilder's average, of the RSI: the same with a weight of 1 / n. */
export function wilderAverage(values: Values, period: number): Values {
  return smoothed(values, period, 1 / period);
}

function smoothed(values: Values, period: number, weight: number): Values {
  let last: number | null = null;
  return values.map((value, index) => {
    if (value === null) return null;
    last = last === null ? meanOfLast(values, index, period) : last + (value - last) * weight;
    return last;
  });
}
