import { compare, isPositive, minus, percentOf, plus, roundHalfUp, type Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/contracts/market';

/** Intervals of watched indicators, by their names in the contract. */
export const WATCHED_INTERVALS = {
  '15': [15, 'minutes'],
  '60': [1, 'hours'],
  '240': [4, 'hours'],
  '1D': [1, 'days'],
} as const;
export type WatchedInterval = keyof typeof WATCHED_INTERVALS;

/** Indicators that an alert watches by one period, with their international names. */
export const WATCHED_INDICATORS = { rsi: 'RSI', ma: 'MA', ema: 'EMA' } as const;

export const isWatchedByPeriod = (id: string): id is keyof typeof WATCHED_INDICATORS => id in WATCHED_INDICATORS;

/** A line of any other indicator, with the settings that it had when the alert was set. */
export interface WatchedLine {
  /** `BOLL UP (20, 2)`. */
  readonly name: string;
  /** Of the lines of the indicator. */
  readonly index: number;
  readonly parameters: readonly number[];
  /** It crosses a level; else the close crosses it. */
  readonly hasLevel: boolean;
}

/** An indicator over the closed bars of an interval. */
export interface WatchedIndicator {
  readonly id: string;
  /** Bars. */
  readonly period: number;
  readonly line?: WatchedLine | undefined;
  readonly interval: WatchedInterval;
  /** Epoch milliseconds; bars that closed earlier do not count. */
  readonly since: number;
}

/** A price alert of the user. */
export interface PriceAlert {
  readonly id: string;
  readonly pair: PairId;
  /** `BTC/USDT`. */
  readonly symbol: string;
  /** The trigger price; the level of an indicator; 0 where the close crosses an indicator of prices. */
  readonly price: Decimal;
  /** The trigger price as a move in per cent of the price at the time of setting; unsigned. */
  readonly percent?: Decimal | undefined;
  /** Watched in place of the price. */
  readonly indicator?: WatchedIndicator | undefined;
  /** The direction of the crossing: the price rises to an alert that was set above it. */
  readonly direction: 'above' | 'below';
  readonly hasSound: boolean;
  readonly hasNotification: boolean;
  /** Epoch milliseconds; an alert that has fired does not fire again until it is edited. */
  readonly firedAt: number | undefined;
}

export const ALERTS_AT_MOST = 50;
/** Bars of an indicator: fewer than the bars of the first read. */
export const PERIOD_AT_MOST = 200;

/**
 * Direction of the target from the current price; `undefined` if it cannot be crossed, because it is missing or equal.
 */
export function directionOf(
  price: Decimal | undefined,
  last: Decimal | undefined,
): PriceAlert['direction'] | undefined {
  if (price === undefined || last === undefined || !isPositive(price) || price === last) return undefined;
  return compare(price, last) > 0 ? 'above' : 'below';
}

/**
 * The trigger price of a move: last × (1 ± percent / 100), rounded to the decimals of the price. `undefined` without a price, for a move
 * of nothing, and for a fall by 100 % or more.
 */
export function movedPrice(
  last: Decimal | undefined,
  percent: Decimal | undefined,
  direction: PriceAlert['direction'],
  places: number,
): Decimal | undefined {
  if (last === undefined || percent === undefined || !isPositive(last) || !isPositive(percent)) return undefined;
  const part = percentOf(last, percent);
  const price = roundHalfUp(direction === 'above' ? plus(last, part) : minus(last, part), places);
  return directionOf(price, last) === direction ? price : undefined;
}

/** Has the streamed price reached or crossed a waiting alert? A price of zero is no price; an indicator is not the price. */
export function isReached({ price, direction, firedAt, indicator }: PriceAlert, last: Decimal): boolean {
  if (firedAt !== undefined || indicator || !isPositive(last)) return false;
  return direction === 'above' ? compare(last, price) >= 0 : compare(last, price) <= 0;
}

/** The list with a new or edited alert, newest first; unchanged if the list is full. */
export function withAlert(alerts: readonly PriceAlert[], alert: PriceAlert): readonly PriceAlert[] {
  if (alerts.some(({ id }) => id === alert.id)) return alerts.map((other) => (other.id === alert.id ? alert : other));
  return alerts.length < ALERTS_AT_MOST ? [alert, ...alerts] : alerts;
}

/** The union of two lists. An alert that has fired in one of them has fired. */
export function withEach(alerts: readonly PriceAlert[], others: readonly PriceAlert[]): readonly PriceAlert[] {
  const fired = new Map(others.map(({ id, firedAt }) => [id, firedAt]));
  const known = new Set(alerts.map(({ id }) => id));
  const added = others.filter(({ id }) => !known.has(id));
  return [...alerts.map((alert) => ({ ...alert, firedAt: alert.firedAt ?? fired.get(alert.id) })), ...added];
}

/** The list after one has fired. */
export function withFired(alerts: readonly PriceAlert[], id: string, at: number): readonly PriceAlert[] {
  return alerts.map((alert) => (alert.id === id ? { ...alert, firedAt: at } : alert));
}
