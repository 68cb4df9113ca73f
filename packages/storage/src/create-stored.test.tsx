import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createStored } from './create-stored';

const KEY = 'bourse.test.list';
const stored = createStored(KEY, v.array(v.number()), []);

function otherTabWrites(text: string | null) {
  if (text === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, text);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
}

it('createStored gives the fallback where nothing is stored or the stored text does not fit', () => {
  expect(stored.read()).toEqual([]);
  for (const text of ['{', '["a"]', 'null']) {
    localStorage.setItem(KEY, text);
    expect(stored.read()).toEqual([]);
  }
});

it('createStored changes the value that another tab has stored, not an older one', () => {
  expect(stored.read()).toEqual([]);
  localStorage.setItem(KEY, '[1]');
  stored.update((list) => [...list, 2]);
  expect(stored.read()).toEqual([1, 2]);
});

it('createStored renders again after a change in this tab and in another', () => {
  const { result } = renderHook(() => stored.useValue());
  act(() => stored.write([5]));
  expect(result.current).toEqual([5]);
  act(() => otherTabWrites('[6]'));
  expect(result.current).toEqual([6]);
  act(() => otherTabWrites(null));
  expect(result.current).toEqual([]);
});
