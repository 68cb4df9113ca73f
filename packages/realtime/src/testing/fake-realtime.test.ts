import { onMalformed } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { balanceChanged, defineEvent } from '@bourse/contracts/events';
import { ticker } from '../delivery/events.test-support';
import { fakeRealtime } from './fake-realtime';

it('the fake connection delivers at once', () => {
  const hear = vi.fn<(news: unknown) => void>();
  const realtime = fakeRealtime();
  realtime.subscribe(ticker, {}, hear);
  realtime.emit(ticker, { pair: 'BTC', value: 1 });
  expect(hear).toHaveBeenCalledExactlyOnceWith({ pair: 'BTC', value: 1 });
});

it('the fake connection delivers the newest event of each key when a frame is requested', () => {
  const hear = vi.fn<(news: readonly unknown[]) => void>();
  const realtime = fakeRealtime({ frames: 'manual' });
  realtime.subscribeAll(ticker, hear);
  realtime.emit(ticker, { pair: 'BTC', value: 1 });
  realtime.emit(ticker, { pair: 'ETH', value: 2 });
  realtime.emit(ticker, { pair: 'BTC', value: 3 });
  realtime.frame();
  expect(hear).toHaveBeenCalledExactlyOnceWith([
    { pair: 'ETH', value: 2 },
    { pair: 'BTC', value: 3 },
  ]);
});

it('the fake connection delivers private events', () => {
  const hear = vi.fn<() => void>();
  const realtime = fakeRealtime();
  realtime.subscribe(balanceChanged, {}, hear);
  realtime.emit(balanceChanged, {});
  expect(hear).toHaveBeenCalledOnce();
});

it('the fake connection drops and reports malformed payloads like the real connection', () => {
  const strict = defineEvent({
    name: 'strict',
    delivery: 'every',
    key: () => '',
    payload: v.pipe(v.string(), v.minLength(3)),
  });
  const hear = vi.fn<() => void>();
  const report = vi.fn<() => void>();
  const stop = onMalformed(report);
  const realtime = fakeRealtime();
  realtime.subscribe(strict, {}, hear);
  realtime.emit(strict, 'x');
  stop();
  expect(hear).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledOnce();
});

it('the fake connection takes the phase that the test sets', () => {
  const realtime = fakeRealtime();
  const states: unknown[] = [];
  realtime.onState((state) => states.push(state));
  realtime.setPhase('stale', { lastHeardAt: 5, awaySince: 7 });
  realtime.close();
  expect(states).toEqual([
    { phase: 'stale', attempt: 0, lastHeardAt: 5, awaySince: 7 },
    { phase: 'down', attempt: 0, lastHeardAt: 5, awaySince: 7 },
  ]);
  expect(realtime.state().phase).toBe('down');
});

it('the fake connection reports awaySince from the moment that the test sets until it is back', () => {
  vi.useFakeTimers({ now: 9 });
  const realtime = fakeRealtime();
  realtime.setPhase('stale');
  vi.setSystemTime(10);
  realtime.setPhase('down');
  expect(realtime.state().awaySince).toBe(9);
  realtime.setPhase('live');
  expect(realtime.state()).not.toHaveProperty('awaySince');
  vi.useRealTimers();
});
