import { expect, it } from 'vitest';
import { FIXTURE_NOW, someBars } from '../../testing';
import { jumpView } from './jump-view';

const MINUTE = 60_000;
const bars = someBars({ count: 100 });
const opened = (index: number) => FIXTURE_NOW - (99 - index) * MINUTE;

it('the bar of the moment is in the middle of the view', () => {
  expect(jumpView(bars, opened(50) + 59_999, 20)).toEqual({ min: opened(40), max: opened(59) });
});

it('the view ends at the newest bar and begins at the first one, also for moments beyond them', () => {
  expect(jumpView(bars, opened(99), 20)).toEqual({ min: opened(80), max: opened(99) });
  expect(jumpView(bars, 0, 20)).toEqual({ min: opened(0), max: opened(19) });
  expect(jumpView(bars, opened(50), 500)).toEqual({ min: opened(0), max: opened(99) });
  expect(jumpView([], opened(50), 20)).toBeUndefined();
});

it('a moment without a bar, in a gap of the market, shows the bar before the gap', () => {
  const gapped = bars.filter((_bar, index) => index <= 40 || index >= 60);
  expect(jumpView(gapped, opened(50), 10)).toEqual({ min: opened(35), max: opened(63) });
});
