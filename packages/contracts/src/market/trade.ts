import { alsoReads, decimal, id, maybeTime, text } from '../wire';
import * as v from 'valibot';

const maybeId = v.fallback(v.optional(id), undefined);

const documentedTrade = v.pipe(
  v.object({
    id: maybeId,
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

/** A trade as relayed from another market; its `time` is a clock time without a date. */
const relayedTrade = v.pipe(
  v.object({ id: maybeId, price: decimal, amount: decimal, ts: maybeTime, direction: v.fallback(text, '') }),
  v.transform(({ id: tradeId, price, amount, ts, direction }) => ({
    id: tradeId,
    price,
    amount,
    time: ts,
    side: takerSide(undefined, direction),
  })),
);

/** One trade of a pair, as the public sees it (`complete` of the deal, `new_tradehistory`). */
export const publicTrade = alsoReads(documentedTrade, relayedTrade);

export type PublicTrade = v.InferOutput<typeof publicTrade>;

function takerSide(way: number | string | null | undefined, type: string): 'buy' | 'sell' | undefined {
  if (way !== undefined && way !== null) return String(way) === '2' ? 'buy' : 'sell';
  if (type === 'in' || type === 'buy') return 'buy';
  return type === 'out' || type === 'sell' ? 'sell' : undefined;
}

/** Lists of recent trades are no longer than this (trading side, section 9). */
export const RECENT_TRADES = 20;
