export interface Page {
  /** From 1. */
  page: number;
  /** Rows of a page; 10 where left out. */
  size?: number | undefined;
}

export interface Paged<Row> {
  rows: readonly Row[];
  /** Over all pages. */
  total: number;
}

const DEFAULT_PAGE_SIZE = 10;

/** @throws RangeError where page or size is not a positive whole number */
export function rangeOf({ page, size = DEFAULT_PAGE_SIZE }: Page): { limit: number; offset: number } {
  if (!Number.isInteger(page) || page < 1 || !Number.isInteger(size) || size < 1) throw new RangeError('not a page');
  return { limit: size, offset: (page - 1) * size };
}
