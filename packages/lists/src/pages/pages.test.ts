import { describe, expect, it } from 'vitest';
import { countedPages, findInPages, readAllPages, rowsOfPages } from './pages';

const all = [1, 2, 3, 4, 5];
const twoAtATime = (page: number) => Promise.resolve({ data: all.slice((page - 1) * 2, page * 2) });
const refused = { error: { kind: 'rejected', text: 'no' } } as const;

it('readAllPages reads until an empty page and reports the progress', async () => {
  const counts: number[] = [];
  expect(await readAllPages(twoAtATime, String, (count) => counts.push(count))).toEqual({ data: all });
  expect(counts).toEqual([2, 4, 5]);
});

it('readAllPages ends at a back end that sends the same rows for each page', async () => {
  expect(await readAllPages(() => Promise.resolve({ data: all }), String)).toEqual({ data: all });
});

it('readAllPages returns the failure instead of a part of the list', async () => {
  const read = (page: number) => Promise.resolve(page === 2 ? refused : { data: [page] });
  expect(await readAllPages(read, String)).toEqual(refused);
});

it('readAllPages stops at a back end that always has new rows', async () => {
  expect(await readAllPages((page) => Promise.resolve({ data: [page] }), String)).toEqual({
    error: { kind: 'malformed' },
  });
});

it('findInPages finds a row on a later page', async () => {
  expect(await findInPages(twoAtATime, (row) => row === 5)).toEqual({ data: 5 });
});

it('findInPages returns null if no page contains it', async () => {
  expect(await findInPages(twoAtATime, (row) => row === 9)).toEqual({ data: null });
});

const row = (id?: number) => ({ id });

describe('the rows of pages', () => {
  it('the list of all pages has a row once that moved to the next page', () => {
    expect(
      rowsOfPages([
        [row(3), row(2)],
        [row(2), row(1)],
      ]),
    ).toEqual([row(3), row(2), row(1)]);
  });

  it('the list of all pages keeps rows without an id', () => {
    expect(rowsOfPages([[row(), row()], [row()]])).toHaveLength(3);
  });

  it.each([
    ['an empty page', [[row(2)], []], undefined],
    [
      'a page of rows that are known',
      [
        [row(2), row(1)],
        [row(2), row(1)],
      ],
      undefined,
    ],
    ['a page with a new row', [[row(2)], [row(2), row(1)]], 3],
  ])('the rows of pages end with %s', (_, pages, next) => {
    expect(countedPages.getNextPageParam(pages.at(-1) ?? [], pages, 2)).toBe(next);
  });
});
