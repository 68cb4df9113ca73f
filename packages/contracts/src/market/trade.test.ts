import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { publicTrade } from './trade';

const read = (fields: object) => v.parse(publicTrade, { price: '5', number: '2', ...fields });

describe('a trade', () => {
  it.each([
    [{ create_time: 1_790_000_000 }, 1_790_000_000_000],
    [{ create_time: '2026-11-20 20:00:00' }, Date.parse('2026-11-20T12:00:00Z')],
    [{ time: 1_790_000_000 }, 1_790_000_000_000],
    [{ create_time: null, time: 1_790_000_000 }, 1_790_000_000_000],
    [{}, undefined],
  ])('a trade has the time of %j', (fields, moment) => {
    expect(read(fields).time).toBe(moment);
  });

  it.each([
    [{ way: 2 }, 'buy'],
    [{ way: '2' }, 'buy'],
    [{ way: 1 }, 'sell'],
    [{ way: null, type: 'in' }, 'buy'],
    [{ type: 'out' }, 'sell'],
    [{ type: 'other' }, undefined],
    [{}, undefined],
  ])('the taker side of the trade %j is %s', (fields, side) => {
    expect(read(fields).side).toBe(side);
  });

  it('a trade that is relayed from another market is read', () => {
    const relayed = { id: 9, ts: 1_790_000_000_123, amount: 0.5, price: 5, time: '10:36:59' };
    const expected = { id: 9, time: 1_790_000_000_123, amount: '0.5', price: '5' };
    expect(v.parse(publicTrade, { ...relayed, direction: 'buy' })).toEqual({ ...expected, side: 'buy' });
    expect(v.parse(publicTrade, { ...relayed, direction: 'sell' })).toEqual({ ...expected, side: 'sell' });
  });

  it('a trade is dropped without an amount', () => {
    expect(v.safeParse(publicTrade, { price: '5' }).success).toBe(false);
  });
});
