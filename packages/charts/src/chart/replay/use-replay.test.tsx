import { decimal } from '@bourse/decimal';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import { FIXTURE_NOW, someBars } from '../../testing';
import { useReplay, type ReplayInput } from './use-replay';

const bars = someBars({ count: 20 });
/** The last bar runs: 19 are closed. */
const now = () => FIXTURE_NOW + 30_000;
const opened = (index: number) => bars[index]?.openTime ?? 0;

const replayOf = (props: { bars: readonly Bar[]; resolution: Resolution } = { bars, resolution: '1' }) => {
  const onBar = vi.fn<ReplayInput['onBar']>();
  const { result, rerender } = renderHook((given: typeof props) => useReplay({ ...given, now, onBar }), {
    initialProps: props,
  });
  return { result, rerender, onBar };
};

/** Each bar is rendered before the next one is due. */
const ticks = (count: number, length: number) => {
  for (let tick = 0; tick < count; tick += 1) act(() => void vi.advanceTimersByTime(length));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('all bars are shown until a start is chosen, and none after the current bar from then on', () => {
  const { result } = replayOf();
  expect(result.current.seen).toBe(bars);
  act(() => void result.current.start(opened(10) + 1));
  expect(result.current.seen).toEqual(bars.slice(0, 11));
  act(() => result.current.step());
  expect(result.current.seen).toEqual(bars.slice(0, 12));
  expect(result.current.current).toBe(bars[11]);
});

it('a start needs a closed bar after it', () => {
  const { result } = replayOf();
  const started = (moment: number) => {
    let isStarted: boolean | undefined;
    act(() => {
      isStarted = result.current.start(moment);
    });
    return isStarted;
  };
  expect(started(opened(18))).toBe(false);
  expect(result.current.current).toBeUndefined();
  expect(started(opened(17))).toBe(true);
});

it('plays so many bars a second as chosen, and stops at the newest closed bar', () => {
  const { result, onBar } = replayOf();
  act(() => void result.current.start(opened(5)));
  act(() => result.current.togglePlaying());
  ticks(2, 1000);
  expect(result.current.current).toBe(bars[7]);
  act(() => result.current.setSpeed('10'));
  ticks(5, 100);
  expect(result.current.current).toBe(bars[12]);
  ticks(20, 100);
  expect(result.current).toMatchObject({ current: bars[18], isEnded: true, isPlaying: false });
  // What is announced: the start and the end, not the bars in between.
  expect(onBar.mock.calls.filter(([, { isPlaying, isLast }]) => isLast || !isPlaying).map(([bar]) => bar)).toEqual([
    bars[5],
    bars[18],
  ]);
});

it('a pause tells the bar, and no further bar is shown', () => {
  const { result, onBar } = replayOf();
  act(() => void result.current.start(opened(5)));
  act(() => result.current.togglePlaying());
  act(() => void vi.advanceTimersByTime(1000));
  act(() => result.current.togglePlaying());
  expect(onBar).toHaveBeenLastCalledWith(bars[6], { isPlaying: false, isLast: false });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current.current).toBe(bars[6]);
});

it('a tick of the running bar keeps the list, and a bar that closes continues an ended replay', () => {
  const { result, rerender } = replayOf();
  act(() => void result.current.start(opened(17)));
  act(() => result.current.step());
  const { seen } = result.current;
  const next = someBars({ count: 21, until: FIXTURE_NOW + 60_000 });
  rerender({ bars: [...bars.slice(0, -1), { ...next[19]! }], resolution: '1' });
  expect(result.current.seen).toBe(seen);
  expect(result.current.isEnded).toBe(true);
  rerender({ bars: [...bars, { ...next[20]! }], resolution: '1' });
  expect(result.current.isEnded).toBe(false);
});

it('a late tick of a bar that has closed by the clock is drawn', () => {
  const { result, rerender } = replayOf();
  act(() => void result.current.start(opened(17)));
  act(() => result.current.step());
  const late = { ...bars[18]!, close: decimal('1') };
  rerender({ bars: bars.with(18, late), resolution: '1' });
  expect(result.current.current).toBe(late);
  expect(result.current.seen.at(-1)).toBe(late);
});

it('older bars join before the current one, which stays', () => {
  const { result, rerender } = replayOf({ bars: bars.slice(5), resolution: '1' });
  act(() => void result.current.start(opened(10)));
  rerender({ bars, resolution: '1' });
  expect(result.current.seen).toEqual(bars.slice(0, 11));
});

it('another resolution ends the replay', () => {
  const { result, rerender } = replayOf();
  act(() => void result.current.start(opened(10)));
  rerender({ bars, resolution: '5' });
  expect(result.current.current).toBeUndefined();
  expect(result.current.seen).toBe(bars);
});
