import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anEntry } from '../testing';
import { matching } from './matching';

const entries = [anEntry({ id: 1, name: 'Alpha' }), anEntry({ id: 2, name: 'Beta' })];
const found = (search: string) => matching(entries, search).map(({ id }) => id);

it('matching finds a part of a name, ignoring case', () => {
  expect(found('ALP')).toEqual([1]);
  expect(found('a')).toEqual([1, 2]);
  expect(found('gamma')).toEqual([]);
});

it('matching returns all entries for an empty search', () => {
  expect(found('  ')).toEqual([1, 2]);
});

it('matching finds every entry by its own name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const entry = anEntry({ name });
      expect(matching([entry], name)).toEqual([entry]);
    }),
  );
});
