import type { Side } from '@bourse/contracts/market';

/** A pair as rows of orders name it. */
export interface NamedPair {
  readonly base: string;
  readonly quote: string;
}

/** A pair filter; its base currency id restricts the request to that currency. */
export interface ShownPair extends NamedPair {
  readonly baseId?: number | undefined;
}

/** Is this row of the pair? Back ends filter by base currency only. */
export function isOfPair(row: NamedPair, pair: NamedPair): boolean {
  return row.base === pair.base && row.quote === pair.quote;
}

/** The rows of a pair and side; missing filters match all. */
export function rowsOf<Row extends NamedPair & { readonly side: Side }>(
  rows: readonly Row[],
  pair: NamedPair | undefined,
  side: Side | undefined,
): readonly Row[] {
  if (!pair && !side) return rows;
  return rows.filter((row) => (!pair || isOfPair(row, pair)) && (!side || row.side === side));
}
