import { describe, expect, it } from 'vitest';
import { countedPages, findInPages, readAllPages } from './pages';

const all = [1, 2, 3, 4, 5];
const twoAtATime = (page: number) => Promise.resolve({ data: all.slice((page - 1) * 2, page * 2) });
const refused = { error: { kind: 'rejected', text: 'no' } } as const;

describe('readAllPages', () => {
  it('reads until an empty page and reports the progress', async () => {
    const counts: number[] = [];
    expect(await readAllPages(twoAtATime, String, (count) => counts.push(count))).toEqual({ data: all });
    expect(counts).toEqual([2, 4, 5]);
  });

  it('ends at a back end that sends the same rows for each page', async () => {
    expect(await readAllPages(() => Promise.resolve({ data: all }), String)).toEqual({ data: all });
  });

  it('gives the failure rather than a part of the list', async () => {
    const read = (page: number) => Promise.resolve(page === 2 ? refused : { data: [page] });
    expect(await readAllPages(read, String)).toEqual(refused);
  });

  it('stops asking a back end that has new rows for ever', async () => {
    expect(await readAllPages((page) => Promise.resolve({ data: [page] }), String)).toEqual({
      error: { kind: 'malformed' },
    });
  });
});

describe('findInPages', () => {
  it('finds a row on a later page', async () => {
    expect(await findInPages(twoAtATime, (row) => row === 5)).toEqual({ data: 5 });
  });

  it('returns null if no page contains it', async () => {
    expect(await findInPages(twoAtATime, (row) => row === 9)).toEqual({ data: null });
  });
});

it('has a next page until one is empty', () => {
  expect(countedPages.getNextPageParam([1], undefined, 1)).toBe(2);
  expect(countedPages.getNextPageParam([], undefined, 2)).toBeUndefined();
});
