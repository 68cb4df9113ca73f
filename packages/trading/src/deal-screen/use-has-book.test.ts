// @vitest-environment jsdom
import { decimal } from '@bourse/decimal';
import { createBookStore } from '@bourse/market';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHasBook } from './use-has-book';

const book = (price: number) => ({ bids: [{ price: decimal(price), amount: decimal(1), sum: decimal(1) }], asks: [] });

it('useHasBook changes when a book arrives or is cleared, not when it changes', () => {
  const store = createBookStore();
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useHasBook(store);
  });
  expect(result.current).toBe(false);
  act(() => store.replace(book(97_000)));
  expect(result.current).toBe(true);
  act(() => store.replace(book(97_001)));
  expect(renders).toBe(2);
  act(() => store.replace(undefined));
  expect(result.current).toBe(false);
});
