import { expect, it } from 'vitest';
import { bookHeight, BOOK_BAR_HEIGHT, BOOK_COLUMNS_HEIGHT, levelsThatFit } from './layout';

const HEAD = BOOK_BAR_HEIGHT + BOOK_COLUMNS_HEIGHT;

it('as many levels fit into a height as the book with them is high, and not one more', () => {
  for (const levels of [0, 5, 12]) {
    expect(levelsThatFit(HEAD + bookHeight(levels))).toBe(levels);
    expect(levelsThatFit(HEAD + bookHeight(levels + 1) - 1)).toBe(levels);
  }
});

it('none fit into no height', () => {
  expect(levelsThatFit(0)).toBe(0);
});
