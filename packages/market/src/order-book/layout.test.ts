import { describe, expect, it } from 'vitest';
import { BOOK_LAYOUTS, isBookLayout, shapeOf } from './book-layout';
import {
  bookHeight,
  BOOK_BAR_HEIGHT,
  BOOK_COLUMNS_HEIGHT,
  isBestSlot,
  levelsThatFit,
  MIDDLE_HEIGHT,
  middleTop,
  slotAt,
  slotTop,
} from './layout';

const HEAD = BOOK_BAR_HEIGHT + BOOK_COLUMNS_HEIGHT;

it('as many levels fit into a height as the book with them is high, and not one more', () => {
  for (const levels of [0, 5, 12]) {
    expect(levelsThatFit(HEAD + bookHeight(shapeOf('both', levels)))).toBe(levels);
    expect(levelsThatFit(HEAD + bookHeight(shapeOf('both', levels + 1)) - 1)).toBe(levels);
  }
});

it('none fit into no height', () => {
  expect(levelsThatFit(0)).toBe(0);
});

describe.each(BOOK_LAYOUTS)('the layout %s', (layout) => {
  const shape = shapeOf(layout, 5);

  it('is as high as the others', () => {
    expect(bookHeight(shape)).toBe(bookHeight(shapeOf('both', 5)));
  });

  it('has every row where it is looked for, and none in the middle', () => {
    const rows = (['asks', 'bids'] as const).flatMap((side) =>
      Array.from({ length: shape[side] }, (_, slot) => ({ side, slot })),
    );
    expect(rows.map((row) => slotAt(slotTop(row, shape) + 1, shape))).toEqual(rows);
    expect(slotAt(middleTop(shape) + MIDDLE_HEIGHT / 2, shape)).toBeUndefined();
    expect(slotAt(bookHeight(shape), shape)).toBeUndefined();
  });

  it('has the best price of each side that it shows at the middle', () => {
    const tops = (['asks', 'bids'] as const).flatMap((side) =>
      Array.from({ length: shape[side] }, (_, slot) => ({ side, slot }))
        .filter((row) => isBestSlot(row, shape))
        .map((row) => slotTop(row, shape)),
    );
    const beside = [middleTop(shape) - 20, middleTop(shape) + MIDDLE_HEIGHT];
    expect(tops).toEqual(beside.filter((_, index) => (index === 0 ? shape.asks : shape.bids) > 0));
  });
});

it('reads what was remembered, and nothing else', () => {
  expect(BOOK_LAYOUTS.every((layout) => isBookLayout(layout))).toBe(true);
  expect(isBookLayout('three')).toBe(false);
  expect(isBookLayout(undefined)).toBe(false);
});
