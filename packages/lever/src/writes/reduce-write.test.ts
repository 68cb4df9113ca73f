import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { closesOf, orderNews } from '../rules/order-news';
import { aPosition } from '../testing/fixtures';
import { judgeReduction } from './reduce-write';

const d = decimal;
const before = {
  newest: 40,
  positions: [
    { id: 31, lots: d(2) },
    { id: 32, lots: d(5) },
  ],
};

it.each([
  ['all lots are still open', 3, [2, 5], 'absent'],
  ['exactly the lots of the order have closed', 3, [0, 4], 'closed'],
  ['everything has closed and the order asked for more', 9, [0, 0], 'closed'],
  ['another number of lots has closed', 3, [0, 5], 'unsure'],
] as const)('the look-up finds a lost reduce-only order by the lots that are left: %s', (_, lots, open, finding) => {
  const now = open.flatMap((left, index) => (left > 0 ? [aPosition({ id: 31 + index, lots: d(left) })] : []));
  // A position that has opened since does not count.
  expect(judgeReduction({ lots: d(lots) }, before, [...now, aPosition({ id: 50, lots: d(8) })])).toBe(finding);
});

it('a lost reduce-only order is uncertain where nothing was known before', () => {
  expect(judgeReduction({ lots: d(3) }, undefined, [])).toBe('unsure');
});

it('the parts of a position that closed between two events are found, and no older part of it', () => {
  const position = aPosition({ lots: d(6) });
  const { reduced, closed } = orderNews(
    { positions: [position], entrusts: [] },
    { positions: [{ ...position, lots: d(2) }], entrusts: [] },
  );
  expect(closed).toEqual([]);
  const part = (id: number, lots: number) => aPosition({ id, lots: d(lots), completedAt: 1 });
  const rows = [part(60, 3), part(59, 1), part(45, 4), aPosition({ id: 61, entryPrice: d(1) })];
  expect(reduced.flatMap((of) => closesOf(rows, of)).map(({ id }) => id)).toEqual([60, 59]);
});
