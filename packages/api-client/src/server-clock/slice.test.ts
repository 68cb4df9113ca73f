import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monotonicNow } from './monotonic';
import { narrowed, serverNow, type ServerClock } from './slice';

const wholeSecond = (time: number) => Math.floor(time / 1000) * 1000;

it('the server clock contains the true offset for any delay of the replies', () => {
  const reply = fc.record({ pause: fc.nat(5000), toServer: fc.nat(900), back: fc.nat(900) });
  fc.assert(
    fc.property(fc.integer({ min: -1e8, max: 1e8 }), fc.array(reply, { minLength: 1 }), (offset, replies) => {
      let now = 1_795_000_000_000;
      let clock: ServerClock = {};
      for (const { pause, toServer, back } of replies) {
        const sentAt = (now += pause);
        const date = wholeSecond((now += toServer) + offset);
        clock = narrowed(clock, { date, sentAt, receivedAt: (now += back) });
      }
      expect(clock.low).toBeLessThanOrEqual(offset);
      expect(clock.high).toBeGreaterThanOrEqual(offset);
    }),
  );
});

it('the server clock becomes more precise than the whole seconds of the header', () => {
  // Replies without delay, spread over one second.
  const clock = [0, 130, 390, 610, 870].reduce<ServerClock>(
    (known, at) => narrowed(known, { date: wholeSecond(5000 + at + 250), sentAt: 5000 + at, receivedAt: 5000 + at }),
    {},
  );
  expect(Math.abs(((clock.low ?? 0) + (clock.high ?? 0)) / 2 - 250)).toBeLessThan(200);
});

it('the server clock resets when a clock was set', () => {
  const before = narrowed({}, { date: 10_000, sentAt: 10_000, receivedAt: 10_000 });
  expect(narrowed(before, { date: 500_000, sentAt: 20_000, receivedAt: 20_000 })).toEqual({
    low: 480_000,
    high: 481_000,
  });
});

it("the server clock is the device's clock before the first reply", () => {
  vi.useFakeTimers();
  expect(serverNow({})).toBe(Date.now());
  vi.useRealTimers();
});

describe('the monotonic clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("the monotonic clock does not decrease when the device's clock is set back", () => {
    const before = monotonicNow();
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(monotonicNow()).toBeGreaterThanOrEqual(before);
  });
});
