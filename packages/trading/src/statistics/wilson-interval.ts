export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 97.5 % quantile of the standard normal distribution: a 95 % interval. */
const Z = 1.959963984540054;

/**
 * Wilson score interval of a proportion at 95 % confidence (E. B. Wilson, 1927):
 * (p + z²/2n ± z·√(p(1−p)/n + z²/4n²)) ÷ (1 + z²/n). `undefined` without trials.
 */
export function wilsonInterval(successes: number, trials: number): Interval | undefined {
  if (trials <= 0) return undefined;
  const p = successes / trials;
  const z2 = Z * Z;
  const centre = p + z2 / (2 * trials);
  const half = Z * Math.sqrt((p * (1 - p)) / trials + z2 / (4 * trials * trials));
  const scale = 1 + z2 / trials;
  return { low: Math.max(0, (centre - half) / scale), high: Math.min(1, (centre + half) / scale) };
}
