import { storedDecimal } from '@bourse/feature-kit';
import { createStored } from '@bourse/storage';
import * as v from 'valibot';
import { NO_LIMIT, NO_RESULTS, type DayResults, type LossLimit } from '../rules/loss-limit';

const lossLimit = v.object({
  limit: v.optional(storedDecimal),
  next: v.optional(v.object({ limit: v.optional(storedDecimal), from: v.string() })),
});
const dayResults = v.object({ day: v.string(), orders: v.array(v.number()), net: storedDecimal });

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
