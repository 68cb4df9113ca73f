import { decimal } from '@bourse/contracts/wire';
import { LIMIT_TYPES, pairId } from '@bourse/contracts/market';
import * as v from 'valibot';
import type { OrderTicket } from '../rules/order-ticket';

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
  }),
  v.transform((order): OrderTicket => ({ ...order, pair: pairId(order) })),
);
