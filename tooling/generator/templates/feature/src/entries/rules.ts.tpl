import type { __type__Entry } from '../contract';

/** The entries whose name holds what is searched for, whatever its case; all of them where nothing is. */
export function matching(entries: readonly __type__Entry[], search: string): readonly __type__Entry[] {
  const wanted = search.trim().toLowerCase();
  return entries.filter(({ name }) => name.toLowerCase().includes(wanted));
}
