import { compare, decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, limitOn, NO_LIMIT, withLimit } from './dated-limit';
import { lossOn, NO_RESULTS, withResult, withTrade } from './day-results';
import { oversizeOf } from './oversize';
import { limitOf, LIMIT_KINDS, reachedLimits, withPersonalLimit, type PersonalLimits } from './personal-limits';

const d = decimal;
const noon = Date.parse('2026-11-20T04:00:00Z');
const today = '2026-11-20';
const tomorrow = '2026-11-21';
const minutes = (count: number) => count * 60_000;

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
  expect(withResult(once, loss, today, noon)).toEqual(once);
  expect(lossOn(once, today)).toBe('100.2');
  expect(lossOn(once, tomorrow)).toBe('0');
  expect(withResult(once, { ...loss, id: 2 }, tomorrow, noon).net).toBe('-100.2');
  expect(withResult(once, { ...loss, id: 3 }, '2026-11-19', noon)).toBe(once);
});

it('the results of a day count losses in a row up to the next gain, and opened orders', () => {
  const after = (profits: readonly number[]) =>
    profits.reduce(
      (results, profit, id) => withResult(results, { id, profit: d(profit), fee: undefined }, today, noon + id),
      NO_RESULTS,
    );
  expect(after([-1, -1, 0])).toMatchObject({ streak: 2, lostAt: noon + 1 });
  expect(after([-1, -1, 5])).toMatchObject({ streak: 0 });
  expect(withTrade(withTrade(NO_RESULTS, today), tomorrow)).toMatchObject({ day: tomorrow, trades: 1 });
});

describe('personal limits', () => {
  const limits: PersonalLimits = {
    dayLoss: { limit: d(100) },
    losingStreak: { limit: d(3) },
    trades: { limit: d(5) },
    coolDown: { limit: d(15) },
  };
  const results = { ...NO_RESULTS, day: today };
  const kinds = (given: Partial<typeof NO_RESULTS>, now = noon) =>
    reachedLimits(limits, { ...results, ...given }, now).map(({ kind }) => kind);

  it.each([
    ['no result', {}, []],
    ['a loss below the limit', { net: d('-99.9') }, []],
    ['the loss of a day', { net: d(-100) }, ['dayLoss']],
    ['losses in a row', { streak: 3 }, ['losingStreak']],
    ['the number of trades', { trades: 5 }, ['trades']],
    ['a loss a moment ago', { lostAt: noon - minutes(14) }, ['coolDown']],
    ['a loss a while ago', { lostAt: noon - minutes(15) }, []],
  ] as const)('personal limits are reached by %s', (_case, given, expected) => {
    expect(kinds(given)).toEqual(expected);
  });

  it('personal limits end with the day, except the pause after a loss', () => {
    const late = Date.parse('2026-11-20T15:55:00Z');
    const given = { net: d(-500), streak: 9, trades: 9, lostAt: late };
    expect(kinds(given, late)).toHaveLength(4);
    expect(kinds(given, late + minutes(10))).toEqual(['coolDown']);
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
