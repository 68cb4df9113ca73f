import { onMalformed } from '@bourse/api-client/contract';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { balanceChanged, defineEvent } from '../contract';
import { ticker } from '../delivery/events.test-support';
import { fakeRealtime } from './fake-realtime';

describe('the connection of tests', () => {
  it('delivers at once', () => {
    const hear = vi.fn<(news: unknown) => void>();
    const realtime = fakeRealtime();
    realtime.subscribe(ticker, {}, hear);
    realtime.emit(ticker, { pair: 'BTC', value: 1 });
    expect(hear).toHaveBeenCalledExactlyOnceWith({ pair: 'BTC', value: 1 });
  });

  it('or when a frame is asked for, the newest of each key', () => {
    const hear = vi.fn<(news: readonly unknown[]) => void>();
    const realtime = fakeRealtime({ frames: 'manual' });
    realtime.subscribeAll(ticker, hear);
    realtime.emit(ticker, { pair: 'BTC', value: 1 });
    realtime.emit(ticker, { pair: 'ETH', value: 2 });
    realtime.emit(ticker, { pair: 'BTC', value: 3 });
    realtime.frame();
    expect(hear).toHaveBeenCalledExactlyOnceWith([
      { pair: 'BTC', value: 3 },
      { pair: 'ETH', value: 2 },
    ]);
  });

  it('brings the events of a user', () => {
    const hear = vi.fn<() => void>();
    const realtime = fakeRealtime();
    realtime.subscribe(balanceChanged, {}, hear);
    realtime.emit(balanceChanged, {});
    expect(hear).toHaveBeenCalledOnce();
  });

  it('drops and reports what does not fit, as the real one does', () => {
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

  it('stands as the test says', () => {
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

  it('is away from the moment at which the test says so, until it is back', () => {
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
});
