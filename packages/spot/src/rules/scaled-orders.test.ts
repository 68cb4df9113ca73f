import { compare, decimal, isMultipleOf, isPositive, sum } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { apportion, scaledOrders, SIZINGS, summariseScaled, type ScaledInput } from './scaled-orders';

const d = decimal;
const input = (given: Partial<ScaledInput> = {}): ScaledInput => ({
  side: 'buy',
  from: d(95_000),
  to: d(96_000),
  count: d(5),
  amount: d(1),
  sizing: 'equal',
  pricePlaces: 2,
  amountPlaces: 4,
  ...given,
});
const ordersOf = (given: Partial<ScaledInput> = {}) => {
  const result = scaledOrders(input(given));
  return 'orders' in result ? result.orders.map(({ price, amount }) => `${amount} at ${price}`) : result.problems;
};

it('scaled orders have equal distances and equal amounts', () => {
  expect(ordersOf()).toEqual(['0.2 at 95000', '0.2 at 95250', '0.2 at 95500', '0.2 at 95750', '0.2 at 96000']);
});

it('scaled orders grow or shrink from the first to the last price', () => {
  expect(ordersOf({ count: d(4), sizing: 'rising' })).toEqual([
    '0.1 at 95000',
    '0.2 at 95333.33',
    '0.3 at 95666.67',
    '0.4 at 96000',
  ]);
  expect(ordersOf({ count: d(4), sizing: 'falling' })[0]).toBe('0.4 at 95000');
});

it('scaled orders may go down in price', () => {
  expect(ordersOf({ from: d(96_000), to: d(95_000), count: d(2) })).toEqual(['0.5 at 96000', '0.5 at 95000']);
});

it('scaled orders give the remainder to the earlier of equal shares, and to the largest fraction of others', () => {
  expect(ordersOf({ count: d(3) })).toEqual(['0.3334 at 95000', '0.3333 at 95500', '0.3333 at 96000']);
  expect(apportion(10n, [1n, 2n, 3n, 1n])).toEqual([2n, 3n, 4n, 1n]);
});

it('scaled orders keep the step of the pair', () => {
  expect(ordersOf({ amount: d(1000), amountStep: d(100), count: d(3) })).toEqual([
    '400 at 95000',
    '300 at 95500',
    '300 at 96000',
  ]);
});

it.each([
  ['no prices', { from: undefined, to: d(0) }, ['from: priceRequired', 'to: priceRequired']],
  ['one order', { count: d(1) }, ['count: countRange']],
  ['too many orders', { count: d(21) }, ['count: countRange']],
  ['half an order', { count: d('2.5') }, ['count: countRange']],
  ['no amount', { amount: undefined }, ['amount: amountRequired']],
  ['an amount between two steps', { amount: d(250), amountStep: d(100) }, ['amount: form.amountStep']],
  ['an amount with too many places', { amount: d('1.00001') }, ['amount: form.amountStep']],
  ['less than one step for each', { amount: d('0.0004') }, ['amount: amountTooSmall']],
  ['equal prices', { to: d(95_000) }, ['to: pricesTooClose']],
  ['fewer ticks than orders', { to: d('95000.02') }, ['to: pricesTooClose']],
] as const)('scaled orders report %s', (_case, given, codes) => {
  const result = scaledOrders(input(given));
  expect('problems' in result && result.problems.map(({ field, code }) => `${field}: ${code}`)).toEqual(codes);
});

it('scaled orders are summed with average price and fee', () => {
  const orders = [
    { price: d(100), amount: d(1) },
    { price: d(200), amount: d(3) },
  ];
  expect(summariseScaled(orders, 'buy', d('0.001'))).toEqual({
    amount: '4',
    total: '700',
    averagePrice: '175',
    fee: '0.004',
    receive: '3.996',
  });
  expect(summariseScaled(orders, 'sell', d('0.001'))).toMatchObject({ fee: '0.7', receive: '699.3' });
});

const inputs = fc
  .record({
    sizing: fc.constantFrom(...SIZINGS),
    count: fc.integer({ min: 2, max: 20 }),
    from: fc.integer({ min: 1, max: 1_000_000 }),
    to: fc.integer({ min: 1, max: 1_000_000 }),
    units: fc.bigInt({ min: 1n, max: 10n ** 15n }),
    unit: fc.constantFrom(
      { amountPlaces: 8, amountStep: undefined, unit: '0.00000001' },
      { amountPlaces: 2, amountStep: undefined, unit: '0.01' },
      { amountPlaces: 0, amountStep: d(100), unit: '100' },
      { amountPlaces: 4, amountStep: d('0.0005'), unit: '0.0005' },
    ),
  })
  .map(({ unit: { unit, ...step }, units, count, from, to, sizing }) => ({
    unit: d(unit),
    given: input({
      ...step,
      sizing,
      count: d(count),
      from: d(from / 100),
      to: d(to / 100),
      amount: d(String(units * BigInt(unit.replace('.', '')))),
    }),
  }));

it('all scaled orders sum to the amount exactly, each a positive multiple of the step at a price of its own between the two', () => {
  fc.assert(
    fc.property(inputs, ({ unit, given }) => {
      const result = scaledOrders(given);
      if (!('orders' in result)) return;
      const { orders } = result;
      expect(sum(orders.map(({ amount }) => amount))).toBe(given.amount);
      expect(orders.every(({ amount }) => isPositive(amount) && isMultipleOf(amount, unit))).toBe(true);
      expect(new Set(orders.map(({ price }) => price)).size).toBe(orders.length);
      expect([orders[0]?.price, orders.at(-1)?.price]).toEqual([given.from, given.to]);
    }),
  );
});

it('all scaled orders never shrink where they rise, and never grow where they fall', () => {
  fc.assert(
    fc.property(inputs, ({ given }) => {
      const result = scaledOrders(given);
      if (!('orders' in result)) return;
      const amounts = result.orders.map(({ amount }) => amount);
      const inOrder = given.sizing === 'falling' ? amounts.toReversed() : amounts;
      if (given.sizing === 'equal') return;
      expect(inOrder.every((amount, index) => index === 0 || compare(inOrder[index - 1] ?? amount, amount) <= 0)).toBe(
        true,
      );
    }),
  );
});
