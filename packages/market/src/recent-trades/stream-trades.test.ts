import { fakeRealtime } from '@bourse/realtime/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bookEvent, type PublicTrade } from '../contract';
import { fakeLifecycle } from '../testing/fake-lifecycle';
import { aBook, someTrades } from '../testing/fixtures';
import { wireBook } from '../testing/wire';
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
  return { realtime, lifecycle, readAgain };
}

describe('streamTrades', () => {
  it('reads again when the book of its pair changes, at most once a second', () => {
    const { realtime, readAgain } = streaming();
    for (let shift = 0; shift < 20; shift++) realtime.emit(bookEvent, wireBook('1-3', aBook({ shift })));
    expect(readAgain).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(readAgain).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(readAgain).toHaveBeenCalledTimes(2);
  });

  it('does not mind the book of another pair', () => {
    const { realtime, readAgain } = streaming();
    realtime.emit(bookEvent, wireBook('2-3', aBook()));
    expect(readAgain).not.toHaveBeenCalled();
  });

  it('only polls while the tab is hidden, and reads at once when it becomes visible', () => {
    const { realtime, readAgain } = streaming();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    for (let shift = 0; shift < 20; shift++) {
      realtime.emit(bookEvent, wireBook('1-3', aBook({ shift })));
      vi.advanceTimersByTime(1000);
    }
    expect(readAgain).not.toHaveBeenCalled();
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  it('reads again after a gap', () => {
    const { realtime, readAgain } = streaming();
    realtime.resync();
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer and no listener after it stops', async () => {
    const { realtime, lifecycle, readAgain } = streaming();
    realtime.emit(bookEvent, wireBook('1-3', aBook()));
    realtime.emit(bookEvent, wireBook('1-3', aBook({ shift: 1 })));
    lifecycle.remove();
    await vi.advanceTimersByTimeAsync(10_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(readAgain).toHaveBeenCalledTimes(1);
    expect(realtime.isHeard(bookEvent)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
