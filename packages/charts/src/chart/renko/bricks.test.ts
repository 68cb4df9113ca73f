import { decimal, isGreater, minus } from '@bourse/decimal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bar } from '@bourse/contracts/bars';
import { aBar } from '../../testing';
import { bricksWith, wallOf, type BrickRule } from './bricks';

const MINUTE = 60_000;
const rule = (size: number): BrickRule => ({ size: decimal(size), length: MINUTE });

const barsOf = (closes: readonly number[]): Bar[] =>
  closes.map((close, index) => aBar({ openTime: index * MINUTE, close: decimal(close), volume: decimal(1) }));

function bricksOf(closes: readonly number[], size: number): readonly Bar[] {
  const bars = barsOf(closes);
  const running = bars.pop();
  return running ? bricksWith(wallOf(bars, rule(size)), running, rule(size)) : [];
}

/** `9-10` of each brick; the unfinished one is the last. */
const bodies = (closes: readonly number[], size = 1) =>
  bricksOf(closes, size).map(({ open, close }) => `${open}-${close}`);

describe('bricks', () => {
  // Second source: the tests of the Renko consolidator of Lean (QuantConnect), whose prices and bricks these are.
  it.each([
    ['a rise', [9, 10.1], ['9-10', '10-10.1']],
    ['a rise that is too small', [10, 9.1], ['10-9.1']],
    [
      'two falls and a turn',
      [10, 10.5, 9.5, 8.9, 9.1, 9.2, 8.5, 7.8, 7.6, 8.5, 9.2, 10.1],
      ['10-9', '9-8', '9-10', '10-10.1'],
    ],
    [
      'two rises and a turn',
      [10, 9.6, 10.5, 11.1, 11, 10.7, 11.6, 12.3, 12.3, 12.4, 11.5, 9.9],
      ['10-11', '11-12', '11-10', '10-9.9'],
    ],
    ['a gap upwards', [10, 14], ['10-11', '11-12', '12-13', '13-14']],
    ['a gap downwards', [14, 10], ['14-13', '13-12', '12-11', '11-10']],
    [
      'two falls and a gap upwards',
      [10, 10.5, 9.5, 8.9, 9.1, 9.2, 8.5, 7.8, 7.6, 8.5, 9.2, 12.1],
      ['10-9', '9-8', '9-10', '10-11', '11-12', '12-12.1'],
    ],
  ])('bricks of %s are those of a second source', (_name, closes, expected) => {
    expect(bodies(closes)).toEqual(expected);
  });

  it('bricks are exact for prices that a float does not hold', () => {
    expect(bodies([0.1, 0.41], 0.1)).toEqual(['0.1-0.2', '0.2-0.3', '0.3-0.4', '0.4-0.41']);
  });

  it('bricks of one bar have times of their own within the bar, and the first one has the volume', () => {
    const bricks = bricksOf([10, 10.5, 13.5], 1);
    expect(bricks.map(({ openTime, volume }) => [openTime, volume])).toEqual([
      [2 * MINUTE, '3'],
      [2 * MINUTE + 15_000, undefined],
      [2 * MINUTE + 30_000, undefined],
      [2 * MINUTE + 45_000, undefined],
    ]);
  });

  it('the finished bricks of closed bars stay the same objects while the running bar moves', () => {
    const bars = barsOf([10, 12.5, 11, 14.2]);
    const wall = wallOf(bars, rule(1));
    const [before, after] = [14, 15.5].map((close) =>
      bricksWith(wall, aBar({ openTime: 4 * MINUTE, close: decimal(close) }), rule(1)),
    );
    expect(before?.slice(0, -1).every((each, index) => each === after?.[index])).toBe(true);
  });

  it('each brick has the size, joins or turns, has a later time than the one before, and the last price ends the row', () => {
    const closes = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 2, maxLength: 120 });
    fc.assert(
      fc.property(closes, fc.integer({ min: 5, max: 400 }), (all, size) => {
        const bricks = bricksOf(all, size);
        const finished = bricks.slice(0, -1);
        expect(Number(bricks.at(-1)?.close)).toBe(all.at(-1));
        for (const [index, { openTime, open, close, high, low }] of finished.entries()) {
          expect(Number(minus(high, low))).toBe(size);
          const before = finished[index - 1];
          if (!before) continue;
          const isTurn = isGreater(close, open) !== isGreater(before.close, before.open);
          expect(open).toBe(isTurn ? before.open : before.close);
          expect(openTime).toBeGreaterThan(before.openTime);
        }
        expect(bricks.at(-1)?.openTime).toBeGreaterThan(finished.at(-1)?.openTime ?? -1);
      }),
    );
  });
});
