import { describe, expect, it } from 'vitest';
import { moreOf } from './list-state';

const pages = (...sizes: number[]) => ({ pages: sizes.map((size) => Array.from({ length: size }, () => 0)) });
const still = { isFetchingNextPage: false, isFetchNextPageError: false };

describe('below a list', () => {
  it.each([
    ['nothing while it loads', undefined, true, 0, 'none'],
    ['nothing with 8 rows', pages(8), true, 8, 'none'],
    ['more is offered over 8 rows', pages(9), true, 9, 'available'],
    ['its end is said after an empty page', pages(9, 0), false, 9, 'end'],
    ['nothing where the first page is empty', pages(0), false, 0, 'none'],
  ])('%s', (_, currentData, hasNextPage, rows, more) => {
    expect(moreOf({ ...still, currentData, hasNextPage }, rows, 8)).toBe(more);
  });

  it('the next page is on its way', () => {
    expect(moreOf({ ...still, isFetchingNextPage: true, currentData: pages(9), hasNextPage: true }, 9)).toBe('loading');
  });

  it('the next page did not come', () => {
    expect(moreOf({ ...still, isFetchNextPageError: true, currentData: pages(9), hasNextPage: true }, 9)).toBe(
      'failed',
    );
  });
});
