import type { CompletedOrder } from '../contract';

/** All pages as one list. A new fill moves the last row of a page to the next one: it is listed once. */
export function mergeFills(pages: readonly (readonly CompletedOrder[])[]): readonly CompletedOrder[] {
  const seen = new Set<number>();
  return pages.flat().filter(({ id }) => {
    if (id === undefined) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
