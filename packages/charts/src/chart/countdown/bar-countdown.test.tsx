import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chartsMessages } from '../../locales/messages';
import type { ChartControl } from '../plot/chart-engine';
import { BarCountdown, type BarCountdownProps } from './bar-countdown';

beforeAll(() => preloadMessages([chartsMessages, uiKitMessages]));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The exchange's clock is half an hour and 0.4 s ahead of the device. */
const AHEAD = 1_800_400;
const OPENED = Date.parse('2026-11-20T12:00:00Z');

function show(props: Partial<BarCountdownProps> = {}) {
  vi.setSystemTime(OPENED - AHEAD + 17_400);
  const setCountdown = vi.fn<ChartControl['setCountdown']>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only call that the component makes
  const control = { setCountdown } as Partial<ChartControl> as ChartControl;
  const view = renderWithKit(
    <BarCountdown
      chart={{ current: control }}
      look={undefined}
      resolution="1"
      newest={OPENED}
      now={() => Date.now() + AHEAD}
      {...props}
    />,
  );
  return { ...view, setCountdown };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('the countdown follows the clock of the exchange, is written once a second, and begins again with the next bar', () => {
  const { setCountdown } = show();
  expect(setCountdown.mock.calls).toEqual([['00:43']]);
  pass(599);
  expect(setCountdown).toHaveBeenCalledTimes(1);
  pass(1);
  expect(setCountdown.mock.lastCall).toEqual(['00:42']);
  pass(41_000);
  expect(setCountdown).toHaveBeenCalledTimes(43);
  expect(setCountdown.mock.lastCall).toEqual(['00:01']);
  pass(1000);
  expect(setCountdown.mock.lastCall).toEqual(['01:00']);
});

it('the countdown is removed with its setting, and writes no more', () => {
  const { setCountdown, unmount } = show({ resolution: '1D', newest: Date.parse('2026-11-19T16:00:00Z') });
  expect(setCountdown.mock.lastCall).toEqual(['03:59:43']);
  unmount();
  expect(setCountdown.mock.lastCall).toEqual(['']);
  pass(5000);
  expect(setCountdown).toHaveBeenCalledTimes(2);
});
