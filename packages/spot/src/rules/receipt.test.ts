import { compare, decimal, isNegative, isPositive } from '@bourse/decimal';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFill, aTicket } from '../testing/fixtures';
import { midOf, noteArrival, type Arrival } from './arrival';
import { receiptsOf } from './match-fills';
import { roleOf, receiptOf, slippageInBasisPoints } from './receipt';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const anArrival = (overrides: Partial<Arrival> = {}): Arrival => ({
  id: 'order',
  order: aTicket({ mode: 'market', amount: decimal('1.5') }),
  at: NOW,
  bid: decimal(96_990),
  ask: decimal(97_000),
  since: NOW,
  knownFills: [],
  ...overrides,
});

describe('a receipt', () => {
  it('the receipt of 1.5 BTC bought into a book of 96,990 and 97,000 has the average 97,003.33, 0.86 basis points above the mid', () => {
    const receipt = receiptOf(anArrival(), [
      aFill({ price: decimal(97_000), amount: decimal(1), fee: decimal('0.001') }),
      aFill({ price: decimal(97_010), amount: decimal('0.5'), fee: decimal('0.0005') }),
    ]);
    expect(receipt).toMatchObject({
      mid: '96995',
      filled: '1.5',
      taker: '1.5',
      maker: '0',
      either: '0',
      fee: '0.0015',
      feeCurrency: 'BTC',
      slippage: '0.86',
    });
    expect(receipt?.average.slice(0, 9)).toBe('97003.333');
  });

  it('a receipt has no fee if the exchange does not send the fee of each fill', () => {
    const fills = [aFill({ amount: decimal(1) }), aFill({ amount: decimal(1), fee: undefined })];
    expect(receiptOf(anArrival(), fills)?.fee).toBeUndefined();
  });

  it('there is no receipt without fills', () => {
    expect(receiptOf(anArrival(), [])).toBeUndefined();
  });

  it('a receipt has no slippage if a side of the book was empty', () => {
    const receipt = receiptOf(anArrival({ ask: undefined }), [aFill()]);
    expect(receipt).toMatchObject({ mid: undefined, slippage: undefined, filled: '0.1' });
  });
});

it.each([
  ['buy', '101', '100', '100'],
  ['buy', '99', '100', '-100'],
  ['sell', '99', '100', '100'],
  ['sell', '100', '100', '0'],
  ['sell', '96990', '96995', '0.52'],
] as const)('slippage of a %s at %s against %s is %s basis points', (side, average, mid, points) => {
  expect(slippageInBasisPoints(side, decimal(average), decimal(mid))).toBe(points);
});

it('slippage is worse for a buyer above the mid and for a seller below it, never both', () => {
  const price = integer({ min: 1, max: 1_000_000 });
  assert(
    property(price, price, constantFrom('buy' as const, 'sell' as const), (average, mid, side) => {
      const points = slippageInBasisPoints(side, decimal(average), decimal(mid));
      const worse = side === 'buy' ? compare(decimal(average), decimal(mid)) : compare(decimal(mid), decimal(average));
      expect(isPositive(points) && worse !== 1).toBe(false);
      expect(isNegative(points) && worse !== -1).toBe(false);
    }),
  );
});

const sale = (price: number) => anArrival({ order: aTicket({ side: 'sell', price: decimal(price) }) });

describe('maker and taker', () => {
  const limit = (price: number) => anArrival({ order: aTicket({ price: decimal(price) }) });

  it.each([
    ['a market order takes', anArrival(), 97_000, 'taker'],
    ['a bid below the best ask rests and makes', limit(96_999), 96_999, 'maker'],
    ['a bid through the ask takes what is better than its price', limit(97_005), 97_000, 'taker'],
    ['a trade at the price of the order may be either', limit(97_005), 97_005, 'either'],
    ['the role is unknown without the book', { ...limit(97_005), ask: undefined }, 97_000, 'either'],
  ] as const)('the role of an order in a trade follows from the book: %s', (_, arrival, price, role) => {
    expect(roleOf(arrival, decimal(price))).toBe(role);
  });

  it('the role of a sale in a trade follows from the other side of the book', () => {
    expect(roleOf(sale(97_000), decimal(97_000))).toBe('maker');
    expect(roleOf(sale(96_000), decimal(96_990))).toBe('taker');
  });
});

it('the mid is exact', () => {
  expect(midOf({ bid: decimal('0.1'), ask: decimal('0.2') })).toBe('0.15');
  expect(midOf({ bid: decimal('0.1'), ask: undefined })).toBeUndefined();
});

describe('fills of an order', () => {
  const one = anArrival({ id: 'one', order: aTicket({ mode: 'market', amount: decimal('0.1') }) });

  it('fills belong to an order of their pair and side that was placed before them', () => {
    const fills = [
      aFill({ id: 1 }),
      aFill({ id: 2, side: 'sell' }),
      aFill({ id: 3, base: 'ETH' }),
      aFill({ id: 4, time: NOW - 1 }),
      aFill({ id: 5, time: undefined }),
    ];
    expect([...receiptsOf([one], fills).keys()].map(({ id }) => id)).toEqual([1]);
  });

  it('fills that an order knew do not belong to it', () => {
    expect(receiptsOf([{ ...one, knownFills: [1] }], [aFill({ id: 1 })]).size).toBe(0);
  });

  it('fills belong to a limit order only at its price or better', () => {
    const limit = anArrival({ order: aTicket({ price: decimal(97_000) }) });
    const fills = [aFill({ id: 1, price: decimal(97_000) }), aFill({ id: 2, price: decimal(97_001) })];
    expect([...receiptsOf([limit], fills).keys()].map(({ id }) => id)).toEqual([1]);
  });

  it('fills belong to an order up to its amount, the newest first', () => {
    const two = { ...one, id: 'two', at: NOW + 1 };
    const fills = [aFill({ id: 1 }), aFill({ id: 2, time: NOW + 5 }), aFill({ id: 3, time: NOW + 9 })];
    const receipts = receiptsOf([one, two], fills);
    expect(fills.map((fill) => receipts.get(fill)?.arrival.id)).toEqual(['two', 'one', undefined]);
  });
});

describe('the record of a sent order', () => {
  it('the record of a sent order is the book and the newest moment of the orders before it', () => {
    const known = { open: [], fills: [aFill({ id: 8, time: 500 }), aFill({ id: 7, time: 400 })] };
    expect(noteArrival('a', aTicket(), known, { bid: decimal(1), ask: decimal(2) }, NOW)).toEqual({
      id: 'a',
      order: aTicket(),
      at: NOW,
      bid: '1',
      ask: '2',
      since: 500,
      knownFills: [8, 7],
    });
  });

  it('no record is kept if the fills could not be distinguished from older ones', () => {
    expect(
      noteArrival('a', aTicket(), { open: [], fills: undefined }, { bid: undefined, ask: undefined }, NOW),
    ).toBeUndefined();
  });
});
