import { decimal, floorTo, isGreater, times, ZERO } from '@bourse/decimal';
import type { BookLevel } from '@bourse/contracts/market';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordableAmount, estimateMarket, isBookTooThin } from './market-estimate';

const level = (price: string, amount: string): BookLevel => ({
  price: decimal(price),
  amount: decimal(amount),
  sum: decimal(0),
});
const asks = [level('100', '1'), level('101', '2'), level('110', '5')];
const bids = [level('99', '1'), level('90', '1')];

const estimateOf = (amount: string, levels: readonly BookLevel[]) => {
  const estimate = estimateMarket(decimal(amount), levels);
  if (!estimate) throw new Error('these levels take something');
  return estimate;
};

it.each([
  ['0.5', asks, '100', '0', '0.5'],
  ['1', asks, '100', '0', '1'],
  ['2', asks, '100.5', '0.5', '2'],
  ['4', asks, '103', '3', '4'],
  ['100', asks, '106.5', '6.5', '8'],
  ['2', bids, '94.5', '4.5454545454545454545454545454545454545454', '2'],
])(
  'a market order of %s trades on average at the price of the levels that it takes',
  (amount, levels, average, slippage, filled) => {
    expect(estimateMarket(decimal(amount), levels)).toMatchObject({ average, slippage, filled });
  },
);

it('a market order costs what the levels ask for the amount that they have', () => {
  expect(estimateMarket(decimal('2'), asks)?.cost).toBe('201');
  expect(estimateMarket(decimal('100'), asks)?.cost).toBe('852');
});

it('a market order of nothing, or into an empty book, has no price', () => {
  expect(estimateMarket(undefined, asks)).toBeUndefined();
  expect(estimateMarket(decimal(0), asks)).toBeUndefined();
  expect(estimateMarket(decimal(1), [])).toBeUndefined();
});

describe('the depth of the book', () => {
  it('a book is too thin for an amount that it cannot fill', () => {
    expect(isBookTooThin(estimateOf('8', asks), decimal('8'))).toBe(false);
    expect(isBookTooThin(estimateOf('8.1', asks), decimal('8.1'))).toBe(true);
  });
});

describe('the amount of a market buy for a total', () => {
  it.each([
    ['50', '0.5'],
    ['100', '1'],
    ['201', '2'],
    ['302', '3'],
    ['857', '8'],
    ['10', '0.1'],
  ])('the total %s buys %s at 100 × 1, 101 × 2, 110 × 5', (money, amount) => {
    expect(affordableAmount(decimal(money), asks).startsWith(amount)).toBe(true);
  });

  it('the bought amount continues at the last displayed price if the book is too short', () => {
    expect(affordableAmount(decimal('1072'), asks)).toBe('10');
    expect(affordableAmount(decimal('1'), [])).toBe('0');
  });

  it('the bought amount never costs more than the total, which the best price alone would allow', () => {
    const part = integer({ min: 1, max: 85_200 });
    assert(
      property(part, (cents) => {
        const money = decimal(`${cents}e-2`);
        const amount = floorTo(affordableAmount(money, asks), 4);
        const { average = ZERO, filled = ZERO } = estimateMarket(amount, asks) ?? {};
        expect(isGreater(times(average, filled), money)).toBe(false);
      }),
    );
  });
});
