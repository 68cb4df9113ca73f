// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTouchedFields } from './use-touched-fields';

type Field = 'price' | 'amount';
const problems = [{ field: 'price' }, { field: 'amount' }] as const;

const open = () => renderHook(({ form }) => useTouchedFields<Field>(form), { initialProps: { form: 'limit buy' } });

it('useTouchedFields shows the problems of touched fields only', () => {
  const { result } = open();
  expect(result.current.shownOf(problems)).toEqual([]);
  act(() => result.current.touch('amount'));
  expect(result.current.shownOf(problems)).toEqual([{ field: 'amount' }]);
  act(() => result.current.touch('price'));
  expect(result.current.shownOf(problems)).toEqual(problems);
});

it('useTouchedFields shows no problem of another form', () => {
  const { result, rerender } = open();
  act(() => result.current.touch('price', 'amount'));
  rerender({ form: 'limit sell' });
  expect(result.current.shownOf(problems)).toEqual([]);
});

it('useTouchedFields shows no problem after an accepted order', () => {
  const { result } = open();
  act(() => result.current.touch('price', 'amount'));
  act(() => result.current.untouch());
  expect(result.current.shownOf(problems)).toEqual([]);
});
