import { compare, decimal, times, toDrawingNumber, type Decimal } from '@bourse/decimal';
import {
  dayOf,
  limitOn,
  NO_LIMIT,
  stricterLimit,
  takenOverLimit,
  withLimit,
  type DatedLimit,
  type Strictness,
} from './dated-limit';
import { lastLossAt, losingStreak, lossOn, NO_RESULTS, type DayResults } from './day-results';

/**
 * The limits that a user sets for opening orders. `dayLoss`: money a day; `losingStreak`: losing orders in a row; `trades`:
 * opened orders a day; `coolDown`: minutes after a loss. They never concern an order that closes a position or sells a holding.
 */
export const LIMIT_KINDS = ['dayLoss', 'losingStreak', 'trades', 'coolDown'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export type PersonalLimits = Readonly<Partial<Record<LimitKind, DatedLimit>>>;

/** A longer pause is the stricter one, of all others the lower limit. */
const STRICTER: Readonly<Record<LimitKind, Strictness>> = {
  dayLoss: 'lower',
  losingStreak: 'lower',
  trades: 'lower',
  coolDown: 'higher',
};

export const limitOf = (limits: PersonalLimits, kind: LimitKind): DatedLimit => limits[kind] ?? NO_LIMIT;

/** Sets one limit: a stricter one applies at once, a looser one from the next day on. */
export function withPersonalLimit(
  limits: PersonalLimits,
  kind: LimitKind,
  wanted: Decimal | undefined,
  now: number,
): PersonalLimits {
  return { ...limits, [kind]: withLimit(limitOf(limits, kind), wanted, now, STRICTER[kind]) };
}

/** The stricter ones of two copies of the limits, in any order. */
export function stricterLimits(one: PersonalLimits, other: PersonalLimits): PersonalLimits {
  return Object.fromEntries(
    LIMIT_KINDS.flatMap((kind) => {
      const [own, others] = [one[kind], other[kind]];
      const limit = own && others ? stricterLimit(own, others, STRICTER[kind]) : (own ?? others);
      return limit ? [[kind, limit]] : [];
    }),
  );
}

/** The limits after another device has set `other`: none is looser today. */
export function takenOverLimits(own: PersonalLimits, other: PersonalLimits, now: number): PersonalLimits {
  return Object.fromEntries(
    LIMIT_KINDS.flatMap((kind) =>
      own[kind] || other[kind]
        ? [[kind, takenOverLimit(limitOf(own, kind), limitOf(other, kind), now, STRICTER[kind])]]
        : [],
    ),
  );
}

/** Whether any limit applies on a day. */
export const hasLimits = (limits: PersonalLimits, day: string): boolean =>
  LIMIT_KINDS.some((kind) => limitOn(limitOf(limits, kind), day) !== undefined);

const MINUTE_MS = decimal(60_000);

/** A limit that is reached. `until`: when it ends, epoch milliseconds; `undefined`: with the day. */
export interface ReachedLimit {
  readonly kind: LimitKind;
  readonly limit: Decimal;
  readonly until: number | undefined;
}

/** The limits that keep an order from being opened now; none where it may be opened. */
export function reachedLimits(limits: PersonalLimits, results: DayResults, now: number): readonly ReachedLimit[] {
  const day = dayOf(now);
  const present = results.day === day ? results : NO_RESULTS;
  const used = {
    dayLoss: lossOn(present, day),
    losingStreak: decimal(losingStreak(present)),
    trades: decimal(present.opened.length),
  };
  return LIMIT_KINDS.flatMap((kind): ReachedLimit[] => {
    const limit = limitOn(limitOf(limits, kind), day);
    if (limit === undefined) return [];
    if (kind !== 'coolDown') return compare(used[kind], limit) >= 0 ? [{ kind, limit, until: undefined }] : [];
    const lostAt = lastLossAt(results);
    if (lostAt === undefined) return [];
    const until = lostAt + toDrawingNumber(times(limit, MINUTE_MS));
    return until > now ? [{ kind, limit, until }] : [];
  });
}
