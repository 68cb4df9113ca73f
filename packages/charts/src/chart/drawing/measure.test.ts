import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { Drawing } from './drawing';
import { measureOf } from './measure';
import type { DrawingTool } from './tools';

const MINUTE = 60_000;
const context = {
  priceOf: ({ price }: { price: number }) => decimal(price.toFixed(2)),
  barsBetween: (from: number, to: number) => (to - from) / MINUTE,
};
const measured = (tool: DrawingTool, ...anchors: readonly (readonly [minute: number, price: number])[]) => {
  const drawing: Drawing = {
    id: 1,
    tool,
    anchors: anchors.map(([minute, price]) => ({ time: minute * MINUTE, price })),
    text: '',
  };
  return measureOf(drawing, context);
};

it('a price range is an exact difference of the shown prices, its change in per cent and its bars', () => {
  expect(measured('priceRange', [0, 0.1], [7, 0.3])).toEqual({
    of: 'priceRange',
    difference: '0.2',
    percent: '200',
    bars: 7,
  });
  expect(measured('priceRange', [7, 200], [0, 150])).toMatchObject({ difference: '-50', percent: '-25', bars: -7 });
});

it('a price range from zero has no change in per cent', () => {
  expect(measured('priceRange', [0, 0], [7, 1])).toMatchObject({ percent: undefined });
});

it('a date range is a number of bars and a length of time', () => {
  expect(measured('dateRange', [10, 1], [25, 2])).toEqual({ of: 'dateRange', bars: 15, length: 15 * MINUTE });
});

it('the ratio of a position is its reward divided by its risk, exact', () => {
  expect(measured('long', [0, 100], [9, 100.3], [9, 99.9])).toEqual({
    of: 'position',
    target: '0.3',
    stop: '-0.1',
    ratio: '3',
  });
  expect(measured('short', [0, 100], [9, 75], [9, 110])).toEqual({
    of: 'position',
    target: '-25',
    stop: '10',
    ratio: '2.5',
  });
});

it('a position whose target or stop is on the wrong side, or at the entry, has no ratio', () => {
  expect(measured('long', [0, 100], [9, 90], [9, 80])).toEqual({ of: 'longSides' });
  expect(measured('long', [0, 100], [9, 110], [9, 100])).toEqual({ of: 'longSides' });
  expect(measured('short', [0, 100], [9, 110], [9, 120])).toEqual({ of: 'shortSides' });
});

it('a tool that does not measure says nothing', () => {
  expect(measured('trend', [0, 1], [1, 2])).toBeUndefined();
  expect(measured('horizontal', [0, 1])).toBeUndefined();
});
