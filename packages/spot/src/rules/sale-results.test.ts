import { compare, decimal, minus, plus, sum, times, ZERO } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aFill } from '../testing/fixtures';
import { saleResults } from './sale-results';

const d = decimal;
const profitsOf = (fills: Parameters<typeof saleResults>[0]) => saleResults(fills).map(({ profit }) => profit);

it('the result of a sale compares it with the average cost of what was bought before', () => {
  const fills = [
    aFill({ id: 3, side: 'sell', price: d(130), amount: d(2) }),
    aFill({ id: 2, price: d(120), amount: d(2) }),
    aFill({ id: 1, price: d(100), amount: d(2) }),
  ];
  // Average 110.
  expect(profitsOf(fills)).toEqual(['40']);
});

it('a sale whose cost is not known has no result', () => {
  expect(profitsOf([aFill({ side: 'sell', amount: d(1) })])).toEqual([]);
  expect(profitsOf([aFill({ id: 2, side: 'sell', amount: d(2) }), aFill({ id: 1, amount: d(1) })])).toEqual([]);
});

it('the results sum to what was received minus what was paid where all is sold', () => {
  const buy = fc.record({
    price: fc.integer({ min: 1, max: 1e6 }).map(d),
    amount: fc.integer({ min: 1, max: 1000 }).map(d),
  });
  fc.assert(
    fc.property(
      fc.array(buy, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 1e6 }).map(d),
      (buys, price) => {
        const amount = sum(buys.map((bought) => bought.amount));
        const fills = [
          aFill({ id: 99, side: 'sell', price, amount }),
          ...buys.map((bought, id) => aFill({ ...bought, id })).toReversed(),
        ];
        const paid = buys.reduce((total, bought) => plus(total, times(bought.price, bought.amount)), ZERO);
        const [profit = ZERO] = profitsOf(fills);
        expect(compare(profit, minus(times(price, amount), paid))).toBe(0);
      },
    ),
  );
});
