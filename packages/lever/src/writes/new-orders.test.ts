import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import type { NewestOrders } from '../api/read-orders';
import { aPosition } from '../testing/fixtures';
import { findGrownPosition, findNewOrders, remainingParts, type Submitted } from './new-orders';

const submitted: Submitted = {
  direction: 'long',
  mode: 'market',
  multiple: decimal(10),
  parts: [decimal(2), decimal(1)],
};
const newest = (lists: Partial<NewestOrders>): NewestOrders => ({ entrusts: [], positions: [], closed: [], ...lists });
const ids = (known: readonly number[] | undefined, given: Partial<NewestOrders>, change: Partial<Submitted> = {}) =>
  findNewOrders(known, { ...submitted, ...change }, newest(given))?.map(({ id }) => id);

describe('orders of a submit with a lost reply', () => {
  it('orders of a submit with a lost reply are new rows with the same direction, multiple and lots', () => {
    const positions = [
      aPosition({ id: 40 }),
      aPosition({ id: 39, lots: decimal(1) }),
      aPosition({ id: 38, direction: 'short' }),
      aPosition({ id: 37, multiple: decimal(5) }),
      aPosition({ id: 36, lots: decimal(7) }),
    ];
    expect(ids([31], { positions })).toEqual([40, 39]);
  });

  it('orders of a submit with a lost reply are not known or older rows', () => {
    expect(ids([31, 50], { positions: [aPosition({ id: 50 }), aPosition({ id: 49 })] })).toEqual([]);
  });

  it('orders of a submit with a lost reply are at most one row a part', () => {
    expect(ids([31], { positions: [aPosition({ id: 41 }), aPosition({ id: 40 })] })).toEqual([41]);
  });

  it('orders of a submit with a lost reply may have been closed already', () => {
    expect(ids([31], { closed: [aPosition({ id: 40 })] })).toEqual([40]);
  });

  it('orders of a submit with a lost reply are pending orders only after a limit order', () => {
    const entrusts = [aPosition({ id: 40 })];
    expect(ids([31], { entrusts })).toEqual([]);
    expect(ids([31], { entrusts }, { mode: 'limit' })).toEqual([40]);
  });

  it('orders of a submit with a lost reply are undefined if the lists were not known before', () => {
    expect(ids(undefined, { positions: [aPosition({ id: 40 })] })).toBeUndefined();
  });

  it('orders of a submit with a lost reply are no closed rows where nothing was known before', () => {
    expect(ids([], { closed: [aPosition({ id: 40 })] })).toEqual([]);
  });

  it.each([
    ['that has grown by the parts', [aPosition({ id: 5, lots: decimal(4) })], 7, 5],
    ['that is the first one', [], 3, 5],
    ['not of another size', [aPosition({ id: 5, lots: decimal(4) })], 8, undefined],
    ['not of another number', [aPosition({ id: 6, lots: decimal(4) })], 7, undefined],
  ])('orders of a submit with a lost reply find the one position of a direction, %s', (_case, before, lots, found) => {
    const positions = [aPosition({ id: 5, lots: decimal(lots) }), aPosition({ id: 9, direction: 'short' })];
    expect(findGrownPosition(before, submitted, positions)?.id).toBe(found);
    expect(findGrownPosition(before, submitted, [...positions, aPosition({ id: 8 })])).toBeUndefined();
  });

  it('orders of a submit with a lost reply exclude other parts', () => {
    expect(remainingParts(submitted.parts, [aPosition({ lots: decimal(2) })])).toEqual(['1']);
  });
});
