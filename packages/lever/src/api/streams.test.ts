import { decimal } from '@bourse/decimal';
import { fakeRealtime } from '@bourse/realtime/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leverClosedEvent, leverTradeEvent } from '@bourse/contracts/lever';
import { followOrders, followStream, withEvent, type LeverStream } from './streams';
import { aPosition } from '../testing/fixtures';

const [first, second] = [aPosition({ id: 31 }), aPosition({ id: 32 })];
const known: LeverStream = {
  riskRate: decimal(500),
  profit: decimal(10),
  positions: [second],
  entrusts: [],
  closed: [31],
};
const nothing = { riskRate: undefined, profit: undefined, positions: undefined, entrusts: undefined };

it('lever_trade does not bring back a position that is known as closed, however often an old event arrives', () => {
  const late = { ...nothing, riskRate: decimal(105), positions: [first, second] };
  const once = withEvent(known, late);
  expect(once).toEqual({ ...known, riskRate: '105' });
  expect(withEvent(once, late)).toEqual(once);
});

it('lever_trade keeps what the event lacks', () => expect(withEvent(known, nothing)).toEqual(known));

describe('many lever_trade events', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('many lever_trade events change the stream at once, then at most four times a second, and no field is lost', async () => {
    const realtime = fakeRealtime();
    const removed = Promise.withResolvers<void>();
    const seen: LeverStream[] = [];
    let data: LeverStream = { ...known, closed: [] };
    const following = followStream({
      extra: { realtime },
      dispatch: (action) => action,
      cacheDataLoaded: Promise.resolve(),
      cacheEntryRemoved: removed.promise,
      updateCachedData: (update) => {
        data = update(data);
        seen.push(data);
      },
    });
    realtime.emit(leverTradeEvent, { hazard_rate: '400' });
    expect(seen.map(({ riskRate }) => riskRate)).toEqual(['400']);
    for (let frame = 0; frame < 15; frame += 1) {
      realtime.emit(leverTradeEvent, frame === 3 ? { profits_all: '7' } : { hazard_rate: String(300 + frame) });
      vi.advanceTimersByTime(16);
    }
    expect(seen).toHaveLength(1);
    vi.advanceTimersByTime(16);
    // One update of each kind of event.
    expect(seen).toHaveLength(3);
    expect(data).toMatchObject({ riskRate: '314', profit: '7' });
    realtime.emit(leverTradeEvent, { hazard_rate: '200' });
    removed.resolve();
    await following;
    vi.advanceTimersByTime(1000);
    expect(seen).toHaveLength(3);
  });
});

it('the client reads the lists again after `lever_closed`, whatever it carries', async () => {
  const realtime = fakeRealtime();
  const removed = Promise.withResolvers<void>();
  const dispatch = vi.fn<(action: object) => void>();
  const followed = followOrders(
    { list: 'closed', page: 1 },
    {
      extra: { realtime },
      dispatch,
      cacheDataLoaded: Promise.resolve(),
      cacheEntryRemoved: removed.promise,
      updateCachedData: () => {},
      getCacheEntry: () => ({}),
    },
  );
  realtime.emit(leverClosedEvent, { id: 31 });
  expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ payload: ['LeverOrders'] }));
  removed.resolve();
  await followed;
  expect(realtime.isHeard(leverClosedEvent)).toBe(false);
});
