import { percentChange, roundHalfUp, ZERO, type Decimal } from '@bourse/decimal';
import { DAY_MS, MINUTE_MS } from '@bourse/contract-server';
import type { UnitBar } from './bar';
import type { BarSeries } from './series';
import { fromUnits, type Units } from './units';

const CHANGE_DECIMALS = 2;

/** A pair over the last 24 hours. */
export interface Ticker {
  last: Decimal;
  /** Per cent, two places. */
  change: Decimal;
  high: Decimal;
  low: Decimal;
  /** In base currency. */
  volume: Decimal;
}

const STILL: Ticker = { last: ZERO, change: ZERO, high: ZERO, low: ZERO, volume: ZERO };

/**
 * The ticker of a pair at a moment, from its minutes: high, low and volume of the last 1440 whole or running minutes, change
 * against the last price before them. A pair that never traded is all zeros.
 */
export function tickerOf(minutes: BarSeries, now: number, units: Units): Ticker {
  const last = minutes.last();
  if (!last) return STILL;
  const from = Math.floor(now / MINUTE_MS) * MINUTE_MS - DAY_MS + MINUTE_MS;
  const window = minutes.between(from, now);
  const reference = minutes.before(from)?.close ?? window[0]?.open ?? last.close;
  const { high, low, volume } = window.reduce(widen, { high: last.close, low: last.close, volume: 0 });
  const price = (value: number) => fromUnits(value, units.priceDecimals);
  const change = percentChange(price(reference), price(last.close)) ?? ZERO;
  return {
    last: price(last.close),
    change: roundHalfUp(change, CHANGE_DECIMALS),
    high: price(high),
    low: price(low),
    volume: fromUnits(volume, units.quantityDecimals),
  };
}

function widen(sofar: { high: number; low: number; volume: number }, bar: UnitBar) {
  return {
    high: Math.max(sofar.high, bar.high),
    low: Math.min(sofar.low, bar.low),
    volume: sofar.volume + bar.volume,
  };
}
