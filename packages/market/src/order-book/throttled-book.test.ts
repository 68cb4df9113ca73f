import { aBook } from '../testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBookStore } from './book-store';
import { throttledBook } from './throttled-book';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls its listeners at the first change, then at most four times a second, and returns the newest book', () => {
  const store = createBookStore();
  const book = throttledBook(store);
  const hear = vi.fn<() => void>();
  const stop = book.subscribe(hear);
  for (let shift = 1; shift <= 5; shift += 1) store.replace(aBook({ shift }));
  expect(hear).toHaveBeenCalledOnce();
  expect(book.get()).toBe(store.get());
  vi.advanceTimersByTime(250);
  expect(hear).toHaveBeenCalledTimes(2);
  store.replace(aBook({ shift: 6 }));
  stop();
  vi.advanceTimersByTime(250);
  expect(hear).toHaveBeenCalledTimes(2);
});
