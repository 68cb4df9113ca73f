import { compare, type Decimal } from '@bourse/decimal';

/** The exchange created another amount, price or multiple than the user confirmed. */
interface FigureDifference {
  readonly confirmed: Decimal;
  readonly created: Decimal;
  /** Unit of both: a currency, or empty. */
  readonly unit: string;
}

/** The exchange created something with another text than the user confirmed, such as an address. */
interface TextDifference {
  readonly confirmed: string;
  readonly created: string;
}

/** The exchange created something else than the user confirmed. */
export type Difference = FigureDifference | TextDifference;

/** The difference of what was created from what was confirmed; `undefined` if they are equal or nothing created is known. */
export function differenceOf(confirmed: Decimal, created: Decimal | undefined, unit: string): Difference | undefined {
  return created === undefined || compare(confirmed, created) === 0 ? undefined : { confirmed, created, unit };
}

/** The difference of two texts; `undefined` if they are equal or the back end does not name what was created. */
export function textDifference(confirmed: string, created: string | undefined): Difference | undefined {
  return created === undefined || created === '' || created === confirmed ? undefined : { confirmed, created };
}

/**
 * The one row that a write has created: the only one that is newer than all that were known before, as ids ascend. `undefined` if the
 * list before is not known, or several rows are newer.
 */
export function createdRow<Row extends { readonly id?: number | undefined }>(
  rows: readonly Row[],
  knownIds: readonly number[] | undefined,
): Row | undefined {
  if (!knownIds) return undefined;
  const newestKnown = Math.max(0, ...knownIds);
  const created = rows.filter(({ id }) => id !== undefined && id > newestKnown);
  return created.length === 1 ? created[0] : undefined;
}
