import { storedDecimal } from '@bourse/safe-writes';
import { createKept, type Merge, type TakeOver } from '@bourse/storage';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import {
  joinedResults,
  NO_RESULTS,
  takenOverResults,
  withResult,
  withTrade,
  type DayResults,
  type Result,
} from './day-results';
import { dayOf, type DatedLimit } from './dated-limit';
import {
  stricterLimits,
  takenOverLimits,
  withPersonalLimit,
  type LimitKind,
  type PersonalLimits,
} from './personal-limits';
import { ZERO, type Decimal } from '@bourse/decimal';

const storedLimit = v.object({
  limit: v.optional(storedDecimal),
  next: v.optional(v.object({ limit: v.optional(storedDecimal), from: v.string() })),
});
const toLimit = ({ limit, next }: v.InferOutput<typeof storedLimit>): DatedLimit => ({
  limit,
  ...(next && { next: { limit: next.limit, from: next.from } }),
});
const datedLimit = v.pipe(storedLimit, v.transform(toLimit));

/** An entry with a `limit` of its own is the daily loss limit of an earlier version, which had no other. */
const personalLimits: v.GenericSchema<unknown, PersonalLimits> = v.union([
  v.pipe(
    v.object({ ...storedLimit.entries, limit: storedDecimal }),
    v.transform((stored): PersonalLimits => ({ dayLoss: toLimit(stored) })),
  ),
  v.pipe(
    v.object({
      dayLoss: v.optional(datedLimit),
      losingStreak: v.optional(datedLimit),
      trades: v.optional(datedLimit),
      coolDown: v.optional(datedLimit),
    }),
    v.transform((stored): PersonalLimits =>
      Object.fromEntries(Object.entries(stored).filter(([, limit]) => limit !== undefined)),
    ),
  ),
]);

/** Results with a `net` of their own are those of an earlier version, which counted sums: the first order has all of it. */
const dayResults: v.GenericSchema<unknown, DayResults> = v.union([
  v.object({
    day: v.string(),
    orders: v.array(v.object({ id: v.number(), net: storedDecimal, at: v.number() })),
    opened: v.array(v.number()),
    lostAt: v.optional(v.number()),
  }),
  v.pipe(
    v.object({
      day: v.string(),
      orders: v.array(v.number()),
      net: storedDecimal,
      lostAt: v.optional(v.number(), 0),
      trades: v.optional(v.number(), 0),
    }),
    v.transform(({ day, orders, net, lostAt, trades }) => ({
      day,
      orders: orders.map((id, at) => ({ id, net: at === 0 ? net : ZERO, at: lostAt })),
      opened: Array.from({ length: trades }, (_, at) => at),
    })),
  ),
]);

const byCurrency = <Value>(
  schema: v.GenericSchema<unknown, Value>,
): v.GenericSchema<unknown, Readonly<Record<string, Value>>> => v.record(v.string(), schema);

const NOTHING: PersonalLimits = {};

/** The products that have limits of their own. */
export type LimitedProduct = 'spot' | 'lever' | 'options';

const mergeCurrencies =
  <Value>(merge: Merge<Value>): Merge<Readonly<Record<string, Value>>> =>
  (all, others) => ({
    ...all,
    ...Object.fromEntries(
      Object.entries(others).map(([currency, other]) => {
        const own = all[currency];
        return [currency, own === undefined ? other : merge(own, other)];
      }),
    ),
  });

/** A currency that the other device does not have has `none` there. */
const takeOverCurrencies =
  <Value>(takeOver: TakeOver<Value>, none: Value): TakeOver<Readonly<Record<string, Value>>> =>
  (all, others, now) =>
    Object.fromEntries(
      Object.keys({ ...all, ...others }).map((currency) => [
        currency,
        takeOver(all[currency] ?? none, others[currency] ?? none, now),
      ]),
    );

/**
 * The user's personal limits of a product and the results of the present day, by currency. A log-out keeps them for the next login on
 * this device.
 */
export function createPersonalLimits(product: LimitedProduct) {
  const limits = createKept(
    `bourse.${product}.limits`,
    byCurrency(personalLimits),
    {},
    mergeCurrencies(stricterLimits),
    takeOverCurrencies(takenOverLimits, NOTHING),
  );
  const results = createKept(
    `bourse.${product}.results`,
    byCurrency(dayResults),
    {},
    mergeCurrencies(joinedResults),
    takeOverCurrencies(takenOverResults, NO_RESULTS),
  );
  /** Writes nothing where nothing changes: each write is copied and tells all tabs. */
  const changeResults = (currency: string, change: (before: DayResults) => DayResults) => {
    const all = results.read();
    const before = all[currency] ?? NO_RESULTS;
    const after = change(before);
    if (after !== before) results.write({ ...all, [currency]: after });
  };
  return {
    product,
    limits,
    results,
    setLimit: (currency: string, kind: LimitKind, wanted: Decimal | undefined, now: number) =>
      limits.update((all) => ({ ...all, [currency]: withPersonalLimit(all[currency] ?? NOTHING, kind, wanted, now) })),
    /** An order has ended. The same order counts once, in all tabs. `now`: epoch milliseconds of the server. */
    noteResult: (currency: string, result: Result, now: number) =>
      changeResults(currency, (before) => withResult(before, result, dayOf(now), now)),
    /** An order was opened. */
    noteTrade: (currency: string, now: number) =>
      changeResults(currency, (before) => withTrade(before, dayOf(now), now)),
  };
}

/** The limits and today's results of a currency. */
export function useStoredLimits(store: PersonalLimitsStore, currency: string) {
  return {
    limits: useSyncExternalStore(store.limits.follow, store.limits.read)[currency] ?? NOTHING,
    results: useSyncExternalStore(store.results.follow, store.results.read)[currency] ?? NO_RESULTS,
  };
}

export type PersonalLimitsStore = ReturnType<typeof createPersonalLimits>;
