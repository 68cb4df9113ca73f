import type { Side } from './contract';

/** A pair as rows of orders name it. */
export interface NamedPair {
  readonly base: string;
  readonly quote: string;
}

/** A pair whose rows are wanted: with its base currency's number, the exchange is asked for those of the currency alone. */
export interface ShownPair extends NamedPair {
  readonly baseId?: number | undefined;
}

/** Is this row of the pair? Back ends filter by base currency only. */
export function isOfPair(row: NamedPair, pair: NamedPair): boolean {
  return row.base === pair.base && row.quote === pair.quote;
}

/** The rows of a pair and side; of all of them where nothing is said. */
export function rowsOf<Row extends NamedPair & { readonly side: Side }>(
  rows: readonly Row[],
  pair: NamedPair | undefined,
  side: Side | undefined,
): readonly Row[] {
  if (!pair && !side) return rows;
  return rows.filter((row) => (!pair || isOfPair(row, pair)) && (!side || row.side === side));
}
