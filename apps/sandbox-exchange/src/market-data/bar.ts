import { type Resolution, barStart } from '@bourse/contracts/bars';
import type { BaseResolution, StoredBar } from '../store/types';
import { fromUnits, toUnits, type Units } from './units';

/** A bar in a pair's whole units (see `units.ts`). */
export interface UnitBar {
  /** Epoch milliseconds. */
  openTime: number;
  open: number;
  high: number;
  low: number;
  close: number;
  /** Of base currency. */
  volume: number;
}

/** Takes a later bar, or a trade as a flat bar, into a running one. */
export function extend(running: UnitBar, later: Omit<UnitBar, 'openTime'>): void {
  running.high = Math.max(running.high, later.high);
  running.low = Math.min(running.low, later.low);
  running.close = later.close;
  running.volume += later.volume;
}

/**
 * Folds finer bars, oldest first, into bars of a coarser resolution. Intervals without trades have no bar, in input and
 * output.
 */
export function aggregate(bars: Iterable<UnitBar>, resolution: Resolution): UnitBar[] {
  const folded: UnitBar[] = [];
  let running: UnitBar | undefined;
  for (const bar of bars) {
    const openTime = barStart(bar.openTime, resolution);
    if (running?.openTime === openTime) {
      extend(running, bar);
    } else {
      running = { ...bar, openTime };
      folded.push(running);
    }
  }
  return folded;
}

export function toStored(bar: UnitBar, pairId: number, resolution: BaseResolution, units: Units): StoredBar {
  const { priceDecimals, quantityDecimals } = units;
  return {
    pairId,
    resolution,
    openTime: bar.openTime,
    open: fromUnits(bar.open, priceDecimals),
    high: fromUnits(bar.high, priceDecimals),
    low: fromUnits(bar.low, priceDecimals),
    close: fromUnits(bar.close, priceDecimals),
    volume: fromUnits(bar.volume, quantityDecimals),
  };
}

export function fromStored(bar: StoredBar, units: Units): UnitBar {
  const { priceDecimals, quantityDecimals } = units;
  return {
    openTime: bar.openTime,
    open: toUnits(bar.open, priceDecimals),
    high: toUnits(bar.high, priceDecimals),
    low: toUnits(bar.low, priceDecimals),
    close: toUnits(bar.close, priceDecimals),
    volume: toUnits(bar.volume, quantityDecimals),
  };
}
