import type { NewsItem } from '@bourse/contracts/news';

/** News of several categories as one list, each once, the newest first; those without a date keep their order at the end. */
export function mergeNews(lists: readonly (readonly NewsItem[])[]): NewsItem[] {
  const byId = new Map(lists.flat().map((item) => [item.id, item]));
  return [...byId.values()].toSorted((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0));
}
