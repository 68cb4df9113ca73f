import { exponentialAverage, type Values } from './averages';

export interface Macd {
  /** Fast less slow average. */
  readonly difference: Values;
  /** Exponential average of the difference. */
  readonly signal: Values;
  /** Difference less signal. */
  readonly histogram: Values;
}

const less = (from: Values, what: Values): Values =>
  from.map((value, index) => {
    const other = what[index] ?? null;
    return value === null || other === null ? null : value - other;
  });

/** Moving average convergence and divergence, with periods of 12, 26 and 9 as a rule. */
export function macd(closes: readonly number[], fast: number, slow: number, signalPeriod: number): Macd {
  const difference = less(exponentialAverage(closes, fast), exponentialAverage(closes, slow));
  const signal = exponentialAverage(difference, signalPeriod);
  return { difference, signal, histogram: less(difference, signal) };
}
