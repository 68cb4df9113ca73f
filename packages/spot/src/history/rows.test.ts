import { expect, it } from 'vitest';
import { aFill } from '../testing/fixtures';
import { mergeFills } from './rows';

it('lists a fill once that moved to the next page, and each of those that carry no number', () => {
  const bare = aFill({ id: undefined });
  const rows = mergeFills([
    [aFill({ id: 3 }), aFill({ id: 2 }), bare],
    [aFill({ id: 2 }), bare, aFill({ id: 1 })],
  ]);
  expect(rows.map(({ id }) => id)).toEqual([3, 2, undefined, undefined, 1]);
});
