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
  /** When the last losing order of an earlier day ended, epoch milliseconds: the pause after a loss does not end with the day. */
  readonly lostAt?: number | undefined;
}

export const NO_RESULTS: DayResults = { day: '', orders: [], opened: [] };

export interface Result {
  readonly id: number;
  readonly profit: Decimal | undefined;
  /** `undefined` where the back end does not send it: it is then not counted. */
  readonly fee: Decimal | undefined;
}

/** When the last losing order ended, also on an earlier day, epoch milliseconds. */
export function lastLossAt({ orders, lostAt }: DayResults): number | undefined {
  const losses = orders.filter(({ net }) => isNegative(net)).map(({ at }) => at);
  if (lostAt !== undefined) losses.push(lostAt);
  return losses.length === 0 ? undefined : Math.max(...losses);
}

/** The results with a loss of an earlier day; the same object where a later loss is known. */
function withEarlierLoss(results: DayResults, at: number | undefined): DayResults {
  const known = lastLossAt(results);
  return at === undefined || (known !== undefined && known >= at) ? results : { ...results, lostAt: at };
}

const today = (before: DayResults, day: string): DayResults =>
  before.day === day ? before : withEarlierLoss({ ...NO_RESULTS, day }, lastLossAt(before));

/**
 * The results including another order that has ended at `at`. A known order changes nothing, and of one of an earlier day a loss starts
 * the pause only. A new day resets them.
 */
export function withResult(before: DayResults, { id, profit, fee }: Result, day: string, at: number): DayResults {
  if (profit === undefined) return before;
  const net = minus(profit, fee ?? ZERO);
  if (day < before.day) return isNegative(net) ? withEarlierLoss(before, at) : before;
  const results = today(before, day);
  if (results.orders.some((order) => order.id === id)) return results;
  return { ...results, orders: [...results.orders, { id, net, at }] };
}

/** The results including another order that was opened. */
export function withTrade(before: DayResults, day: string, at: number): DayResults {
  const results = today(before, day);
  let moment = at;
  while (results.opened.includes(moment)) moment += 1;
  return { ...results, opened: [...results.opened, moment] };
}

/** Both copies of the results of a day, in any order; of two days the later one, with the last loss of both. */
export function joinedResults(one: DayResults, other: DayResults): DayResults {
  if (one.day !== other.day) {
    const [earlier, later] = one.day < other.day ? [one, other] : [other, one];
    return withEarlierLoss(later, lastLossAt(earlier));
  }
  const known = new Set(one.orders.map(({ id }) => id));
  const joined: DayResults = {
    ...one,
    orders: [...one.orders, ...other.orders.filter(({ id }) => !known.has(id))],
    opened: [...new Set([...one.opened, ...other.opened])],
  };
  return withEarlierLoss(joined, other.lostAt);
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

/** The loss of a day; zero for a profit. */
export function lossOn(results: DayResults, day: string): Decimal {
  const net = netOf(results);
  return results.day === day && isNegative(net) ? negate(net) : ZERO;
}
