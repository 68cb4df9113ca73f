import { decimal, isGreater, isLess, minus, negate, plus, times, ZERO } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { paperAccount, paperTrade, type PaperTrade } from './paper-account';

const FEE = decimal('0.001');
/** The entry price is truncated after 40 places at each trade. */
const TRUNCATED = decimal('1e-20');

/** Sizes in millionths, prices in cents: the properties are computed again in whole numbers. */
const order = fc.record({
  side: fc.constantFrom('buy' as const, 'sell' as const),
  size: fc.integer({ min: 1, max: 5_000_000 }),
  price: fc.integer({ min: 1, max: 20_000_000 }),
});
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;
const orders = fc.array(order, { maxLength: 30 });
const price = fc.integer({ min: 1, max: 20_000_000 });

const tradesOf = (list: readonly Order[]): PaperTrade[] =>
  list.map(({ side, size, price: cents }, id) =>
    paperTrade({ id, time: id, side, size: decimal(`${size}e-6`), price: decimal(`${cents}e-2`) }, FEE),
  );
const signed = ({ side, size }: Order) => BigInt(side === 'buy' ? size : -size);

it('the profit is the value of the position less what was paid and the fees, to the last digit', () => {
  fc.assert(
    fc.property(orders, price, (list, cents) => {
      const position = list.reduce((total, each) => total + signed(each), 0n);
      const paid = list.reduce((total, each) => total + signed(each) * BigInt(each.price), 0n);
      const value = list.reduce((total, each) => total + BigInt(each.size) * BigInt(each.price), 0n);
      // A thousandth of the value is the fee: units of 10⁻¹¹.
      const profit = (position * BigInt(cents) - paid) * 1000n - value;
      const account = paperAccount(tradesOf(list), decimal(`${cents}e-2`));
      expect(account).toMatchObject({
        position: decimal(`${position}e-6`),
        fees: decimal(`${value}e-11`),
        profit: decimal(`${profit}e-11`),
      });
    }),
  );
});

it('a position that is closed at its own price costs the fees', () => {
  fc.assert(
    fc.property(order, (opened) => {
      const closing = { ...opened, side: opened.side === 'buy' ? ('sell' as const) : ('buy' as const) };
      const account = paperAccount(tradesOf([opened, closing]), decimal('1'));
      expect(account).toMatchObject({ position: ZERO, average: undefined, profit: negate(account.fees) });
    }),
  );
});

it('the entry price lies between the lowest and the highest price of the trades, and is missing without a position', () => {
  fc.assert(
    fc.property(orders, (list) => {
      const { position, average } = paperAccount(tradesOf(list), decimal('1'));
      expect(average === undefined).toBe(position === ZERO);
      const cents = list.map((each) => each.price).toSorted((one, other) => one - other);
      expect(average !== undefined && isLess(average, minus(decimal(`${cents[0]}e-2`), TRUNCATED))).toBe(false);
      expect(average !== undefined && isGreater(average, plus(decimal(`${cents.at(-1)}e-2`), TRUNCATED))).toBe(false);
    }),
  );
});

it('buys and sells in exchange for each other mirror the position and the profit before fees', () => {
  fc.assert(
    fc.property(orders, price, (list, cents) => {
      const mirrored = list.map((each) => ({
        ...each,
        side: each.side === 'buy' ? ('sell' as const) : ('buy' as const),
      }));
      const at = decimal(`${cents}e-2`);
      const [one, other] = [paperAccount(tradesOf(list), at), paperAccount(tradesOf(mirrored), at)];
      expect(other.position).toBe(negate(one.position));
      expect(other.average).toBe(one.average);
      expect(plus(one.profit, other.profit)).toBe(negate(times(decimal('2'), one.fees)));
    }),
  );
});

it.each([
  {
    name: 'a buy at a higher price raises it by size',
    list: [
      ['buy', '1', '100'],
      ['buy', '3', '200'],
    ],
    average: '175',
  },
  {
    name: 'a part that is sold keeps it',
    list: [
      ['buy', '2', '100'],
      ['buy', '2', '200'],
      ['sell', '3', '900'],
    ],
    average: '150',
  },
  {
    name: 'a sell beyond the position opens a short one at its own price',
    list: [
      ['buy', '1', '100'],
      ['sell', '3', '120'],
    ],
    average: '120',
  },
  {
    name: 'a short position is averaged as a long one',
    list: [
      ['sell', '1', '100'],
      ['sell', '1', '300'],
    ],
    average: '200',
  },
] as const)('of the entry price: $name', ({ list, average }) => {
  const trades = list.map(([side, size, at], id) =>
    paperTrade({ id, time: id, side, size: decimal(size), price: decimal(at) }, FEE),
  );
  expect(paperAccount(trades, decimal('1')).average).toBe(decimal(average));
});
