import type { ExternalStore } from '@bourse/ui-kit';

/** The moment that the user points at on one of several charts. */
export interface PointedMoment {
  /** Of the chart: 0 for the first one. */
  readonly chart: number;
  /** Opening time of the bar, epoch milliseconds. */
  readonly time: number;
}

export type PointedMoments = ExternalStore<PointedMoment | undefined>;
