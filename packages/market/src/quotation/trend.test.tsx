import { respond } from '@bourse/api-client/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeSeries } from '../contract';
import { aVisitor, VisitorSurroundings } from '../testing/visitor';
import { useTrend } from './trend-api';

beforeEach(() => {
  // What a reply needs by itself goes on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const HOUR_S = 3600;

function shown() {
  const asked: { from: number; to: number }[] = [];
  const visitor = aVisitor({
    handlers: [
      respond(timeSeries, ({ request }) => {
        asked.push(request);
        return Array.from({ length: 70 }, (_none, index) => ({ id: request.from + index * HOUR_S, close: index + 1 }));
      }),
    ],
  });
  const { result } = renderHook(() => useTrend('BTC/USDT'), {
    wrapper: ({ children }) => <VisitorSurroundings visitor={visitor}>{children}</VisitorSurroundings>,
  });
  return { asked, closes: () => result.current.closes };
}

it('is the last seven days in sixty points at the most', async () => {
  const { asked, closes } = shown();
  await vi.waitFor(() => expect(closes()).toHaveLength(60));
  expect(closes()?.at(-1)).toBe('70');
  expect(asked.map(({ from, to }) => to - from)).toEqual([7 * 24 * HOUR_S]);
});

it('is of today on a page that stays open', async () => {
  const { asked, closes } = shown();
  await vi.waitFor(() => expect(closes()).toBeDefined());
  await vi.advanceTimersByTimeAsync(600_000);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect((asked[1]?.to ?? 0) - (asked[0]?.to ?? 0)).toBe(600);
});
