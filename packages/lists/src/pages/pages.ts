import type { Answer } from '@bourse/api-client';

type KeyOf<Row> = (row: Row) => unknown;
const idOf = ({ id }: { readonly id?: unknown }) => id;

/**
 * The rows of all pages, without those of an earlier page: a row moves to the next page when a newer one arrives, and a back end without
 * paging sends the same rows for each page. Rows of one page may have the same key, or none.
 */
export function rowsOfPages<Row extends object>(pages: readonly (readonly Row[])[], keyOf: KeyOf<Row> = idOf): Row[] {
  const rows: Row[] = [];
  const earlier = new Set<unknown>();
  for (const page of pages) {
    rows.push(...page.filter((row) => !earlier.has(keyOf(row))));
    for (const row of page) earlier.add(keyOf(row) ?? row);
  }
  return rows;
}

/** Options of an infinite query whose pages count from 1. A page without a new row is the end. */
export function countedPagesBy<Row extends object>(keyOf: KeyOf<Row>) {
  return {
    initialPageParam: 1,
    getNextPageParam: (_last: readonly Row[], all: readonly (readonly Row[])[], page: number) =>
      rowsOfPages(all, keyOf).length === rowsOfPages(all.slice(0, -1), keyOf).length ? undefined : page + 1,
  };
}

/** The same for rows that are told apart by their `id`. */
export const countedPages = countedPagesBy(idOf);

/** Reads one page; pages count from 1. */
export type ReadPage<Row> = (page: number) => Promise<Answer<readonly Row[]>>;

/** A back end without paging sends the same rows for each page, and one that invents rows must not keep us asking. */
const MOST_PAGES = 2000;

/**
 * All pages as one list. The end is an empty page, or one without a new row, as back ends without paging send it.
 * @param onRows is given the number of rows after each page
 */
export async function readAllPages<Row>(
  readPage: ReadPage<Row>,
  keyOf: (row: Row) => string,
  onRows?: (count: number) => void,
): Promise<Answer<readonly Row[]>> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page depends on this one
    const answer = await readPage(page);
    if (answer.error) return answer;
    // Rows of one page may have the same key (fills without an id); only the earlier pages count.
    const fresh = answer.data.filter((row) => !seen.has(keyOf(row)));
    if (fresh.length === 0) return { data: rows };
    rows.push(...fresh);
    for (const row of fresh) seen.add(keyOf(row));
    onRows?.(rows.length);
  }
  // A part of the rows must not look like all rows.
  return { error: { kind: 'malformed' } };
}

/** Maximum number of pages searched for a single row. */
const PAGES_SEARCHED = 50;

/** The first row that matches, page by page; `null` if there is none. */
export async function findInPages<Row>(
  readPage: ReadPage<Row>,
  isMatch: (row: Row) => boolean,
): Promise<Answer<Row | null>> {
  for (let page = 1; page <= PAGES_SEARCHED; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page depends on this one
    const answer = await readPage(page);
    if (answer.error) return answer;
    const found = answer.data.find(isMatch);
    if (found !== undefined) return { data: found };
    if (answer.data.length === 0) return { data: null };
  }
  return { error: { kind: 'malformed' } };
}
