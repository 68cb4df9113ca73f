/** Result of a look-up after a lost reply. `unsure`: the state before the write is not known, or several new rows match. */
export type Finding =
  | { readonly kind: 'found'; readonly id: number }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unsure' };

/**
 * The new row that matches a write.
 * @param knownIds ids of the list before the write; `undefined` where it was not loaded
 */
export function findNew<Row extends { readonly id?: number | undefined }>(
  rows: readonly Row[],
  knownIds: readonly number[] | undefined,
  isMatch: (row: Row) => boolean,
): Finding {
  const matching = rows.filter(isMatch).flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (matching.length === 0) return { kind: 'nothing' };
  if (!knownIds) return { kind: 'unsure' };
  const [id, another] = matching.filter((each) => !knownIds.includes(each));
  if (id === undefined) return { kind: 'nothing' };
  return another === undefined ? { kind: 'found', id } : { kind: 'unsure' };
}

/** Only a row that was found shows that the write was carried out; any other request may still arrive. */
export const verdictOf = ({ kind }: Finding) => (kind === 'found' ? 'done' : 'open');

/** The words for what `findNew` has found; `undefined` where it is unsure, see `WriteOutcome`. */
export function findingWords<Words>({ kind }: Finding, words: Record<'found' | 'nothing', Words>): Words | undefined {
  return kind === 'unsure' ? undefined : words[kind];
}
