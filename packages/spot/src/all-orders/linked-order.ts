import { isWanted, type OrderAddress, type Row } from './order-address';

interface Numbered extends Row {
  readonly id?: number | undefined;
}

interface List<Named> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Named[];
}

/** A look for one order, page after page; `null` is what it yields where there is none. */
interface Search<Named> {
  readonly currentData?: Named | null | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** The number of the order that the address names, where the rows that have come do not have it. */
export function soughtOrder<Named extends Numbered>(order: number | undefined, list: List<Named>): number | undefined {
  return list.status === 'ready' && !list.rows.some(({ id }) => id === order) ? order : undefined;
}

/** What became of the search, and the row where it turned up among what is looked at. */
export interface LinkedOrder<Named> {
  readonly row: Named | undefined;
  readonly word: 'all.looking' | 'all.notFound' | 'all.lookFailed' | undefined;
}

export function linkedOrder<Named extends Numbered>(
  sought: number | undefined,
  { currentData, isFetching, isError }: Search<Named>,
  address: OrderAddress,
): LinkedOrder<Named> {
  if (sought === undefined) return { row: undefined, word: undefined };
  if (currentData && isWanted(currentData, address)) return { row: currentData, word: undefined };
  if (currentData === undefined && isFetching) return { row: undefined, word: 'all.looking' };
  return { row: undefined, word: isError ? 'all.lookFailed' : 'all.notFound' };
}
