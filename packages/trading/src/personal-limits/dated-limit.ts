import { SHANGHAI_OFFSET_MS } from '@bourse/contracts/wire';
import { compare, type Decimal } from '@bourse/decimal';

const DAY_MS = 24 * 3_600_000;

/** `2026-11-20`: the day of a moment (epoch milliseconds of the server) in Asia/Shanghai, as all days of the limits. */
export function dayOf(moment: number): string {
  return new Date(moment + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
}

/** A limit and the one that follows it; `undefined` is no limit. */
export interface DatedLimit {
  readonly limit: Decimal | undefined;
  /** A looser limit, and the first day on which it applies. */
  readonly next?: { readonly limit: Decimal | undefined; readonly from: string } | undefined;
}

export const NO_LIMIT: DatedLimit = { limit: undefined };

/** The limit that applies on a day. */
export function limitOn({ limit, next }: DatedLimit, day: string): Decimal | undefined {
  return next && next.from <= day ? next.limit : limit;
}

/** Which of two values is the stricter one: the lower loss, the longer pause. */
export type Strictness = 'lower' | 'higher';

/** A stricter limit applies at once, a looser one or none from the next day on. */
export function withLimit(
  before: DatedLimit,
  wanted: Decimal | undefined,
  now: number,
  stricter: Strictness = 'lower',
): DatedLimit {
  const present = limitOn(before, dayOf(now));
  if (present === undefined) return { limit: wanted };
  const order = wanted === undefined ? 1 : compare(wanted, present) * (stricter === 'lower' ? 1 : -1);
  return order <= 0 ? { limit: wanted } : { limit: present, next: { limit: wanted, from: dayOf(now + DAY_MS) } };
}

/**
 * The limit after another device has set `other`: a stricter one applies at once, a looser one from the next day on, as after the same
 * change on this device.
 */
export function takenOverLimit(
  own: DatedLimit,
  other: DatedLimit,
  now: number,
  stricter: Strictness = 'lower',
): DatedLimit {
  const today = dayOf(now);
  const taken = withLimit(own, limitOn(other, today), now, stricter);
  return other.next && other.next.from > today ? { limit: taken.limit, next: other.next } : taken;
}

/** The stricter one of two limits; none is the loosest. */
function stricterOf(one: Decimal | undefined, other: Decimal | undefined, stricter: Strictness): Decimal | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return compare(one, other) * (stricter === 'lower' ? 1 : -1) <= 0 ? one : other;
}

/** A limit that is at no moment looser than one of two copies of it, in any order. */
export function stricterLimit(one: DatedLimit, other: DatedLimit, stricter: Strictness): DatedLimit {
  const limit = [one.next?.limit, other.limit, other.next?.limit].reduce(
    (strictest, each) => stricterOf(strictest, each, stricter),
    one.limit,
  );
  const days = [one, other].flatMap(({ next }) => (next ? [next.from] : []));
  const from = days.reduce<string | undefined>(
    (last, day) => (last === undefined || day > last ? day : last),
    undefined,
  );
  if (from === undefined) return { limit };
  return { limit, next: { limit: stricterOf(limitOn(one, from), limitOn(other, from), stricter), from } };
}
