import { describe, expect, it } from 'vitest';
import { someBars } from '../../testing';
import {
  barsThatFit,
  endView,
  followedView,
  isBehind,
  isNearStart,
  isTooNear,
  movedView,
  newestView,
  shiftedView,
  zoomedView,
} from './price-view';

const MINUTE = 60_000;
const bars = someBars({ count: 200 });
const time = (index: number) => bars[index]?.openTime ?? 0;

it('newestView shows the last sixty bars', () => {
  expect(newestView(bars)).toEqual({ min: time(140), max: time(199) });
});

it('barsThatFit has 8 px for each bar and for five bars of room, and at least sixty bars', () => {
  expect([0, 390, 640, 1040].map(barsThatFit)).toEqual([60, 60, 75, 125]);
});

it('newestView shows all bars if there are fewer, and nothing without bars', () => {
  expect(newestView(bars.slice(0, 5))).toEqual({ min: time(0), max: time(4) });
  expect(newestView([])).toBeUndefined();
});

describe('followedView', () => {
  const more = [...bars, ...someBars({ count: 1, until: time(199) + MINUTE })];

  it('followedView follows a new bar with the same number of visible bars', () => {
    const view = { min: time(180), max: time(199) };
    expect(followedView(view, bars, more)).toEqual({ min: time(181), max: time(199) + MINUTE });
  });

  it('followedView keeps its position after the user has scrolled back', () => {
    const view = { min: time(20), max: time(60) };
    expect(followedView(view, bars, more)).toBe(view);
  });

  it('followedView does not jump when older bars join', () => {
    const view = { min: time(150), max: time(190) };
    expect(followedView(view, bars.slice(100), bars)).toBe(view);
  });
});

describe('moving by keyboard', () => {
  const view = { min: time(100), max: time(140) };

  it('scrolling by keyboard moves by a part of the view within the bars', () => {
    expect(movedView(view, bars, -0.1)).toEqual({ min: time(96), max: time(136) });
    expect(movedView(view, bars, 10)).toEqual({ min: time(159), max: time(199) });
    expect(endView(view, bars, 'oldest')).toEqual({ min: time(0), max: time(40) });
    expect(endView(view, bars, 'newest')).toEqual({ min: time(159), max: time(199) });
  });

  it('zooming by keyboard goes towards the newest end, to ten bars at least', () => {
    expect(zoomedView(view, bars, 2)).toEqual({ min: time(59), max: time(140) });
    expect(zoomedView(view, bars, 0.01)).toEqual({ min: time(131), max: time(140) });
  });
});

it('zooming by wheel changes by whole bars within the bars', () => {
  const view = { min: time(100), max: time(140) };
  expect(shiftedView(view, bars, -3)).toEqual({ min: time(97), max: time(137) });
  expect(shiftedView(view, bars, 500)).toEqual({ min: time(159), max: time(199) });
});

describe('limits of the view', () => {
  const view = { min: time(100), max: time(111) };

  it('isTooNear is true with fewer than ten visible bars', () => {
    expect(isTooNear({ min: time(101), max: time(110) }, view, bars)).toBe(false);
    expect(isTooNear({ min: time(101), max: time(109) }, view, bars)).toBe(true);
  });

  it('a view that is closer than the limit can still scroll and zoom out', () => {
    const near = { min: time(100), max: time(104) };
    expect(isTooNear({ min: time(90), max: time(94) }, near, bars)).toBe(false);
    expect(isTooNear({ min: time(99), max: time(105) }, near, bars)).toBe(false);
  });

  it('a view does not exceed the available bars', () => {
    const few = bars.slice(0, 4);
    expect(isTooNear({ min: time(0), max: time(3) }, { min: 0, max: time(3) }, few)).toBe(false);
  });
});

it('isBehind is true as soon as the newest bar is out of view', () => {
  expect(isBehind({ min: time(100), max: time(199) }, bars)).toBe(false);
  expect(isBehind({ min: time(100), max: time(199) - 1 }, bars)).toBe(true);
});

it('isNearStart is true within one view of the oldest bar', () => {
  expect(isNearStart({ min: time(30), max: time(70) }, bars)).toBe(true);
  expect(isNearStart({ min: time(100), max: time(140) }, bars)).toBe(false);
});
