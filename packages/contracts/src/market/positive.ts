import { maybeDecimal } from '../wire';
import { isPositive, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';

export const ifPositive = v.transform((value: Decimal | undefined) =>
  value !== undefined && isPositive(value) ? value : undefined,
);

/** A decimal above zero; `undefined` for every other value. A price of 0 is none, and a stop of 0 is not set. */
export const positiveDecimal = v.pipe(maybeDecimal, ifPositive);
