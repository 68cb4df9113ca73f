/** Round trips of one measurement, milliseconds. */
export interface Measurement {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** Least, median and most of some round trips; `undefined` without any. */
export function measurementOf(times: readonly number[]): Measurement | undefined {
  const sorted = times.map(Math.round).toSorted((a, b) => a - b);
  const [least] = sorted;
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  const most = sorted.at(-1);
  return least === undefined || median === undefined || most === undefined ? undefined : { least, median, most };
}
