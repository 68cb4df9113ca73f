import { isNegative, isPositive, minus, negate, plus, ZERO, type Decimal } from '@bourse/decimal';
import { dayOf } from './dated-limit';

/** An order that has ended. */
export interface CountedOrder {
  readonly id: number;
  /** P/L minus fees. */
  readonly net: Decimal;
  /** When it ended, epoch milliseconds of the server. */
  readonly at: number;
}

/** What one day has counted: each order once, so that two copies of the day can be joined. */
export interface DayResults {
  readonly day: string;
  readonly orders: readonly CountedOrder[];
  /** When orders were opened, epoch milliseconds of the server, each moment once. */
  readonly opened: readonly number[];
}

export const NO_RESULTS: DayResults = { day: '', orders: [], opened: [] };

export interface Result {
  readonly id: number;
  readonly profit: Decimal | undefined;
  /** `undefined` where the back end does not send it: it is then not counted. */
  readonly fee: Decimal | undefined;
}

const today = (before: DayResults, day: string): DayResults => (before.day === day ? before : { ...NO_RESULTS, day });

/** The results including another order that has ended at `at`; a known order and one of an earlier day change nothing. A new day resets them. */
export function withResult(before: DayResults, { id, profit, fee }: Result, day: string, at: number): DayResults {
  if (day < before.day || profit === undefined) return before;
  const results = today(before, day);
  if (results.orders.some((order) => order.id === id)) return results;
  return { ...results, orders: [...results.orders, { id, net: minus(profit, fee ?? ZERO), at }] };
}

/** The results including another order that was opened. */
export function withTrade(before: DayResults, day: string, at: number): DayResults {
  const results = today(before, day);
  let moment = at;
  while (results.opened.includes(moment)) moment += 1;
  return { ...results, opened: [...results.opened, moment] };
}

/** Both copies of the results of a day, in any order; of two days the later one. */
export function joinedResults(one: DayResults, other: DayResults): DayResults {
  if (one.day !== other.day) return one.day > other.day ? one : other;
  const known = new Set(one.orders.map(({ id }) => id));
  return {
    day: one.day,
    orders: [...one.orders, ...other.orders.filter(({ id }) => !known.has(id))],
    opened: [...new Set([...one.opened, ...other.opened])],
  };
}

/** The results after another device has written `other`: what is counted here stays, and a day that has not begun does not replace it. */
export const takenOverResults = (own: DayResults, other: DayResults, now: number): DayResults =>
  other.day > dayOf(now) ? own : joinedResults(own, other);

/** Sum of P/L minus fees. */
export const netOf = ({ orders }: DayResults): Decimal => orders.reduce((sum, { net }) => plus(sum, net), ZERO);

/** Losing orders since the last winning one. */
export function losingStreak({ orders }: DayResults): number {
  const byTime = orders.toSorted((one, other) => one.at - other.at);
  const lastGain = byTime.findLastIndex(({ net }) => isPositive(net));
  return byTime.slice(lastGain + 1).filter(({ net }) => isNegative(net)).length;
}

/** When the last losing order ended, epoch milliseconds. */
export function lastLossAt({ orders }: DayResults): number | undefined {
  const losses = orders.filter(({ net }) => isNegative(net)).map(({ at }) => at);
  return losses.length === 0 ? undefined : Math.max(...losses);
}

/** The loss of a day; zero for a profit. */
export function lossOn(results: DayResults, day: string): Decimal {
  const net = netOf(results);
  return results.day === day && isNegative(net) ? negate(net) : ZERO;
}
