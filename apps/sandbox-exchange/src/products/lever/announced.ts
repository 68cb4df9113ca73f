import { LEVERAGE_ORDER_TYPES, type leverCapabilities } from '@bourse/contracts/lever';
import type * as v from 'valibot';
import type { Announced } from '../../core/product';

/** Leverage, with reduce-only orders, partial closes, orders that carry exits, multiples that change, and the history of the overnight fee. */
export const ANNOUNCED: Announced = {
  names: ['leverage'],
  fields: (): v.InferInput<typeof leverCapabilities> => ({
    leverage_order_types: [...LEVERAGE_ORDER_TYPES],
    leverage_partial_close: 1,
    leverage_multiple_change: 1,
    leverage_overnight_history: 1,
  }),
};
