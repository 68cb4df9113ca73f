import { compare, isNegative, minus, negate, plus, ZERO, type Decimal } from '@bourse/decimal';

/** Days of the limit are those of Asia/Shanghai. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** `2026-11-20`: the day of a moment (epoch milliseconds of the server). */
export function dayOf(moment: number): string {
  return new Date(moment + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
}

/** A limit and the one that follows it; `undefined` is no limit. */
export interface LossLimit {
  readonly limit: Decimal | undefined;
  /** A higher limit, and the first day on which it applies. */
  readonly next?: { readonly limit: Decimal | undefined; readonly from: string } | undefined;
}

export const NO_LIMIT: LossLimit = { limit: undefined };

/** The limit that applies on a day. */
export function limitOn({ limit, next }: LossLimit, day: string): Decimal | undefined {
  return next && next.from <= day ? next.limit : limit;
}

/** A lower limit applies at once, a higher one or none from the next day on. */
export function withLimit(before: LossLimit, wanted: Decimal | undefined, now: number): LossLimit {
  const present = limitOn(before, dayOf(now));
  const isLower = wanted !== undefined && (present === undefined || compare(wanted, present) <= 0);
  return isLower ? { limit: wanted } : withHigher(present, wanted, now);
}

function withHigher(present: Decimal | undefined, wanted: Decimal | undefined, now: number): LossLimit {
  if (present === undefined) return NO_LIMIT;
  return { limit: present, next: { limit: wanted, from: dayOf(now + 24 * 3_600_000) } };
}

/** Results of one day on this device, each order once. */
export interface DayResults {
  readonly day: string;
  readonly orders: readonly number[];
  /** Sum of P/L minus fees. */
  readonly net: Decimal;
}

export const NO_RESULTS: DayResults = { day: '', orders: [], net: ZERO };

interface Result {
  readonly id: number;
  readonly profit: Decimal | undefined;
  /** `undefined` where the back end does not send it: it is then not counted. */
  readonly fee: Decimal | undefined;
}

/** The results including another order; a known order changes nothing. A new day resets them. */
export function withResult(before: DayResults, { id, profit, fee }: Result, day: string): DayResults {
  const today = before.day === day ? before : { ...NO_RESULTS, day };
  if (profit === undefined || today.orders.includes(id)) return today;
  return { day, orders: [...today.orders, id], net: plus(today.net, minus(profit, fee ?? ZERO)) };
}

/** The loss of a day; zero for a profit. */
export function lossOn({ day, net }: DayResults, today: string): Decimal {
  return day === today && isNegative(net) ? negate(net) : ZERO;
}

/** No more options today. */
export function isLimitReached(limit: Decimal | undefined, loss: Decimal): boolean {
  return limit !== undefined && compare(loss, limit) >= 0;
}
