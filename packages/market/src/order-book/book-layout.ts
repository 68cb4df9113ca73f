import type { BookShape } from './layout';

/** Which sides of the book are shown. */
export const BOOK_LAYOUTS = ['both', 'bids', 'asks'] as const;

export type BookLayout = (typeof BOOK_LAYOUTS)[number];

export const isBookLayout = (text: string | undefined): text is BookLayout =>
  BOOK_LAYOUTS.some((layout) => layout === text);

/** How many rows each side gets: one side alone takes the room of both, so that the book stays as high as it is. */
export function shapeOf(layout: BookLayout, levels: number): BookShape {
  if (layout === 'both') return { asks: levels, bids: levels };
  return layout === 'asks' ? { asks: 2 * levels, bids: 0 } : { asks: 0, bids: 2 * levels };
}
