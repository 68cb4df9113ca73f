import { compare, decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, limitOn, NO_LIMIT, withLimit } from './dated-limit';
import {
  joinedResults,
  lastLossAt,
  losingStreak,
  lossOn,
  netOf,
  NO_RESULTS,
  takenOverResults,
  withResult,
  withTrade,
  type DayResults,
} from './day-results';
import { oversizeOf } from './oversize';
import { tradesLeft } from './trades-left';
import {
  limitOf,
  LIMIT_KINDS,
  reachedLimits,
  stricterLimits,
  takenOverLimits,
  withPersonalLimit,
  type PersonalLimits,
} from './personal-limits';

const d = decimal;
const noon = Date.parse('2026-11-20T04:00:00Z');
const today = '2026-11-20';
const tomorrow = '2026-11-21';
const minutes = (count: number) => count * 60_000;
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

const applying = (present: PersonalLimits, kind: 'dayLoss' | 'coolDown', day: string) =>
  limitOn(limitOf(present, kind), day);

describe('a dated limit', () => {
  it('a dated limit becomes stricter at once and looser from the next day on', () => {
    const set = withLimit(NO_LIMIT, d(100), noon);
    expect(limitOn(set, today)).toBe('100');
    expect(limitOn(withLimit(set, d(50), noon), today)).toBe('50');
    for (const looser of [d(500), undefined]) {
      const raised = withLimit(set, looser, noon);
      expect(limitOn(raised, today)).toBe('100');
      expect(limitOn(raised, tomorrow)).toBe(looser);
    }
  });

  it('a longer pause counts as the stricter limit', () => {
    const set = withLimit(NO_LIMIT, d(10), noon, 'higher');
    expect(limitOn(withLimit(set, d(30), noon, 'higher'), today)).toBe('30');
    expect(limitOn(withLimit(set, d(5), noon, 'higher'), today)).toBe('10');
    expect(limitOn(withLimit(set, undefined, noon, 'higher'), today)).toBe('10');
  });
});

it('the results of a day count each order once, with its fee, by days of Asia/Shanghai', () => {
  expect(dayOf(Date.parse('2026-11-20T16:00:00Z'))).toBe(tomorrow);
  const loss = { id: 1, profit: d(-100), fee: d('0.2') };
  const once = withResult(NO_RESULTS, loss, today, noon);
  expect(withResult(once, loss, today, noon)).toBe(once);
  expect(withResult(once, { ...loss, id: 4, profit: undefined }, tomorrow, noon)).toBe(once);
  expect(lossOn(once, today)).toBe('100.2');
  expect(lossOn(once, tomorrow)).toBe('0');
  expect(netOf(withResult(once, { ...loss, id: 2 }, tomorrow, noon))).toBe('-100.2');
  expect(withResult(once, { ...loss, id: 3 }, '2026-11-19', noon)).toBe(once);
});

it('the results of a day count losses in a row up to the next gain, and opened orders', () => {
  const after = (profits: readonly number[]) =>
    profits.reduce(
      (results, profit, id) => withResult(results, { id, profit: d(profit), fee: undefined }, today, noon + id),
      NO_RESULTS,
    );
  expect([losingStreak(after([-1, -1, 0])), lastLossAt(after([-1, -1, 0]))]).toEqual([2, noon + 1]);
  expect(losingStreak(after([-1, -1, 5]))).toBe(0);
  const opened = withTrade(withTrade(NO_RESULTS, today, noon), today, noon);
  expect(opened.opened).toHaveLength(2);
  expect(withTrade(opened, tomorrow, noon)).toMatchObject({ day: tomorrow, opened: [noon] });
});

