import { createStored } from '@bourse/storage';
import { decimal, parseDecimal, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import { NO_LIMIT, NO_RESULTS, type DayResults, type LossLimit } from '../rules/loss-limit';

const amount = v.pipe(
  v.string(),
  v.check((text) => parseDecimal(text) !== undefined),
  v.transform((text): Decimal => decimal(text)),
);

const lossLimit = v.object({
  limit: v.optional(amount),
  next: v.optional(v.object({ limit: v.optional(amount), from: v.string() })),
});
const dayResults = v.object({ day: v.string(), orders: v.array(v.number()), net: amount });

const limits: v.GenericSchema<unknown, Readonly<Record<string, LossLimit>>> = v.record(
  v.string(),
  v.pipe(
    lossLimit,
    v.transform(({ limit, next }) => ({ limit, ...(next && { next: { limit: next.limit, from: next.from } }) })),
  ),
);
const results: v.GenericSchema<unknown, Readonly<Record<string, DayResults>>> = v.record(v.string(), dayResults);

/** Daily loss limits of this device by currency. */
export const storedLimits = createStored('bourse.options.limits', limits, {});
/** Results of the present day on this device by currency. */
export const storedResults = createStored('bourse.options.results', results, {});

export const limitOf = (all: Readonly<Record<string, LossLimit>>, currency: string) => all[currency] ?? NO_LIMIT;
export const resultsOf = (all: Readonly<Record<string, DayResults>>, currency: string) => all[currency] ?? NO_RESULTS;
