import { expect, it, vi } from 'vitest';
import { transportOf } from './settings';

it('the transport never gives two requests of one millisecond the same time', () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  const { now } = transportOf({});
  const times = [now(), now(), transportOf({}).now()];
  vi.setSystemTime(1_795_000_005_000);
  expect([...times, now()]).toEqual([1_795_000_000_000, 1_795_000_000_001, 1_795_000_000_002, 1_795_000_005_000]);
  vi.useRealTimers();
});
