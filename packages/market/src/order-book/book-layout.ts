import type { BookShape, RowHeight } from './layout';

/** Which sides of the book are shown. */
export const BOOK_LAYOUTS = ['both', 'bids', 'asks'] as const;

export type BookLayout = (typeof BOOK_LAYOUTS)[number];

export const isBookLayout = (text: string | undefined): text is BookLayout =>
  BOOK_LAYOUTS.some((layout) => layout === text);

/** Rows per side: a single side uses the rows of both, so that the book keeps its height. */
export function shapeOf(layout: BookLayout, levels: number, rowHeight: RowHeight): BookShape {
  if (layout === 'both') return { asks: levels, bids: levels, rowHeight };
  return layout === 'asks' ? { asks: 2 * levels, bids: 0, rowHeight } : { asks: 0, bids: 2 * levels, rowHeight };
}
