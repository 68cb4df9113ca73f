import { expect, it } from 'vitest';
import { pathWith } from './path';

it('pathWith writes a query without the entries that have no value', () => {
  expect(pathWith('/account/rechargeMoney', { id: 3, current: 1, from: undefined })).toBe(
    '/account/rechargeMoney?id=3&current=1',
  );
  expect(pathWith('/letransactions', {})).toBe('/letransactions');
});
