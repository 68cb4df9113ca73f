import { decimal } from '@bourse/decimal';
import { fakeRealtime } from '@bourse/realtime/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { barEvent } from '@bourse/contracts/market';
import { type Resolution, bucketLength } from '@bourse/contracts/bars';
import { fakeLifecycle } from '../testing/fake-lifecycle';
import { aBar, FIXTURE_NOW } from '@bourse/charts/testing';
import { wireRunningBar } from '../testing/wire';
import { seriesFrom } from './series';
import { streamBars } from './stream-bars';

const MINUTE_MS = bucketLength('1');

beforeEach(() => {
  vi.useFakeTimers({ now: FIXTURE_NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

async function streaming(resolution: Resolution = '5') {
  const realtime = fakeRealtime();
  const lifecycle = fakeLifecycle(realtime, seriesFrom({ from: FIXTURE_NOW, bars: [aBar()] }));
  const readLatest = vi.fn<() => void>();
  void streamBars({ pair: '1-3', resolution }, lifecycle, readLatest, () => Date.now());
  await vi.advanceTimersByTimeAsync(0);
  const say = (minute: number, volume = '20') =>
    realtime.emit(
      barEvent,
      wireRunningBar('1-3', aBar({ openTime: FIXTURE_NOW + minute * MINUTE_MS, volume: decimal(volume) })),
    );
  return { realtime, lifecycle, readLatest, say };
}

/** By then a reading that was put off has begun. */
const SOON_MS = 5000;

it('streamBars reads the closed bars again a moment after a new minute, once a minute', async () => {
  const { readLatest, say } = await streaming();
  say(1);
  expect(readLatest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SOON_MS);
  expect(readLatest).toHaveBeenCalledTimes(1);
  say(1, '21');
  vi.advanceTimersByTime(SOON_MS);
  expect(readLatest).toHaveBeenCalledTimes(1);
  say(2);
  vi.advanceTimersByTime(SOON_MS);
  expect(readLatest).toHaveBeenCalledTimes(2);
});

it('streamBars does not read minutes again while the running one is that of the last reply', async () => {
  const { readLatest, say } = await streaming('1');
  say(0);
  vi.advanceTimersByTime(SOON_MS);
  expect(readLatest).not.toHaveBeenCalled();
  say(1);
  vi.advanceTimersByTime(SOON_MS);
  expect(readLatest).toHaveBeenCalledTimes(1);
});

it('streamBars reads at once after a gap', async () => {
  const { realtime, readLatest } = await streaming();
  realtime.resync();
  expect(readLatest).toHaveBeenCalledTimes(1);
});

it('streamBars uses the time of the exchange if the event has no time, and the close for missing prices', async () => {
  const { realtime, lifecycle } = await streaming();
  vi.advanceTimersByTime(5 * MINUTE_MS);
  realtime.emit(barEvent, { currency_id: 1, legal_id: 3, symbol: 'BTC/USDT', close: '97260' });
  expect(lifecycle.data().bars.at(-1)).toEqual({
    openTime: FIXTURE_NOW + 5 * MINUTE_MS,
    open: '97260',
    high: '97260',
    low: '97260',
    close: '97260',
    volume: undefined,
  });
});

it('streamBars leaves no timer and no listener after it stops', async () => {
  const { realtime, lifecycle, readLatest, say } = await streaming();
  say(1);
  lifecycle.remove();
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(readLatest).not.toHaveBeenCalled();
  expect(realtime.isHeard(barEvent)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
