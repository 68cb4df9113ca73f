import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBar } from '../../testing';
import { comparedPlots, comparedValues } from './compared-values';
import { percentTicks } from './percent-scale';

/** Bars of one minute each with these closes; `null`: a minute without a bar. */
const barsOf = (closes: readonly (number | null)[]) =>
  closes.flatMap((close, minute) =>
    close === null ? [] : [aBar({ openTime: minute * 60_000, close: decimal(close) })],
  );
const own = barsOf([100, 110, 120, 130]);
const rows = (other: readonly (number | null)[], base: number) => {
  const values = comparedValues(own, [{ bars: barsOf(other) }], base);
  return [values['compared-0'], values['compared-0 %']];
};

it('compared pairs start at the price of the base, and move by their own change in per cent', () => {
  // 10 → 11 is +10 %, and 10 % of 100 is 10.
  expect(rows([10, 11, 9, 20], 0)).toEqual([
    [100, expect.closeTo(110), 90, 200],
    [0, expect.closeTo(10), expect.closeTo(-10), 100],
  ]);
  expect(rows([10, 20, 30, 10], 1)).toEqual([
    [55, 110, 165, 55],
    [-50, 0, 50, -50],
  ]);
});

it('compared pairs keep their last close where they have no bar, and have no value before their first one', () => {
  expect(rows([null, 10, null, 12], 0)).toEqual([
    [null, 100, 100, 120],
    [null, 0, 0, expect.closeTo(20)],
  ]);
  expect(rows([null, null, null, null], 0)).toEqual([
    [null, null, null, null],
    [null, null, null, null],
  ]);
});

it('compared pairs are drawn among the prices, each with a figure of its own', () => {
  expect(comparedPlots(['ETH/USDT']).map(({ pane, label, figure }) => [pane, label, figure])).toEqual([
    [undefined, 'ETH/USDT', 'compared-0 %'],
  ]);
});

describe('the scale in per cent', () => {
  it.each([
    [-1.2, 3.1, 5, [-1, 0, 1, 2, 3]],
    [-0.004, 0.011, 4, [0, 0.005, 0.01]],
    [12, 88, 4, [20, 40, 60, 80]],
    [5, 5, 4, []],
  ])('the scale from %d to %d with at most %d figures has round figures', (low, high, most, ticks) => {
    expect(percentTicks(low, high, most).map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
  });

  it('the scale has figures within its range, in order, and not many more than requested', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -99, max: 1000, noNaN: true }),
        fc.double({ min: 0.001, max: 1000, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        (low, size, most) => {
          const ticks = percentTicks(low, low + size, most);
          const slack = size * 1e-6;
          expect(ticks.length).toBeLessThanOrEqual(most + 1);
          expect(ticks.every((tick) => tick >= low - slack && tick <= low + size + slack)).toBe(true);
          expect(ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? tick))).toBe(true);
        },
      ),
    );
  });
});
