import type { SampleEntry } from '@bourse/contracts/sample';

/** The entries whose name contains the search text, ignoring case; all entries for an empty text. */
export function matching(entries: readonly SampleEntry[], search: string): readonly SampleEntry[] {
  const wanted = search.trim().toLowerCase();
  return entries.filter(({ name }) => name.toLowerCase().includes(wanted));
}
