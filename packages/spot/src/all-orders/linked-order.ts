import { isWanted, type OrderAddress, type Row } from './order-address';

interface Numbered extends Row {
  readonly id?: number | undefined;
}

interface List<Named> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Named[];
}

/** Searches for one order page by page; resolves to `null` if it does not exist. */
interface Search<Named> {
  readonly currentData?: Named | null | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

/** The number of the order in the address, if the loaded rows do not contain it. */
export function soughtOrder<Named extends Numbered>(order: number | undefined, list: List<Named>): number | undefined {
  return list.status === 'ready' && !list.rows.some(({ id }) => id === order) ? order : undefined;
}

/** State of the search, and the row if the filter includes it. */
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
