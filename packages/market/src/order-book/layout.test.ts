import { describe, expect, it } from 'vitest';
import { BOOK_LAYOUTS, isBookLayout, shapeOf } from './book-layout';
import {
  bookBarHeight,
  bookColumns,
  digitsIn,
  bookHeight,
  BOOK_COLUMNS_HEIGHT,
  isBestSlot,
  levelsThatFit,
  MIDDLE_HEIGHT,
  middleTop,
  slotAt,
  slotTop,
  type RowHeight,
} from './layout';

const head = (rowHeight: RowHeight) => bookBarHeight(rowHeight) + BOOK_COLUMNS_HEIGHT;

it.each([20, 24] as const)(
  'as many levels of %d px are shown as fit the height of the book with them, and not one more',
  (rowHeight) => {
    for (const levels of [0, 5, 12]) {
      const heightOf = (count: number) => head(rowHeight) + bookHeight(shapeOf('both', count, rowHeight));
      expect(levelsThatFit(heightOf(levels), rowHeight)).toBe(levels);
      expect(levelsThatFit(heightOf(levels + 1) - 1, rowHeight)).toBe(levels);
    }
  },
);

it('no levels are shown in no height', () => {
  expect(levelsThatFit(0, 20)).toBe(0);
});

describe.each(BOOK_LAYOUTS)('the layout %s', (layout) => {
  const shape = shapeOf(layout, 5, 20);

  it('the layout has the same height as the others', () => {
    expect(bookHeight(shape)).toBe(bookHeight(shapeOf('both', 5, 20)));
  });

  it('the layout finds every row at its position, and none in the middle', () => {
    const rows = (['asks', 'bids'] as const).flatMap((side) =>
      Array.from({ length: shape[side] }, (_, slot) => ({ side, slot })),
    );
    expect(rows.map((row) => slotAt(slotTop(row, shape) + 1, shape))).toEqual(rows);
    expect(slotAt(middleTop(shape) + MIDDLE_HEIGHT / 2, shape)).toBeUndefined();
    expect(slotAt(bookHeight(shape), shape)).toBeUndefined();
  });

  it('the layout has the best price of each shown side at the middle', () => {
    const tops = (['asks', 'bids'] as const).flatMap((side) =>
      Array.from({ length: shape[side] }, (_, slot) => ({ side, slot }))
        .filter((row) => isBestSlot(row, shape))
        .map((row) => slotTop(row, shape)),
    );
    const beside = [middleTop(shape) - shape.rowHeight, middleTop(shape) + MIDDLE_HEIGHT];
    expect(tops).toEqual(beside.filter((_, index) => (index === 0 ? shape.asks : shape.bids) > 0));
  });
});

it('the layout reads the stored value and rejects anything else', () => {
  expect(BOOK_LAYOUTS.every((layout) => isBookLayout(layout))).toBe(true);
  expect(isBookLayout('three')).toBe(false);
  expect(isBookLayout(undefined)).toBe(false);
});

it('the layout shows fewer levels where a finger is the pointer', () => {
  const height = head(24) + bookHeight(shapeOf('both', 5, 24));
  expect(levelsThatFit(height, 24)).toBe(5);
  expect(levelsThatFit(height, 20)).toBe(6);
});

it.each([264, 280, 320, 390])(
  'the columns give a price of 4 decimals the width that it needs, away from the level number (%d px)',
  (width) => {
    const { labelEnd, price, amount, sum } = bookColumns(width, '64,210.1234'.length, true);
    expect(price - labelEnd).toBeGreaterThan('64,210.1234'.length * 7.3 + 7);
    expect(digitsIn(price - labelEnd)).toBeGreaterThanOrEqual('64,210.1234'.length);
    expect(price).toBeLessThan(amount);
    expect(amount).toBeLessThan(sum);
  },
);

it.each([4, 8])(
  'the columns of 264 px without level numbers have room for prices and abbreviated amounts of %d decimals',
  (decimals) => {
    const longest = '104,330.'.length + decimals;
    const { labelEnd, price, amount, sum } = bookColumns(264, longest, false);
    expect(digitsIn(price - labelEnd)).toBeGreaterThanOrEqual(longest);
    for (const column of [amount - price, sum - amount]) {
      expect(digitsIn(column)).toBeGreaterThanOrEqual('673.64M'.length);
    }
  },
);
