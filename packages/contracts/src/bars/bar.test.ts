import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bar, bars } from './bar';

const OPENED = 1_790_000_000;

describe('a bar', () => {
  it.each([{ id: OPENED }, { time: OPENED }, { id: null, time: String(OPENED) }, { id: OPENED, time: null }])(
    'a bar opens at its id, or at its time where that is sent instead: %j',
    (moment) => {
      expect(v.parse(bar, { ...moment, close: '5' }).openTime).toBe(OPENED * 1000);
    },
  );

  it('a bar without high and low is flat, as a point of the series is', () => {
    expect(v.parse(bar, { id: OPENED, close: '5' })).toMatchObject({
      open: '5',
      high: '5',
      low: '5',
      volume: undefined,
    });
  });

  it.each(['open', 'high', 'low', 'close'])('a bar whose %s is zero is no bar, and the others stay', (price) => {
    const prices = { id: OPENED, open: '5', high: '6', low: '4', close: '5' };
    const zeros = { id: OPENED + 60, open: '0', high: '0', low: '0', close: '0.00' };
    expect(v.parse(bars, [prices, { ...prices, [price]: '0' }, zeros])).toEqual([v.parse(bar, prices)]);
  });

  it('an entry without a time or a close is no bar', () => {
    expect(
      v.parse(bars, [
        { close: '5' },
        { id: OPENED },
        { id: 0, time: 'then', close: '5' },
        { id: '9'.repeat(120), close: '5' },
        { id: '9'.repeat(400), close: '5' },
        { id: 1e308, close: '5' },
        { id: OPENED * 1e6, close: '5' },
      ]),
    ).toEqual([]);
  });
});
