import { decimal, id, maybeTime, text } from '@bourse/api-client/contract';
import * as v from 'valibot';

/** One trade of a pair, as the public sees it (`complete` of the deal, `new_tradehistory`). */
export const publicTrade = v.pipe(
  v.object({
    id: v.fallback(v.optional(id), undefined),
    price: decimal,
    number: decimal,
    create_time: maybeTime,
    time: maybeTime,
    /** The taker's side if it is sent; 2 = buy (as in completed orders). */
    way: v.fallback(v.nullish(v.union([v.number(), v.string()])), undefined),
    type: v.fallback(text, ''),
  }),
  v.transform((wire) => ({
    id: wire.id,
    price: wire.price,
    amount: wire.number,
    /** Epoch milliseconds. */
    time: wire.create_time ?? wire.time,
    side: takerSide(wire.way, wire.type),
  })),
);

export type PublicTrade = v.InferOutput<typeof publicTrade>;

function takerSide(way: number | string | null | undefined, type: string): 'buy' | 'sell' | undefined {
  if (way !== undefined && way !== null) return String(way) === '2' ? 'buy' : 'sell';
  if (type === 'in') return 'buy';
  return type === 'out' ? 'sell' : undefined;
}
