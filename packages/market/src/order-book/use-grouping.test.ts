// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PairId } from '@bourse/contracts/market';
import { useGrouping } from './use-grouping';

const groupingOf = (pair: PairId) =>
  renderHook((of: { pair: PairId }) => useGrouping(of.pair), { initialProps: { pair } });

it('the grouping belongs to one pair: the next pair keeps its own', () => {
  const { result, rerender } = groupingOf('1-3');
  act(() => result.current[1](100));
  expect(result.current[0]).toBe(100);
  rerender({ pair: '2-3' });
  expect(result.current[0]).toBe(1);
  rerender({ pair: '1-3' });
  expect(result.current[0]).toBe(100);
});

it('the grouping is stored on this device until the pair is no longer grouped', () => {
  const first = groupingOf('1-3');
  act(() => first.result.current[1](10));
  const { result } = groupingOf('1-3');
  expect(result.current[0]).toBe(10);
  act(() => result.current[1](1));
  expect(localStorage.getItem('bourse.bookGrouping')).toBeNull();
});

it.each(['{', '[]', '{"1-3":7}'])('there is no grouping if the stored value is invalid: %s', (text) => {
  localStorage.setItem('bourse.bookGrouping', text);
  expect(groupingOf('1-3').result.current[0]).toBe(1);
});
