// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { priceColoursFor, usePriceColours } from './price-colours';

const closed = () => {
  throw new DOMException('closed', 'SecurityError');
};

it.each([
  ['en', 'green-up'],
  ['spa', 'green-up'],
  ['zh', 'red-up'],
  ['hk', 'green-up'],
  ['kr', 'red-up'],
  ['jp', 'red-up'],
])('users of %s get %s', (language, colours) => {
  expect(priceColoursFor(language)).toBe(colours);
});

it('a chosen colour order precedes the language, is stored, and is shown everywhere', () => {
  const one = renderHook(() => usePriceColours('zh'));
  const other = renderHook(() => usePriceColours('en'));
  act(() => one.result.current[1]('colour-vision-safe'));
  expect(one.result.current[0]).toBe('colour-vision-safe');
  expect(other.result.current[0]).toBe('colour-vision-safe');
  expect(localStorage.getItem('bourse.priceColours')).toBe('colour-vision-safe');
});

it('the colours follow another tab', () => {
  const { result } = renderHook(() => usePriceColours('en'));
  localStorage.setItem('bourse.priceColours', 'red-up');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'bourse.priceColours', newValue: 'red-up' }));
  });
  expect(result.current[0]).toBe('red-up');
});

it('an unknown stored colour order counts as no choice', () => {
  localStorage.setItem('bourse.priceColours', 'purple');
  expect(priceColoursFor('en')).toBe('green-up');
});

it('a chosen colour order lasts for the page where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  const { result } = renderHook(() => usePriceColours('en'));
  act(() => result.current[1]('red-up'));
  expect(result.current[0]).toBe('red-up');
});
