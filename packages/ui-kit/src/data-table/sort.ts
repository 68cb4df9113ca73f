export type SortDirection = 'ascending' | 'descending';

export interface Sorting {
  columnId: string;
  direction: SortDirection;
}

/** A press on a column's head: first descending (largest first), then ascending, then as it came. */
export function nextSorting(current: Sorting | undefined, columnId: string): Sorting | undefined {
  if (current?.columnId !== columnId) return { columnId, direction: 'descending' };
  return current.direction === 'descending' ? { columnId, direction: 'ascending' } : undefined;
}

/** Rows by a column's comparison; equal rows keep their order, and the given list stays as it is. */
export function sorted<Row>(
  rows: readonly Row[],
  sorting: Sorting | undefined,
  compareOf: (columnId: string) => ((a: Row, b: Row) => number) | undefined,
): readonly Row[] {
  const compare = sorting && compareOf(sorting.columnId);
  if (!compare) return rows;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(a, b));
}
