/** Tasks longer than this delay input; only the part beyond it counts. Milliseconds. */
const PATIENCE = 50;

export interface LongTask {
  /** Milliseconds since the navigation. */
  readonly start: number;
  readonly duration: number;
}

/** Total blocking time: the sum over all tasks of the part beyond 50 ms, from the first contentful paint to `until`. */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number, until: number): number {
  return tasks
    .filter(({ start }) => start < until)
    .reduce((sum, { start, duration }) => {
      const blocksFrom = Math.max(start + PATIENCE, firstPaint);
      return sum + Math.max(0, start + duration - blocksFrom);
    }, 0);
}
