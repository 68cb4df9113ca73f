import { compare, decimal, toDrawingNumber } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDepthBook, aDepthLevel } from '../testing';
import { depthCurve, distanceFromMid, pointAt, pointsFromLeft } from './depth-curve';

const book = {
  bids: [aDepthLevel('99', '1'), aDepthLevel('98', '2'), aDepthLevel('96', '4')],
  asks: [aDepthLevel('101', '3'), aDepthLevel('102', '1')],
};
const curve = depthCurve(book);

describe('the curves of the depth chart', () => {
  it('the depth curves add up from the best price outwards', () => {
    expect(curve.bids.map(({ total }) => total)).toEqual(['1', '3', '7']);
    expect(curve.asks.map(({ total }) => total)).toEqual(['3', '4']);
    expect(curve).toMatchObject({ mid: '100', bidTotal: '7', askTotal: '4', largest: '7' });
  });

  it('the depth curves have the mid price in the middle, and reach as far as the longer side', () => {
    expect([curve.low, curve.high]).toEqual([96, 104]);
  });

  it('the depth curves are not squeezed by a distant outlier level, which still counts', () => {
    const lonely = depthCurve({
      bids: [...book.bids, aDepthLevel('1', '50')],
      asks: [...book.asks, aDepthLevel('10000', '1')],
    });
    expect([lonely.low, lonely.high]).toEqual([92, 108]);
    expect(pointsFromLeft(lonely).map(({ price }) => price)).toEqual(['96', '98', '99', '101', '102']);
    expect(lonely).toMatchObject({ bidTotal: '57', askTotal: '5', largest: '7' });
  });

  it('the depth curves reach no price below zero', () => {
    const distances = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), distances, (bid, steps) => {
        const asks = steps.toSorted((a, b) => a - b).map((step) => aDepthLevel(String(bid + step), '1'));
        expect(depthCurve({ bids: [aDepthLevel(String(bid), '1')], asks }).low).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('the depth curves are centred on the best price of the only side, and empty without levels', () => {
    expect(depthCurve({ asks: [], bids: book.bids })).toMatchObject({ mid: undefined, low: 96, high: 102 });
    const nothing = depthCurve({ asks: [], bids: [] });
    expect(nothing.high).toBeGreaterThan(nothing.low);
    expect(pointAt(nothing, 0.5)).toBeUndefined();
  });
});

const placeOf = (price: number) => (price - curve.low) / (curve.high - curve.low);

it.each([
  [100.9, '101'],
  [101.5, '101'],
  [103.9, '102'],
  [99.4, '99'],
  [98.5, '99'],
  [98, '98'],
  [96.5, '98'],
  [96, '96'],
])('the read-out at %d shows the cumulative amount at the level %s', (price, level) => {
  expect(pointAt(curve, placeOf(price))?.price).toBe(level);
});

it('the read-out never shows a level beyond its position, outside of the spread', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(200), (place, shift) => {
      const drawn = depthCurve(aDepthBook({ shift }));
      const price = drawn.low + place * (drawn.high - drawn.low);
      const point = pointAt(drawn, place);
      if (!point) throw new Error('a book with levels has a point everywhere');
      const best = drawn[point.side][0];
      const outwards = point.side === 'bids' ? -1 : 1;
      expect(point === best || outwards * (price - toDrawingNumber(point.price)) >= 0).toBe(true);
    }),
  );
});

it('the read-out has its distance in per cent of the mid, negative below it', () => {
  expect(distanceFromMid(curve, decimal('101'))).toBe('1');
  expect(distanceFromMid(curve, decimal('96'))).toBe('-4');
  expect(distanceFromMid(depthCurve({ asks: [], bids: book.bids }), decimal('96'))).toBeUndefined();
});

it('the read-out moves from the lowest price to the highest', () => {
  const prices = pointsFromLeft(curve).map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted(compare));
});
