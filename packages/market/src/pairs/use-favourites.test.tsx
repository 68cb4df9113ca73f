import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFavourites } from './use-favourites';

const favouritesOf = (hook: { result: { current: ReturnType<typeof useFavourites> } }) => hook.result.current[0];

it('useFavourites stores favourites on this device and shares them between components', () => {
  const first = renderHook(() => useFavourites());
  const second = renderHook(() => useFavourites());
  act(() => first.result.current[1]('1-3'));
  act(() => second.result.current[1]('2-3'));
  expect(favouritesOf(first)).toEqual(['1-3', '2-3']);
  expect(favouritesOf(second)).toEqual(['1-3', '2-3']);
  act(() => first.result.current[1]('1-3'));
  expect(favouritesOf(renderHook(() => useFavourites()))).toEqual(['2-3']);
});

it('useFavourites follows the other tabs', () => {
  const hook = renderHook(() => useFavourites());
  localStorage.setItem('bourse.favouritePairs', '5-3');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'bourse.favouritePairs' })));
  expect(favouritesOf(hook)).toEqual(['5-3']);
});

it('useFavourites ignores invalid stored values', () => {
  localStorage.setItem('bourse.favouritePairs', '1-3,,<b>,1-3,x-y,5-3');
  expect(favouritesOf(renderHook(() => useFavourites()))).toEqual(['1-3', '5-3']);
});
