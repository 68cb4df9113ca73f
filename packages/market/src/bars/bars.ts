import { compare, larger, smaller, sumIfKnown } from '@bourse/decimal';
import type { Bar } from '@bourse/contracts/bars';

/** Takes a later bar into an earlier one: first open, last close, extremes of both, volumes added. */
export function joinBars(earlier: Bar, later: Bar): Bar {
  return {
    openTime: earlier.openTime,
    open: earlier.open,
    high: larger(earlier.high, later.high),
    low: smaller(earlier.low, later.low),
    close: later.close,
    volume: sumIfKnown([earlier.volume, later.volume]),
  };
}

/**
 * Merges two series: oldest first, one bar per opening time. `newer` wins where both have a bar. Input may be unordered
 * and contain duplicates.
 */
export function mergeBars(older: readonly Bar[], newer: readonly Bar[]): Bar[] {
  const byTime = new Map<number, Bar>();
  for (const bar of older) byTime.set(bar.openTime, bar);
  for (const bar of newer) byTime.set(bar.openTime, bar);
  return [...byTime.values()].toSorted((a, b) => a.openTime - b.openTime);
}

const isSame = (a: Bar, b: Bar) =>
  a.open === b.open && a.high === b.high && a.low === b.low && a.close === b.close && a.volume === b.volume;

/** Keeps the identity of bars that have not changed, so that they are not drawn again. */
export function asKnown(known: readonly Bar[], again: readonly Bar[]): Bar[] {
  const byTime = new Map(known.map((bar) => [bar.openTime, bar]));
  return again.map((bar) => {
    const before = byTime.get(bar.openTime);
    return before && isSame(before, bar) ? before : bar;
  });
}

/** Does a bar hold together: is its low the lowest and its high the highest of its prices? */
export function isSound({ open, high, low, close }: Bar): boolean {
  return compare(low, open) <= 0 && compare(low, close) <= 0 && compare(high, open) >= 0 && compare(high, close) >= 0;
}
