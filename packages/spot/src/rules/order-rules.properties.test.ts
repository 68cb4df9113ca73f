import { compare, decimal, decimalsOf, isPositive, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProblems } from './order-problems';
import { amountForPercent, amountForTotal, PERCENT_STEPS, summarise, type Draft, type OrderInput } from './order-rules';

/** A positive decimal of up to 12 digits before and `places` after the point. */
const money = (places = 18): fc.Arbitrary<Decimal> =>
  fc.bigInt({ min: 1n, max: 10n ** BigInt(12 + places) }).map((lots) => decimal(`${lots}e-${places}`));

const side = fc.constantFrom('buy', 'sell');
const mode = fc.constantFrom('limit', 'market');
const places = fc.integer({ min: 0, max: 8 });
const percent = fc.constantFrom(...PERCENT_STEPS);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const quantity: fc.Arbitrary<Draft['quantity']> = fc.oneof(
  fc.record({ by: fc.constant('amount' as const), amount: maybe(money(4)) }),
  fc.record({ by: fc.constant('total' as const), total: maybe(money(4)) }),
  fc.record({ by: fc.constant('percent' as const), percent }),
);

const order: fc.Arbitrary<OrderInput> = fc.record({
  side,
  mode,
  draft: fc.record({ price: maybe(money(8)), quantity }),
  best: maybe(money(8)),
  available: maybe(money()),
  amountPlaces: places,
  sliderPlaces: places,
  takerFee: maybe(fc.constant(decimal('0.001'))),
});

const atMost = (a: Decimal, b: Decimal) => compare(a, b) <= 0;

describe('any order', () => {
  it('an order without problems never spends more than is available', () => {
    fc.assert(
      fc.property(order, (given) => {
        const summary = summarise(given);
        fc.pre(findProblems(given, summary).length === 0 && given.available !== undefined);
        const { price = ZERO, amount = ZERO } = summary;
        const cost = given.side === 'buy' ? times(price, amount) : amount;
        expect(isPositive(cost) && atMost(cost, given.available ?? ZERO)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('a percent step never exceeds its share, and MAX leaves less than one lot', () => {
    fc.assert(
      fc.property(side, percent, money(), money(8), places, (of, step, available, price, lot) => {
        const amount = amountForPercent(of, step, available, price, lot) ?? decimal(-1);
        const cost = of === 'buy' ? times(price, amount) : amount;
        expect(atMost(times(cost, decimal(100)), times(available, decimal(step)))).toBe(true);
        expect(decimalsOf(amount)).toBeLessThanOrEqual(lot);
        if (step < 100) return;
        const next = plus(amount, decimal(`1e-${lot}`));
        expect(atMost(of === 'buy' ? times(price, next) : next, available)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('an order by percent step is never short of balance', () => {
    fc.assert(
      fc.property(order, percent, money(), (given, step, available) => {
        const stepped = {
          ...given,
          available,
          draft: { ...given.draft, quantity: { by: 'percent', percent: step } },
        } as const;
        expect(findProblems(stepped, summarise(stepped)).map(({ code }) => code)).not.toContain('form.insufficient');
      }),
      { numRuns: 500 },
    );
  });

  it('a typed total becomes an amount that never costs more', () => {
    fc.assert(
      fc.property(money(4), money(8), places, (total, price, lot) => {
        expect(atMost(times(price, amountForTotal(total, price, lot)), total)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('a typed amount equals the amount computed from its exact cost', () => {
    fc.assert(
      fc.property(money(4), money(8), (amount, price) => {
        expect(amountForTotal(times(price, amount), price, 4)).toBe(amount);
      }),
    );
  });

  it('problems name each field once, and an order without a price or an amount has one', () => {
    fc.assert(
      fc.property(order, (given) => {
        const summary = summarise(given);
        const problems = findProblems(given, summary);
        expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length);
        if (problems.length > 0) return;
        expect(summary.price !== undefined && isPositive(summary.price)).toBe(true);
        expect(summary.amount !== undefined && isPositive(summary.amount)).toBe(true);
      }),
    );
  });
});
