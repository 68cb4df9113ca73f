function sorted(values: readonly number[]): number[] {
  if (values.length === 0) throw new Error('There are no values.');
  return values.toSorted((a, b) => a - b);
}

/** The middle value; of an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const all = sorted(values);
  const middle = all.length >> 1;
  const upper = all[middle] ?? 0;
  return all.length % 2 === 1 ? upper : ((all[middle - 1] ?? 0) + upper) / 2;
}

/** The smallest value that `percent` of all values do not exceed (nearest rank); `percent` is above 0, at most 100. */
export function percentile(values: readonly number[], percent: number): number {
  const all = sorted(values);
  return all[Math.ceil((percent / 100) * all.length) - 1] ?? 0;
}

/** Rounded to this number of decimals. */
export function round(value: number, decimals = 0): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
