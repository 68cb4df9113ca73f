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
])('gives readers of %s %s', (language, colours) => {
  expect(priceColoursFor(language)).toBe(colours);
});

it('puts a choice before the language, keeps it, and shows it everywhere', () => {
  const one = renderHook(() => usePriceColours('zh'));
  const other = renderHook(() => usePriceColours('en'));
  act(() => one.result.current[1]('colour-vision-safe'));
  expect(one.result.current[0]).toBe('colour-vision-safe');
  expect(other.result.current[0]).toBe('colour-vision-safe');
  expect(localStorage.getItem('bourse.priceColours')).toBe('colour-vision-safe');
});

it('follows another tab', () => {
  const { result } = renderHook(() => usePriceColours('en'));
  localStorage.setItem('bourse.priceColours', 'red-up');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'bourse.priceColours', newValue: 'red-up' }));
  });
  expect(result.current[0]).toBe('red-up');
});

it('takes an unknown stored text for no choice', () => {
  localStorage.setItem('bourse.priceColours', 'purple');
  expect(priceColoursFor('en')).toBe('green-up');
});

it('keeps the choice for the page where storage is closed', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  const { result } = renderHook(() => usePriceColours('en'));
  act(() => result.current[1]('red-up'));
  expect(result.current[0]).toBe('red-up');
});
