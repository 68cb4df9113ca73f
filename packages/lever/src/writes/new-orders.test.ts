import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import type { NewestOrders } from '../api/read-orders';
import type { LeverOrder } from '@bourse/contracts/lever';
import { aPosition, OPENED_AT } from '../testing/fixtures';
import { findGrownPosition, findNewOrders, remainingParts, type KnownIds, type Submitted } from './new-orders';

const submitted: Submitted = {
  direction: 'long',
  mode: 'market',
  multiple: decimal(10),
  parts: [decimal(2), decimal(1)],
};
const newest = (lists: Partial<NewestOrders>): NewestOrders => ({ entrusts: [], positions: [], closed: [], ...lists });
/** The orders of a request that was sent half a second after the rows of the fixtures were opened. */
const ids = (known: KnownIds, given: Partial<NewestOrders>, change: Partial<Submitted> = {}) =>
  findNewOrders(known && { ids: known, sentAt: OPENED_AT + 500 }, { ...submitted, ...change }, newest(given))?.map(
    ({ id }) => id,
  );
/** A closed position of the size of a part whose id is above all known ones, with the times of its row. */
const closed = (times: Partial<LeverOrder>) =>
  aPosition({ id: 50, submittedAt: undefined, openedAt: undefined, ...times });

describe('orders of a submit with a lost reply', () => {
  it('the orders of a lost submit are new rows with the same direction, multiple and lots', () => {
    const positions = [
      aPosition({ id: 40 }),
      aPosition({ id: 39, lots: decimal(1) }),
      aPosition({ id: 38, direction: 'short' }),
      aPosition({ id: 37, multiple: decimal(5) }),
      aPosition({ id: 36, lots: decimal(7) }),
    ];
    expect(ids([31], { positions })).toEqual([40, 39]);
  });

  it('the orders of a lost submit are not known or older rows', () => {
    expect(ids([31, 50], { positions: [aPosition({ id: 50 }), aPosition({ id: 49 })] })).toEqual([]);
  });

  it('the orders of a lost submit are at most one row a part', () => {
    expect(ids([31], { positions: [aPosition({ id: 41 }), aPosition({ id: 40 })] })).toEqual([41]);
  });

  it('an order of a lost submit may have been closed already', () => {
    expect(ids([31], { closed: [aPosition({ id: 40 })] })).toEqual([40]);
  });

  it('a pending order is found only for a limit order', () => {
    const entrusts = [aPosition({ id: 40 })];
    expect(ids([31], { entrusts })).toEqual([]);
    expect(ids([31], { entrusts }, { mode: 'limit' })).toEqual([40]);
  });

  it('the orders of a lost submit are undefined if the lists were not known before', () => {
    expect(ids(undefined, { positions: [aPosition({ id: 40 })] })).toBeUndefined();
  });

  it.each([
    ['opened in the second of the request', { openedAt: OPENED_AT }, [50]],
    ['placed after the request', { submittedAt: OPENED_AT + 1000, openedAt: OPENED_AT + 4000 }, [50]],
    ['opened on the day before', { openedAt: OPENED_AT - 86_400_000 }, []],
    ['placed six seconds before', { submittedAt: OPENED_AT - 6000, openedAt: OPENED_AT }, []],
    ['closed on the day before, without another time', { completedAt: OPENED_AT - 86_400_000 }, []],
    ['opened two seconds before, which the clocks cannot tell from now', { openedAt: OPENED_AT - 2000 }, undefined],
    ['closed after the request, without a time of its opening', { completedAt: OPENED_AT + 4000 }, undefined],
    ['without a time', {}, undefined],
    ['of another size, without a time', { lots: decimal(7) }, []],
  ])('the orders of a lost submit are distinguished from an older closed one by time: %s', (_case, times, found) => {
    expect(ids([31], { closed: [closed(times)] })).toEqual(found);
    expect(ids([], { closed: [closed(times)] })).toEqual(found);
  });

  it('the orders of a lost submit are uncertain where the time of the server was not known', () => {
    const ended = [closed({ openedAt: OPENED_AT - 86_400_000 })];
    expect(findNewOrders({ ids: [31] }, submitted, newest({ closed: ended }))).toBeUndefined();
    const positions = [aPosition({ id: 40 }), aPosition({ id: 39, lots: decimal(1) })];
    expect(findNewOrders({ ids: [31] }, submitted, newest({ positions, closed: ended }))).toEqual(positions);
  });

  it.each([
    ['that has grown by the parts', [aPosition({ id: 5, lots: decimal(4) })], 7, 5],
    ['that is the first one', [], 3, 5],
    ['not of another size', [aPosition({ id: 5, lots: decimal(4) })], 8, undefined],
    ['not of another number', [aPosition({ id: 6, lots: decimal(4) })], 7, undefined],
  ])('the one position of a direction is found, %s', (_case, before, lots, found) => {
    const positions = [aPosition({ id: 5, lots: decimal(lots) }), aPosition({ id: 9, direction: 'short' })];
    expect(findGrownPosition(before, submitted, positions)?.id).toBe(found);
    expect(findGrownPosition(before, submitted, [...positions, aPosition({ id: 8 })])).toBeUndefined();
  });

  it('the orders of a lost submit exclude other parts', () => {
    expect(remainingParts(submitted.parts, [aPosition({ lots: decimal(2) })])).toEqual(['1']);
  });
});
