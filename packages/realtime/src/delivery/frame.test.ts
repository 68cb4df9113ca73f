import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextFrame } from './frame';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run = vi.fn<() => void>();
beforeEach(() => void run.mockReset());

it("the next frame comes with the browser's animation frame, once", () => {
  nextFrame(run);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledOnce();
});

it('the next frame comes after a second while the tab is hidden, once', () => {
  const frames = new Map<number, FrameRequestCallback>();
  vi.stubGlobal(
    'requestAnimationFrame',
    (callback: FrameRequestCallback) => frames.set(frames.size + 1, callback).size,
  );
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  nextFrame(run);
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  // The tab becomes visible.
  for (const paint of frames.values()) paint(0);
  expect(run).toHaveBeenCalledOnce();
});

it('the next frame comes after a second without a browser', () => {
  vi.stubGlobal('requestAnimationFrame', undefined);
  nextFrame(run);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

it('the next frame does not come after it is cancelled', () => {
  nextFrame(run)();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
});
