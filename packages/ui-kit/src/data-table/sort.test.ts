import { expect, it } from 'vitest';
import { nextSorting, sorted } from './sort';

it('the table sorts a column by the largest first, then by the smallest, then as it came', () => {
  const first = nextSorting(undefined, 'price');
  expect(first).toEqual({ columnId: 'price', direction: 'descending' });
  const second = nextSorting(first, 'price');
  expect(second).toEqual({ columnId: 'price', direction: 'ascending' });
  expect(nextSorting(second, 'price')).toBeUndefined();
});

it('the table resets the direction for another column', () => {
  const sorting = { columnId: 'price', direction: 'ascending' } as const;
  expect(nextSorting(sorting, 'name')).toEqual({ columnId: 'name', direction: 'descending' });
});

const rows = [
  { id: 'a', price: 2 },
  { id: 'b', price: 1 },
  { id: 'c', price: 2 },
];
const byPrice = () => (a: { price: number }, b: { price: number }) => a.price - b.price;
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

it('the table keeps the order of equal rows in both directions', () => {
  expect(ids(sorted(rows, { columnId: 'price', direction: 'ascending' }, byPrice))).toBe('bac');
  expect(ids(sorted(rows, { columnId: 'price', direction: 'descending' }, byPrice))).toBe('acb');
});

it('the table keeps the order of the rows without a sort state or a comparison for it', () => {
  expect(sorted(rows, undefined, byPrice)).toBe(rows);
  expect(sorted(rows, { columnId: 'id', direction: 'ascending' }, () => undefined)).toBe(rows);
  expect(ids(rows)).toBe('abc');
});
