import { decimal, defineCall, id, int, list, maybeDecimal, maybeTime, page, text } from '../wire';
import { pairId } from '../market';
import * as v from 'valibot';
import { directionOf, maybeId } from './order';

/** The overnight fee that a position was charged at one midnight. Amounts are in quote currency. */
export const overnightCharge = v.pipe(
  v.object({
    id,
    /** The position. */
    order_id: id,
    symbol: text,
    legal: maybeId,
    currency: maybeId,
    /** Direction as in an order. */
    type: v.union([v.number(), v.string()]),
    /** The midnight for which the fee was charged. */
    time: maybeTime,
    /** Lots of the position at that time. */
    share: maybeDecimal,
    /** Mark price of the charge. */
    price: maybeDecimal,
    /** Contract value at that price. */
    value: maybeDecimal,
    /** Per cent of the contract value. */
    rate: maybeDecimal,
    /** What was charged. */
    fee: decimal,
  }),
  v.transform((wire) => ({
    id: wire.id,
    orderId: wire.order_id,
    symbol: wire.symbol,
    pair:
      wire.legal === undefined || wire.currency === undefined
        ? undefined
        : pairId({ baseId: wire.currency, quoteId: wire.legal }),
    direction: directionOf(wire.type),
    /** Epoch milliseconds. */
    chargedAt: wire.time,
    /* `undefined` of charges for which the back end keeps no such figure. */
    lots: wire.share,
    price: wire.price,
    value: wire.value,
    rate: wire.rate,
    fee: wire.fee,
  })),
);

export type OvernightCharge = v.InferOutput<typeof overnightCharge>;

/**
 * The overnight fees that the user was charged, of one pair or of all pairs, newest first, one page. Called only where the back end announces
 * `leverage_overnight_history`.
 */
export const leverOvernight = defineCall({
  method: 'GET',
  path: '/lever/overnight',
  access: 'required',
  request: v.object({ legal_id: v.optional(id), currency_id: v.optional(id), page: int }),
  reply: page(overnightCharge, v.object({ list: list(overnightCharge), total: int })),
});
