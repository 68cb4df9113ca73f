import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBook, aLevel } from '../testing/fixtures';
import { deepen } from './deepen';

const prices = (levels: readonly { price: string }[]) => levels.map(({ price }) => price);

it('a book merged with market_depth is the live book where there are no deeper levels', () => {
  const live = aBook();
  expect(deepen(live, undefined)).toBe(live);
});

it('a book merged with market_depth adds levels beyond the last live level of each side', () => {
  const live = { bids: [aLevel(99, 1), aLevel(98, 1)], asks: [aLevel(101, 1)], last: undefined };
  const depth = { bids: [aLevel(99, 7), aLevel(98, 7), aLevel(95, 7)], asks: [aLevel(101, 7), aLevel(102, 7)] };
  expect(deepen(live, depth)).toEqual({
    bids: [aLevel(99, 1), aLevel(98, 1), aLevel(95, 7)],
    asks: [aLevel(101, 1), aLevel(102, 7)],
    last: undefined,
  });
});

it('a book merged with market_depth adds nothing to an empty side', () => {
  expect(deepen({ bids: [], asks: [] }, aBook())).toEqual({ bids: [], asks: [] });
});

it('a book merged with market_depth equals the whole book for slices of one book, and is sorted otherwise', () => {
  const cut = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(cut, fc.nat(40), fc.integer({ min: -500, max: 500 }), (live, depth, shift) => {
      expect(deepen(aBook({ depth: live }), aBook({ depth }))).toEqual(aBook({ depth: Math.max(live, depth) }));
      const moved = deepen(aBook({ depth: live, shift }), aBook({ depth }));
      expect(prices(moved.asks)).toEqual(prices(moved.asks).toSorted((a, b) => Number(a) - Number(b)));
      expect(prices(moved.bids)).toEqual(prices(moved.bids).toSorted((a, b) => Number(b) - Number(a)));
    }),
  );
});
