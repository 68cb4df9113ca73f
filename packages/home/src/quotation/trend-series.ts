import * as v from 'valibot';
import { timeSeries } from '@bourse/contracts/market';
import { bars } from '@bourse/contracts/bars';

/** A trend has at most 60 points (trading side, section 9). */
const MOST_POINTS = 60;

/** Entries evenly apart, the last one included. */
function thinned<Entry>(entries: readonly Entry[]): Entry[] {
  const step = Math.max(1, Math.ceil(entries.length / MOST_POINTS));
  return entries.filter((_entry, index) => (entries.length - 1 - index) % step === 0);
}

/**
 * The time series as a trend reads it: of the 10,080 one-minute bars of a week only the 60 that it shows are checked against
 * the contract, because checking all of them blocks the main thread.
 */
export const trendSeries = {
  ...timeSeries,
  reply: v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((entries) => v.parse(bars, thinned(entries))),
  ),
};
