import { expect, it } from 'vitest';
import { PATHS, pathWith } from './paths';

it('writes a query, without the entries that have no value', () => {
  expect(pathWith(PATHS.acceptorDeal, { id: 3, current: 1, from: undefined })).toBe(
    '/account/rechargeMoney?id=3&current=1',
  );
  expect(pathWith(PATHS.assets, {})).toBe('/letransactions');
});

it('names each address once', () => {
  const all = Object.values(PATHS);
  expect(new Set(all).size).toBe(all.length);
});
