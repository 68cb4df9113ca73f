/** A task longer than this keeps a reader waiting; only what is beyond it counts. Milliseconds. */
const PATIENCE = 50;

export interface LongTask {
  /** Milliseconds since the navigation. */
  readonly start: number;
  readonly duration: number;
}

/**
 * Total blocking time: of every task over 50 ms what is beyond 50 ms, from the first contentful paint on; what began
 * after `until` counts no longer.
 */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number, until: number): number {
  return tasks
    .filter(({ start }) => start < until)
    .reduce((sum, { start, duration }) => {
      const blocksFrom = Math.max(start + PATIENCE, firstPaint);
      return sum + Math.max(0, start + duration - blocksFrom);
    }, 0);
}
