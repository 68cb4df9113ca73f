// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { moreOf, useListState } from './list-state';

const pages = (...sizes: number[]) => ({ pages: sizes.map((size) => Array.from({ length: size }, () => 0)) });
const idle = { isFetchingNextPage: false, isFetchNextPageError: false };

it.each([
  ['is empty while the list loads', undefined, true, 0, 'none'],
  ['is empty with 8 rows', pages(8), true, 8, 'none'],
  ['offers more over 8 rows', pages(9), true, 9, 'available'],
  ['offers more after a second page with rows, however few', pages(4, 2), true, 6, 'available'],
  ['tells the end after an empty page', pages(9, 0), false, 9, 'end'],
  ['does not tell the end of a short list', pages(3, 0), false, 3, 'none'],
  ['is empty where the first page is empty', pages(0), false, 0, 'none'],
])('the foot of a list %s', (_, currentData, hasNextPage, rows, more) => {
  expect(moreOf({ ...idle, currentData, hasNextPage }, rows, 8)).toBe(more);
});

it('the foot of a list shows that the next page is being fetched', () => {
  expect(moreOf({ ...idle, isFetchingNextPage: true, currentData: pages(9), hasNextPage: true }, 9)).toBe('loading');
});

it('the foot of a list shows that the next page did not arrive', () => {
  expect(moreOf({ ...idle, isFetchNextPageError: true, currentData: pages(9), hasNextPage: true }, 9)).toBe('failed');
});

const query = (currentData: ReturnType<typeof pages>, hasNextPage = true) => ({
  ...idle,
  currentData,
  isError: false,
  hasNextPage,
  fetchNextPage: vi.fn<() => void>(),
  refetch: vi.fn<() => void>(),
});

it('useListState fetches the second page without a click where the first one has few rows', () => {
  const given = query(pages(5));
  renderHook(() => useListState(given, { rows: 5, shown: 5 }));
  expect(given.fetchNextPage).toHaveBeenCalledOnce();
});

it('useListState waits for a click if the first page has more than 8 rows', () => {
  const given = query(pages(10));
  const { result } = renderHook(() => useListState(given, { rows: 10, shown: 10 }));
  expect(given.fetchNextPage).not.toHaveBeenCalled();
  expect(result.current.more).toBe('available');
});

it('useListState searches further pages while no row is shown', () => {
  const given = query(pages(10));
  const { result } = renderHook(() => useListState(given, { rows: 10, shown: 0 }));
  expect(given.fetchNextPage).toHaveBeenCalledOnce();
  expect(result.current.state.kind).toBe('loading');
});

it('useListState tells no end where no row is shown', () => {
  const given = query(pages(9, 0), false);
  const foot = (shown: number) => renderHook(() => useListState(given, { rows: 9, shown })).result.current.more;
  expect([foot(9), foot(0)]).toEqual(['end', 'none']);
});
