import { type Resolution, barStart, nextBarStart } from '@bourse/contracts/bars';
import { HOUR_MS } from '@bourse/contract-server';
import { larger, plus, smaller } from '@bourse/decimal';
import type { VenueBar } from '../venue/types';

/** Days of the contract begin at midnight in Shanghai, which is 16:00 UTC: bars of these lengths end there. */
const ALIGNED_MS = 8 * HOUR_MS;

/**
 * The longest bars of a venue (milliseconds) from which a resolution can be folded; `undefined` if it has none. The venue's bars begin at
 * multiples of their length.
 */
export function sourceLength(resolution: Resolution, lengths: readonly number[]): number | undefined {
  const start = barStart(0, resolution);
  const length = nextBarStart(start, resolution) - start;
  const fits = (each: number) => length % each === 0 && ALIGNED_MS % each === 0;
  return lengths.filter(fits).toSorted((one, other) => other - one)[0];
}

/** Folds bars, oldest first, into those of a coarser resolution. */
export function fold(bars: readonly VenueBar[], resolution: Resolution): VenueBar[] {
  const folded: VenueBar[] = [];
  for (const bar of bars) {
    const openTime = barStart(bar.openTime, resolution);
    const last = folded.at(-1);
    if (last?.openTime === openTime) folded[folded.length - 1] = joined(last, bar);
    else folded.push({ ...bar, openTime });
  }
  return folded;
}

/** A bar and a later one as one bar. */
export function joined(bar: VenueBar, later: Omit<VenueBar, 'openTime'>): VenueBar {
  return {
    ...bar,
    high: larger(bar.high, later.high),
    low: smaller(bar.low, later.low),
    close: later.close,
    volume: plus(bar.volume, later.volume),
  };
}
