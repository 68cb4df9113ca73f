import { decimal } from '@bourse/contracts/wire';
import { LIMIT_TYPES, pairId, TRAIL_UNITS } from '@bourse/contracts/market';
import * as v from 'valibot';
import type { OrderTicket } from '../rules/order-ticket';

const trail = v.optional(v.object({ distance: decimal, unit: v.picklist(TRAIL_UNITS) }));

/** An order as storage keeps it. */
export const storedTicket = v.pipe(
  v.object({
    baseId: v.number(),
    quoteId: v.number(),
    base: v.string(),
    quote: v.string(),
    side: v.picklist(['buy', 'sell']),
    mode: v.picklist(['market', 'limit']),
    price: decimal,
    amount: decimal,
    type: v.optional(v.picklist(LIMIT_TYPES)),
    trigger: v.optional(decimal),
    exits: v.optional(
      v.pipe(
        v.object({ takeProfit: v.optional(decimal), stopLoss: v.optional(decimal), trail }),
        v.transform((stored) => ({ ...stored, takeProfit: stored.takeProfit, stopLoss: stored.stopLoss })),
      ),
    ),
    exit: v.optional(v.literal('trailing_stop')),
    trail,
  }),
  v.transform((order): OrderTicket => ({ ...order, pair: pairId(order) })),
);
