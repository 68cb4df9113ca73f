import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PairId } from '../contract';
import { useGrouping } from './use-grouping';

const groupingOf = (pair: PairId) =>
  renderHook((of: { pair: PairId }) => useGrouping(of.pair), { initialProps: { pair } });

it('the grouping is of one pair: the book of the next is as it was left', () => {
  const { result, rerender } = groupingOf('1-3');
  act(() => result.current[1](100));
  expect(result.current[0]).toBe(100);
  rerender({ pair: '2-3' });
  expect(result.current[0]).toBe(1);
  rerender({ pair: '1-3' });
  expect(result.current[0]).toBe(100);
});

it('the grouping is remembered on this device, until the pair is not grouped any more', () => {
  const first = groupingOf('1-3');
  act(() => first.result.current[1](10));
  const { result } = groupingOf('1-3');
  expect(result.current[0]).toBe(10);
  act(() => result.current[1](1));
  expect(localStorage.getItem('bourse.bookGrouping')).toBeNull();
});

it.each(['{', '[]', '{"1-3":7}'])('the grouping is none if the stored value is invalid: %s', (text) => {
  localStorage.setItem('bourse.bookGrouping', text);
  expect(groupingOf('1-3').result.current[0]).toBe(1);
});
