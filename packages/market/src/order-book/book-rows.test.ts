import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aLevel } from '../testing/fixtures';
import { bookView } from './book-rows';

const book = {
  asks: [aLevel('101', '1'), aLevel('102', '2'), aLevel('103', '5')],
  bids: [aLevel('99', '1'), aLevel('98', '3')],
};

it('bookView puts asks above bids with the best of both in the middle, asks numbered from the top', () => {
  const { asks, bids } = bookView(book, { shape: { asks: 10, bids: 10, rowHeight: 20 } });
  expect(asks.map(({ number, price }) => [number, price])).toEqual([
    [1, '103'],
    [2, '102'],
    [3, '101'],
  ]);
  expect(bids.map(({ number, price }) => [number, price])).toEqual([
    [1, '99'],
    [2, '98'],
  ]);
});

it('bookView shows the best levels if there are more than fit', () => {
  const { asks } = bookView(book, { shape: { asks: 2, bids: 2, rowHeight: 20 } });
  expect(asks.map(({ price }) => price)).toEqual(['102', '101']);
});

it('bookView sums from the middle outwards, and returns the largest visible total', () => {
  const { asks, bids, largestTotal } = bookView(book, { shape: { asks: 10, bids: 10, rowHeight: 20 } });
  expect(asks[0]?.sum).toBe('8');
  expect(bids[1]?.sum).toBe('4');
  expect(largestTotal).toBe('8');
  expect(bookView(book, { shape: { asks: 1, bids: 1, rowHeight: 20 } }).largestTotal).toBe('1');
});

it('bookView returns spread and mid of the ungrouped book for any grouping', () => {
  const view = bookView(book, { shape: { asks: 10, bids: 10, rowHeight: 20 }, step: decimal('10') });
  expect(view).toMatchObject({ spread: '2', mid: '100', spreadPercent: '2' });
  expect(view.asks.map(({ price }) => price)).toEqual(['110']);
});

it('bookView omits a hidden side, and scales the bars by the other one', () => {
  const view = bookView(book, { shape: { asks: 0, bids: 10, rowHeight: 20 } });
  expect(view).toMatchObject({ asks: [], largestTotal: '4', spread: '2', mid: '100' });
  expect(view.bids).toHaveLength(2);
});

it('bookView marks the levels with own orders, and, grouped, the levels that contain them', () => {
  const ownPrices = { asks: new Set([decimal('102')]), bids: new Set([decimal('98'), decimal('7')]) };
  const own = (step?: ReturnType<typeof decimal>) => {
    const { asks, bids } = bookView(book, { shape: { asks: 10, bids: 10, rowHeight: 20 }, step, ownPrices });
    return [...asks, ...bids].filter(({ isOwn }) => isOwn).map(({ price }) => price);
  };
  expect(own()).toEqual(['102', '98']);
  expect(own(decimal('10'))).toEqual(['110', '90']);
});

it('bookView keeps the identity of rows that have not changed since the last view', () => {
  const options = { shape: { asks: 10, bids: 10, rowHeight: 20 } } as const;
  const before = bookView(book, options);
  const after = bookView({ ...book, bids: [aLevel('99', '1'), aLevel('98', '4')] }, options, before);
  expect(after.asks.every((row, index) => row === before.asks[index])).toBe(true);
  expect(after.bids[0]).toBe(before.bids[0]);
  expect(after.bids[1]).toMatchObject({ amount: '4', sum: '5' });
  expect(after.spreadPercent).toBe(before.spreadPercent);
});

it('bookView has no spread or mid if a side is empty', () => {
  const view = bookView({ asks: [], bids: book.bids }, { shape: { asks: 10, bids: 10, rowHeight: 20 } });
  expect(view).toMatchObject({ spread: undefined, mid: undefined, asks: [] });
});

it('bookView has no mid of a crossed book, whose spread is negative', () => {
  const crossed = { asks: book.bids, bids: book.asks };
  const view = bookView(crossed, { shape: { asks: 10, bids: 10, rowHeight: 20 } });
  expect(view).toMatchObject({ spread: '-2', mid: undefined, spreadPercent: undefined });
});

it('bookView shows the values of the levels in quote currency, and keeps their amounts', () => {
  const view = bookView(book, { shape: { asks: 10, bids: 10, rowHeight: 20 }, unit: 'quote' });
  expect(view.bids.map(({ amount, sum, quantity, total }) => [amount, sum, quantity, total])).toEqual([
    ['1', '1', '99', '99'],
    ['3', '4', '294', '393'],
  ]);
  expect(view.largestTotal).toBe('820');
});

it('bookView shows the value of a group as the sum of the values of its orders', () => {
  const view = bookView(book, { shape: { asks: 10, bids: 10, rowHeight: 20 }, unit: 'quote', step: decimal('10') });
  expect(view.bids[0]).toMatchObject({ price: '90', amount: '4', quantity: '393' });
});

const priced = (rows: readonly { readonly price: string; readonly amount: string; readonly sum: string }[]) =>
  rows.map(({ price, amount, sum }) => `${price}: ${amount} of ${sum}`);

it('the rows of a held book keep their prices; amounts and sums are those of the moment', () => {
  const options = { shape: { asks: 2, bids: 2, rowHeight: 20 } } as const;
  const before = bookView(book, options);
  const moved = {
    asks: [aLevel('100.5', '4'), aLevel('102', '3'), aLevel('103', '5')],
    bids: [aLevel('100', '2'), aLevel('99', '6'), aLevel('98', '3')],
  };
  const held = bookView(moved, { ...options, isHeld: true }, before);
  // The best ask is below the held rows: it has no row, and is part of the sums.
  expect(priced(held.asks)).toEqual(['102: 3 of 7', '101: 0 of 4']);
  expect(priced(held.bids)).toEqual(['99: 6 of 8', '98: 3 of 11']);
  expect(held.mid).toBe('100.25');
  expect(priced(bookView(moved, options, held).bids)).toEqual(['100: 2 of 2', '99: 6 of 8']);
});

it('a held price behind the last known level has no row, because its amount is not known', () => {
  const options = { shape: { asks: 2, bids: 2, rowHeight: 20 } } as const;
  const before = bookView(book, options);
  const held = bookView({ ...book, bids: [aLevel('99', '6')] }, { ...options, isHeld: true }, before);
  expect(priced(held.bids)).toEqual(['99: 6 of 6']);
});

it('a held book follows the market once a side has none of its prices', () => {
  const options = { shape: { asks: 2, bids: 2, rowHeight: 20 } } as const;
  const before = bookView(book, options);
  const moved = { asks: [aLevel('111', '1')], bids: [aLevel('109', '1')] };
  const view = bookView(moved, { ...options, isHeld: true }, before);
  expect(priced([...view.asks, ...view.bids])).toEqual(['111: 1 of 1', '109: 1 of 1']);
});