describe('personal limits', () => {
  const limits: PersonalLimits = {
    dayLoss: { limit: d(100) },
    losingStreak: { limit: d(3) },
    trades: { limit: d(5) },
    coolDown: { limit: d(15) },
  };
  const results = { ...NO_RESULTS, day: today };
  const lost = (amount: number, at = noon - minutes(60), id = 1) => ({ id, net: d(-amount), at });
  const kinds = (given: Partial<DayResults>, now = noon) =>
    reachedLimits(limits, { ...results, ...given }, now).map(({ kind }) => kind);

  it.each([
    ['no result', {}, []],
    ['a loss below the limit', { orders: [lost(99.9)] }, []],
    ['the loss of a day', { orders: [lost(100)] }, ['dayLoss']],
    ['losses in a row', { orders: many(3).map((id) => lost(1, noon - minutes(60), id)) }, ['losingStreak']],
    ['the number of trades', { opened: many(5) }, ['trades']],
    ['a loss a moment ago', { orders: [lost(1, noon - minutes(14))] }, ['coolDown']],
    ['a loss a while ago', { orders: [lost(1, noon - minutes(15))] }, []],
  ])('personal limits are reached by %s', (_case, given, expected) => {
    expect(kinds(given)).toEqual(expected);
  });

  it('personal limits end with the day, except the pause after a loss', () => {
    const late = Date.parse('2026-11-20T15:55:00Z');
    const given = { orders: many(9).map((id) => lost(60, late, id)), opened: many(9) };
    expect(kinds(given, late)).toHaveLength(4);
    expect(kinds(given, late + minutes(10))).toEqual(['coolDown']);
  });

  const midnight = Date.parse('2026-11-20T16:00:00Z');
  const lateLoss = { id: 1, profit: d(-60), fee: undefined };
  const atNight = (found: DayResults) => reachedLimits(limits, found, midnight + minutes(6)).map(({ kind }) => kind);

  it('a loss before midnight that is found after the first trade of the day starts the pause, and counts on its own day only', () => {
    const traded = withTrade(NO_RESULTS, tomorrow, midnight + minutes(1));
    const found = withResult(traded, lateLoss, today, midnight - minutes(5));
    expect(atNight(found)).toEqual(['coolDown']);
    expect([lossOn(found, tomorrow), losingStreak(found)]).toEqual(['0', 0]);
    expect(withResult(found, lateLoss, today, midnight - minutes(5))).toBe(found);
    expect(withResult(traded, { ...lateLoss, profit: d(60) }, today, midnight - minutes(5))).toBe(traded);
  });

  it.each([
    [
      'an order that ends',
      (before: DayResults) => withResult(before, { ...lateLoss, id: 2, profit: d(5) }, tomorrow, midnight),
    ],
    ['a trade', (before: DayResults) => withTrade(before, tomorrow, midnight)],
    ['another device', (before: DayResults) => joinedResults({ ...NO_RESULTS, day: tomorrow }, before)],
  ])('the pause after a loss before midnight is not ended by %s of the new day', (_what, begin) => {
    expect(atNight(begin(withResult(NO_RESULTS, lateLoss, today, midnight - minutes(5))))).toEqual(['coolDown']);
  });

  const anyLimit = fc.option(fc.integer({ min: 1, max: 9 }).map(d), { nil: undefined });
  const anyDay = fc.constantFrom(today, tomorrow, '2026-11-22');
  const anyDated = fc.record({
    limit: anyLimit,
    next: fc.option(fc.record({ limit: anyLimit, from: anyDay }), { nil: undefined }),
  });
  const anyLimits = fc.record({ dayLoss: anyDated, coolDown: anyDated }, { requiredKeys: [] });

  it('of two copies of the personal limits the stricter one applies on every day, in any order', () => {
    fc.assert(
      fc.property(anyLimits, anyLimits, anyDay, (one, other, day) => {
        for (const merged of [stricterLimits(one, other), stricterLimits(other, one)]) {
          for (const kind of ['dayLoss', 'coolDown'] as const) {
            const limit = limitOn(limitOf(merged, kind), day);
            for (const copy of [one, other]) {
              const wanted = limitOn(limitOf(copy, kind), day);
              if (wanted === undefined) continue;
              expect(limit).toBeDefined();
              expect(compare(limit ?? wanted, wanted) * (kind === 'coolDown' ? -1 : 1)).toBeLessThanOrEqual(0);
            }
          }
        }
      }),
    );
  });

  it('a looser limit that another device sets applies from the next day on, a stricter one at once', () => {
    const own: PersonalLimits = { dayLoss: { limit: d(100) }, coolDown: { limit: d(15) } };
    const looser = takenOverLimits(own, { dayLoss: { limit: d(500) } }, noon);
    expect([applying(looser, 'dayLoss', today), applying(looser, 'coolDown', today)]).toEqual(['100', '15']);
    expect([applying(looser, 'dayLoss', tomorrow), applying(looser, 'coolDown', tomorrow)]).toEqual(['500', undefined]);
    const stricter = takenOverLimits(own, { dayLoss: { limit: d(50) }, coolDown: { limit: d(30) } }, noon);
    expect([applying(stricter, 'dayLoss', today), applying(stricter, 'coolDown', today)]).toEqual(['50', '30']);
  });

  it('no sequence of values of another device loosens a personal limit on the same day', () => {
    fc.assert(
      fc.property(anyLimits, fc.array(anyLimits, { maxLength: 6 }), (own, others) => {
        let present: PersonalLimits = own;
        for (const other of others) present = takenOverLimits(present, other, noon);
        for (const kind of ['dayLoss', 'coolDown'] as const) {
          const before = applying(own, kind, today);
          if (before === undefined) continue;
          const after = applying(present, kind, today);
          expect(after).toBeDefined();
          expect(compare(after ?? before, before) * (kind === 'coolDown' ? -1 : 1)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('results of a day that has not begun do not replace those of today', () => {
    const lossToday = withResult(NO_RESULTS, { id: 1, profit: d(-5), fee: undefined }, today, noon);
    expect(takenOverResults(lossToday, { ...NO_RESULTS, day: '2099-01-01' }, noon)).toEqual(lossToday);
    expect(lossOn(takenOverResults(lossToday, NO_RESULTS, noon), today)).toBe('5');
  });

  it('of two copies of a day each order and each opening counts once', () => {
    const one = withTrade(withResult(results, { id: 1, profit: d(-5), fee: undefined }, today, noon), today, noon);
    const two = withTrade(withResult(one, { id: 2, profit: d(-7), fee: undefined }, today, noon), today, noon);
    expect(lossOn(joinedResults(one, two), today)).toBe('12');
    expect(joinedResults(two, one).opened).toHaveLength(2);
    expect(joinedResults(two, { ...one, day: '2026-11-19' })).toEqual(two);
  });

  it('personal limits cannot be loosened on the same day by any sequence of changes', () => {
    const change = fc.record({
      kind: fc.constantFrom(...LIMIT_KINDS),
      wanted: fc.option(fc.integer({ min: 1, max: 1000 }).map(d), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 10 }), (changes) => {
        let present: PersonalLimits = {};
        for (const { kind, wanted } of changes) {
          const before = limitOn(limitOf(present, kind), today);
          present = withPersonalLimit(present, kind, wanted, noon);
          const after = limitOn(limitOf(present, kind), today);
          if (before === undefined) continue;
          expect(after).toBeDefined();
          const order = compare(after ?? before, before);
          expect(kind === 'coolDown' ? order >= 0 : order <= 0).toBe(true);
        }
      }),
    );
  });
});

it('a large order is one above a quarter of the portfolio', () => {
  expect(oversizeOf(d(25), d(100))).toBeUndefined();
  expect(oversizeOf(d('25.1'), d(100))).toBe('25.1');
  expect(oversizeOf(d(1), d(0))).toBeUndefined();
  expect(oversizeOf(undefined, d(100))).toBeUndefined();
});

it('the trades that are left of a day are those of the limit less the opened ones of that day, and never below none', () => {
  const limits = withPersonalLimit({}, 'trades', d(2), noon);
  const [first, second, third] = many(3).map((at) =>
    many(at + 1).reduce((results: DayResults) => withTrade(results, today, noon), NO_RESULTS),
  );
  expect([NO_RESULTS, first, second, third].map((results) => results && tradesLeft(limits, results, noon))).toEqual([
    '2',
    '1',
    '0',
    '0',
  ]);
  expect(third && tradesLeft(limits, third, noon + minutes(24 * 60))).toBe('2');
  expect(tradesLeft({}, NO_RESULTS, noon)).toBeUndefined();
});
