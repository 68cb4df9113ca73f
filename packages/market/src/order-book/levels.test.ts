import { compare, type Decimal, decimal, isLess, isMultipleOf, isPositive, sum } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aLevel } from '../testing/fixtures';
import { cumulate } from './book-rows';
import { groupLevels } from './group-levels';

const someLevels = (direction: 'up' | 'down') =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 60 })
    .chain((ticks) =>
      fc
        .array(fc.integer({ min: 1, max: 1e9 }), { minLength: ticks.length, maxLength: ticks.length })
        .map((amounts) =>
          ticks
            .toSorted((a, b) => (direction === 'up' ? a - b : b - a))
            .map((tick, index) => aLevel(`${tick}e-2`, `${amounts[index] ?? 1}e-6`)),
        ),
    );

it('cumulate sums from the best price outwards', () => {
  const levels = [aLevel('10', '0.1'), aLevel('11', '0.2'), aLevel('12', '0.3')];
  expect(cumulate(levels).map((level) => level.sum)).toEqual(['0.1', '0.3', '0.6']);
});

it('cumulate ignores the sums on the wire', () => {
  expect(cumulate([aLevel('10', '2', '99')])[0]?.sum).toBe('2');
});

it('groupLevels rounds bids down and asks up, away from the middle', () => {
  const levels = [aLevel('100.19', '1'), aLevel('100.11', '2'), aLevel('100.09', '4')];
  expect(groupLevels(levels, 'bids', decimal('0.1'))).toEqual([
    { price: '100.1', amount: '3' },
    { price: '100', amount: '4' },
  ]);
  expect(groupLevels(levels.toReversed(), 'asks', decimal('0.1'))).toEqual([
    { price: '100.1', amount: '4' },
    { price: '100.2', amount: '3' },
  ]);
});

it('groupLevels has no group at a price of 0: bids below one step keep the lowest of their prices', () => {
  const levels = [aLevel('0.0000112', '1'), aLevel('0.0000087', '2'), aLevel('0.0000085', '4')];
  expect(groupLevels(levels, 'bids', decimal('0.00001'))).toEqual([
    { price: '0.00001', amount: '1' },
    { price: '0.0000085', amount: '6' },
  ]);
});

it('groupLevels keeps a level that is a multiple of the step', () => {
  expect(groupLevels([aLevel('100', '1')], 'asks', decimal('10'))).toEqual([{ price: '100', amount: '1' }]);
});

it('groupLevels loses no amount, keeps the order, and shows no better price than the orders have', () => {
  const steps = fc.constantFrom('0.01', '0.1', '1', '10', '1000').map(decimal);
  fc.assert(
    fc.property(fc.constantFrom('bids' as const, 'asks' as const), steps, fc.gen(), (side, step, gen) => {
      const levels = gen(someLevels, side === 'bids' ? 'down' : 'up');
      const grouped = groupLevels(levels, side, step);
      expect(sum(grouped.map(({ amount }) => amount))).toBe(sum(levels.map(({ amount }) => amount)));
      const isBelowStep = (price: Decimal) => side === 'bids' && isPositive(price) && isLess(price, step);
      expect(grouped.every(({ price }) => isMultipleOf(price, step) || isBelowStep(price))).toBe(true);
      const outwards = side === 'bids' ? -1 : 1;
      const prices = grouped.map(({ price }) => price);
      expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => outwards * compare(a, b)));
      // No ask is shown cheaper and no bid dearer than it is.
      const best = levels.slice(0, 1).map(({ price }) => compare(prices[0] ?? price, price) * outwards);
      expect(best.every((difference) => difference >= 0)).toBe(true);
    }),
  );
});
