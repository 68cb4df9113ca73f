// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint';

test('afterPaint runs after the next frame, not in it', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const seen: string[] = [];
  requestAnimationFrame(() => seen.push('frame'));
  afterPaint(() => seen.push('work'));
  requestAnimationFrame(() => seen.push('end of the frame'));
  expect(seen).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(seen).toEqual(['frame', 'end of the frame']);
  vi.runAllTimers();
  expect(seen).toEqual(['frame', 'end of the frame', 'work']);
  vi.useRealTimers();
});
