import type { __type__Entry } from '../contract';

/** The entries whose name contains the search text, ignoring case; all entries for an empty text. */
export function matching(entries: readonly __type__Entry[], search: string): readonly __type__Entry[] {
  const wanted = search.trim().toLowerCase();
  return entries.filter(({ name }) => name.toLowerCase().includes(wanted));
}
