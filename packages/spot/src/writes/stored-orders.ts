import { decimal } from '@bourse/contracts/wire';
import * as v from 'valibot';
import type { KnownOrders } from '../rules/find-outcome';

const side = v.picklist(['buy', 'sell']);

/** The user's orders known before an order was sent, in their stored form. */
export const storedOrders = v.pipe(
  v.object({
    open: v.optional(
      v.array(
        v.object({
          id: v.number(),
          createdAt: v.optional(v.number()),
          base: v.string(),
          quote: v.string(),
          side,
          remaining: decimal,
        }),
      ),
    ),
    fills: v.optional(
      v.array(
        v.object({
          id: v.optional(v.number()),
          time: v.optional(v.number()),
          side,
          price: decimal,
          amount: decimal,
        }),
      ),
    ),
  }),
  v.transform(({ open, fills }): KnownOrders => ({
    open: open?.map((row) => ({ ...row, createdAt: row.createdAt })),
    fills: fills?.map((fill) => ({ ...fill, id: fill.id, time: fill.time })),
  })),
);
