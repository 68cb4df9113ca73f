import type { Resolution } from '@bourse/contracts/bars';

/** What came of loading bars back to a moment. */
export interface LoadedTo {
  /** `first`: the market's first bar is later than the moment. */
  readonly outcome: 'reached' | 'first' | 'failed';
  /** Of the bars that were loaded; a longer one than the selected one where the moment is too far back for that. */
  readonly resolution: Resolution;
}

/** Loads bars back to a moment, epoch milliseconds. */
export type LoadTo = (moment: number) => Promise<LoadedTo>;
