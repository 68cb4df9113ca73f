import { absolute, decimal, isLess, minus, roundHalfUp, sum, ZERO } from '@bourse/decimal';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ringArcs } from './ring-arcs';
import { sharesOf, shownShares } from './shares';

const shown = (...values: string[]) => shownShares(sharesOf(values.map((value) => decimal(value)))).map(String);
const shares = (...values: string[]) => sharesOf(values.map((value) => decimal(value))).map(String);

it('sharesOf gives the percentage of each value', () => {
  expect(shares('30', '10', '60')).toEqual(['30', '10', '60']);
});

it('sharesOf gives zero for values of zero or less, and does not count them in the total', () => {
  expect(shares('5', '0', '-5')).toEqual(['100', '0', '0']);
});

it('sharesOf gives zeros if there is no positive value', () => {
  expect(shares('0', '0')).toEqual(['0', '0']);
  expect(shares()).toEqual([]);
});

it('sharesOf adds up to 100 for any positive values', () => {
  const amounts = array(integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 12 });
  assert(
    property(amounts, (values) => {
      const total = sum(sharesOf(values.map((value) => decimal(String(value)))));
      expect(String(roundHalfUp(total, 10))).toBe('100');
    }),
  );
});

it('shownShares gives the last hundredth to the share that lost most of it, so that the sum is 100', () => {
  expect(shown('1', '1', '1')).toEqual(['33.34', '33.33', '33.33']);
  expect(shown('62.885', '37.115')).toEqual(['62.89', '37.11']);
});

it('shownShares keeps exact shares, and zeros where nothing is positive', () => {
  expect(shown('30', '10', '60')).toEqual(['30', '10', '60']);
  expect(shown('0', '0')).toEqual(['0', '0']);
});

it('shownShares adds up to exactly 100, each less than a hundredth from its share', () => {
  const amounts = array(integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 12 });
  assert(
    property(amounts, (values) => {
      const exact = sharesOf(values.map((value) => decimal(String(value))));
      const rounded = shownShares(exact);
      expect(String(sum(rounded))).toBe('100');
      for (const [index, share] of rounded.entries()) {
        expect(isLess(absolute(minus(share, exact[index] ?? ZERO)), decimal('0.01'))).toBe(true);
      }
    }),
  );
});

describe('the arcs of a ring', () => {
  it('the arcs of a ring follow each other with a gap, without empty ones', () => {
    expect(ringArcs([50, 0, 25, 25])).toEqual([
      { index: 0, start: 0, share: 0.496 },
      { index: 2, start: 0.5, share: 0.246 },
      { index: 3, start: 0.75, share: 0.246 },
    ]);
  });

  it('a ring is one whole arc for a single value, and has no arcs without values', () => {
    expect(ringArcs([0, 7])).toEqual([{ index: 1, start: 0, share: 1 }]);
    expect(ringArcs([0, 0])).toEqual([]);
  });
});
