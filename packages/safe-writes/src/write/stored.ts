import { parseDecimal, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';

/** A decimal as a stored write has it. */
export const storedDecimal = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Decimal => {
    const value = parseDecimal(dataset.value);
    if (value !== undefined) return value;
    addIssue({ message: 'not a decimal' });
    return NEVER;
  }),
);

/** Ids that a list had before a write; missing where the list was not loaded. */
export const knownIds = v.object({ ids: v.optional(v.array(v.number())) });
export type KnownIds = v.InferOutput<typeof knownIds>;
