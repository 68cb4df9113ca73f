import { readFresh } from '@bourse/api-client';
import { respond } from '@bourse/api-client/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { renderHook } from '@testing-library/react';
import { HttpResponse, type HttpHandler } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quotationNew, timeSeries } from '@bourse/contracts/market';
import { aVisitor, VisitorSurroundings } from '@bourse/market/testing';
import { useTrend } from '../api';

beforeEach(() => {
  // Microtasks and intervals stay real, because the mocked reply needs them.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const HOUR_S = 3600;

function trend(handlers: readonly HttpHandler[] = []) {
  const asked: { from: number; to: number; period: string }[] = [];
  const visitor = aVisitor({
    handlers: [
      ...handlers,
      respond(timeSeries, ({ request }) => {
        asked.push(request);
        return Array.from({ length: 7 * 24 * 60 }, (_none, index) => ({
          id: request.from + index * 60,
          close: index + 1,
        }));
      }),
    ],
  });
  const show = () =>
    renderHook(() => useTrend('BTC/USDT'), {
      wrapper: ({ children }) => <VisitorSurroundings visitor={visitor}>{children}</VisitorSurroundings>,
    });
  return { visitor, asked, show };
}

function shown() {
  const { asked, show } = trend();
  const { result } = show();
  return { asked, closes: () => result.current.closes };
}

it('the trend requests one-minute bars of the last 7 days and thins them out to 60 points', async () => {
  const { asked, closes } = shown();
  await eventually(() => expect(closes()).toHaveLength(60));
  expect(closes()?.[0]).toBe('168');
  expect(closes()?.at(-1)).toBe('10080');
  expect(asked.map(({ period }) => period)).toEqual(['1min']);
  expect(asked.map(({ from, to }) => to - from)).toEqual([7 * 24 * HOUR_S]);
});

it('the trend requests up to the present time again after ten minutes on an open page', async () => {
  // The middle of the jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { asked, closes } = shown();
  await eventually(() => expect(closes()).toBeDefined());
  await vi.advanceTimersByTimeAsync(600_000);
  await eventually(() => expect(asked).toHaveLength(2));
  const later = (asked[1]?.to ?? 0) - (asked[0]?.to ?? 0);
  // `vi.waitFor` moves the fake clock by 50 ms per try, so the ten minutes begin up to a second after the first request.
  expect(later).toBeGreaterThanOrEqual(600);
  expect(later).toBeLessThanOrEqual(601);
});

it('the trend ends at the time of the exchange where the clock of the device is another one', async () => {
  const told = Date.now() - 12 * HOUR_S * 1000;
  const headers = { Date: new Date(told).toUTCString() };
  const tells = respond(quotationNew, () => HttpResponse.json({ type: 'ok', message: [] }, { headers }));
  const { visitor, asked, show } = trend([tells]);
  await visitor.store.dispatch(readFresh(quotationNew, {}));
  show();
  await eventually(() => expect(asked).toHaveLength(1));
  expect(Math.abs((asked[0]?.to ?? 0) - told / 1000)).toBeLessThan(60);
});
