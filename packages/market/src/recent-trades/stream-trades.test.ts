// @vitest-environment jsdom
import { decimal } from '@bourse/decimal';
import { fakeRealtime } from '@bourse/realtime/testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  barEvent,
  bookEvent,
  dayBarEvent,
  tickerEvent,
  tradesEvent,
  type PairId,
  type PublicTrade,
} from '@bourse/contracts/market';
import { fakeLifecycle } from '../testing/fake-lifecycle';
import { aBook, aPair, someTrades } from '../testing/fixtures';
import { aBar } from '@bourse/charts/testing';
import { wireBook, wireRunningBar, wireTicker } from '../testing/wire';
import { streamTrades } from './stream-trades';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function streaming() {
  const realtime = fakeRealtime();
  const lifecycle = fakeLifecycle<readonly PublicTrade[]>(realtime, someTrades());
  const readAgain = vi.fn<() => void>();
  const ended = streamTrades('1-3', lifecycle, readAgain);
  onTestFinished(() => {
    lifecycle.remove();
    return ended;
  });
  const sayLast = (last: string, of: PairId = '1-3') => realtime.emit(bookEvent, wireBook(of, { ...aBook(), last }));
  return { realtime, lifecycle, readAgain, sayLast };
}

it('streamTrades reads again when the last price changes, at most every two seconds', () => {
  const { realtime, readAgain, sayLast } = streaming();
  sayLast('100');
  expect(readAgain).not.toHaveBeenCalled();
  for (let price = 101; price < 120; price++) sayLast(String(price));
  expect(readAgain).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(readAgain).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(readAgain).toHaveBeenCalledTimes(2);
  expect(realtime.isHeard(bookEvent)).toBe(true);
});

it('streamTrades does not read again while only the levels of the book change', () => {
  const { realtime, readAgain } = streaming();
  for (let shift = 0; shift < 20; shift++) {
    realtime.emit(bookEvent, wireBook('1-3', { ...aBook({ shift }), last: '100' }));
    vi.advanceTimersByTime(1000);
  }
  expect(readAgain).not.toHaveBeenCalled();
});

it('streamTrades reads again when the volume of the pair or of its running minute grows', () => {
  const { realtime, readAgain } = streaming();
  const pair = aPair();
  realtime.emit(tickerEvent, wireTicker(pair));
  realtime.emit(barEvent, wireRunningBar('1-3', aBar()));
  expect(readAgain).not.toHaveBeenCalled();
  realtime.emit(tickerEvent, wireTicker({ ...pair, volume: decimal('987654321') }));
  expect(readAgain).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  realtime.emit(barEvent, wireRunningBar('1-3', aBar({ volume: decimal('987654321') })));
  expect(readAgain).toHaveBeenCalledTimes(2);
});

it('streamTrades reads again if the first event has another price than the newest trade', async () => {
  const { readAgain, sayLast } = streaming();
  await vi.advanceTimersByTimeAsync(0);
  sayLast('1');
  expect(readAgain).toHaveBeenCalledTimes(1);
});

it.each([tradesEvent, dayBarEvent])(
  'streamTrades adds the trades of $name to the list without reading again',
  async (event) => {
    const { realtime, lifecycle, readAgain } = streaming();
    await vi.advanceTimersByTimeAsync(0);
    const data = [{ id: 99, ts: Date.now() + 60_000, amount: '0.5', price: '101', direction: 'buy' }];
    for (let times = 0; times < 2; times++) realtime.emit(event, { currency_id: 1, legal_id: 3, data });
    expect(lifecycle.data().map(({ id }) => id)).toEqual([99, ...someTrades().map(({ id }) => id)].slice(0, 20));
    expect(readAgain).not.toHaveBeenCalled();
  },
);

it('streamTrades ignores the book of another pair', () => {
  const { readAgain, sayLast } = streaming();
  sayLast('100', '2-3');
  sayLast('101', '2-3');
  expect(readAgain).not.toHaveBeenCalled();
});

it('streamTrades does not read while the tab is hidden, and reads at once when it becomes visible', () => {
  const { readAgain, sayLast } = streaming();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (let price = 100; price < 120; price++) {
    sayLast(String(price));
    vi.advanceTimersByTime(1000);
  }
  expect(readAgain).not.toHaveBeenCalled();
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readAgain).toHaveBeenCalledTimes(1);
});

it('streamTrades does not read when the tab becomes visible and nothing was traded meanwhile', () => {
  const { readAgain } = streaming();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readAgain).not.toHaveBeenCalled();
});

it('streamTrades reads at once when the socket stops delivering', () => {
  const { realtime, readAgain } = streaming();
  realtime.setPhase('down');
  expect(readAgain).toHaveBeenCalledTimes(1);
});

it('streamTrades reads again after a gap', () => {
  const { realtime, readAgain } = streaming();
  realtime.resync();
  expect(readAgain).toHaveBeenCalledTimes(1);
});

it('streamTrades leaves no timer and no listener after it stops', async () => {
  const { realtime, lifecycle, readAgain, sayLast } = streaming();
  for (const last of ['100', '101', '102']) sayLast(last);
  lifecycle.remove();
  await vi.advanceTimersByTimeAsync(10_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readAgain).toHaveBeenCalledTimes(1);
  expect(realtime.isHeard(bookEvent)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
