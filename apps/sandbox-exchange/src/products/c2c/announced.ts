import type { c2cCapabilities } from '@bourse/contracts/c2c';
import type * as v from 'valibot';
import type { Announced } from '../../core/product';
import { PERCENT_BOUNDS } from './floating';
import { C2C_LIMITS } from './limits';

/** C2C, with parts of ads, messages, disputes, ratings and the limits of takers. */
export const ANNOUNCED: Announced = {
  names: ['c2c'],
  fields: (): v.InferInput<typeof c2cCapabilities> => ({
    c2c_partial: 1,
    c2c_messages: 1,
    c2c_disputes: 1,
    c2c_ratings: 1,
    c2c_relations: 1,
    c2c_hours: 1,
    c2c_floating: 1,
    c2c_percent: PERCENT_BOUNDS,
    limits: { c2c_cancellations: C2C_LIMITS.cancellationsOfDay, c2c_unfinished: C2C_LIMITS.unfinishedOrders },
  }),
};
