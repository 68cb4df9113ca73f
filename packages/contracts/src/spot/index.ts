import { confirmation, decimal, defineCall, flag, id, int, list, maybeDecimal, maybeTime, page, text } from '../wire';
import { minus, plus, type Decimal } from '@bourse/decimal';
import { askSide, bidSide, LIMIT_TYPES, pairId, pairKeys, publicTrade, type Side } from '../market';
import * as v from 'valibot';

/** Initial data of a pair's deal screen: its book, recent trades and the user's two balances. */
export const deal = defineCall({
  method: 'POST',
  path: '/transaction/deal',
  access: 'optional',
  request: v.object({ ...pairKeys, address: v.optional(v.string()) }),
  reply: v.pipe(
    v.object({
      in: bidSide,
      out: askSide,
      last_price: maybeDecimal,
      user_currency: maybeDecimal,
      user_legal: maybeDecimal,
      cny_price: maybeDecimal,
      user_cny: maybeDecimal,
      complete: list(publicTrade),
      /** Share of the received amount that a taker pays, '0.001' is 0.1 %; some back ends do not send it. */
      taker_fee: maybeDecimal,
    }),
    v.transform((wire) => ({
      bids: wire.in,
      asks: wire.out,
      last: wire.last_price,
      /** Free to sell, in base currency; `undefined` for a visitor and where it is not sent. */
      baseAvailable: wire.user_currency,
      /** Free to spend, in quote currency. */
      quoteAvailable: wire.user_legal,
      /** Worth of the last price in yuan. */
      cnyPrice: wire.cny_price,
      /** Worth of `quoteAvailable` in yuan. */
      quoteAvailableCny: wire.user_cny,
      trades: wire.complete,
      takerFee: wire.taker_fee,
    })),
  ),
});

/** Private calls, which require a session. */
const own = { method: 'POST', access: 'required' } as const;

const orderRequest = v.object({
  ...pairKeys,
  price: decimal,
  num: decimal,
  mode: v.pipe(int, v.picklist([1, 2])),
  /** Of a limit order of another type; sent only to a back end that announces it. */
  order_type: v.optional(v.picklist(LIMIT_TYPES)),
  /** Of a stop-limit order. */
  trigger_price: v.optional(decimal),
});

/** Place a buy. */
export const placeBuy = defineCall({
  ...own,
  path: '/transaction/in',
  request: orderRequest,
  reply: confirmation,
});

/** Place a sale. */
export const placeSell = defineCall({
  ...own,
  path: '/transaction/out',
  request: orderRequest,
  reply: confirmation,
});

/**
 * The whole amount of an open order and its filled part; each follows from the other. Where neither is sent, the filled part is
 * unknown and the amount is the remaining one.
 */
function wholeOf(wire: {
  readonly number: Decimal;
  readonly total_number?: Decimal | undefined;
  readonly complete_number?: Decimal | undefined;
}): { readonly amount: Decimal; readonly filled: Decimal | undefined } {
  const { number: remaining, total_number: total, complete_number: filled } = wire;
  return {
    amount: total ?? (filled === undefined ? remaining : plus(remaining, filled)),
    filled: filled ?? (total && minus(total, remaining)),
  };
}

/** An open order. `total_number` and `complete_number` give the filled amount, if sent. */
const openOrder = v.pipe(
  v.object({
    id,
    create_time: maybeTime,
    currency_name: text,
    legal_name: text,
    currency_id: v.fallback(v.optional(id), undefined),
    legal_id: v.fallback(v.optional(id), undefined),
    price: decimal,
    /** The remaining amount. */
    number: decimal,
    total_number: maybeDecimal,
    complete_number: maybeDecimal,
    /** Type of the limit order; missing: a plain one. */
    order_type: v.fallback(v.optional(v.picklist(LIMIT_TYPES)), undefined),
    trigger_price: maybeDecimal,
    /** 1: no trade has reached the trigger price yet. */
    waiting: v.optional(flag),
  }),
  v.transform((wire) => ({
    id: wire.id,
    /** Epoch milliseconds. */
    createdAt: wire.create_time,
    base: wire.currency_name,
    quote: wire.legal_name,
    pair:
      wire.currency_id === undefined || wire.legal_id === undefined
        ? undefined
        : pairId({ baseId: wire.currency_id, quoteId: wire.legal_id }),
    price: wire.price,
    remaining: wire.number,
    ...wholeOf(wire),
    ...(wire.order_type !== undefined && { type: wire.order_type }),
    ...(wire.trigger_price !== undefined && { trigger: wire.trigger_price }),
    ...(wire.waiting && { isWaiting: true }),
  })),
);

const openOrdersRequest = v.object({ page: int, currency_id: v.optional(id) });

const openOrdersReply = v.pipe(
  page(openOrder, v.object({ list: list(openOrder) })),
  v.transform(({ rows }) => rows),
);

/** Open buys, a page at a time from page 1; an empty page is the end. */
export const openBuys = defineCall({
  ...own,
  path: '/transaction_in',
  request: openOrdersRequest,
  reply: openOrdersReply,
});

/** Open sales. */
export const openSells = defineCall({
  ...own,
  path: '/transaction_out',
  request: openOrdersRequest,
  reply: openOrdersReply,
});

export type OpenOrder = v.InferOutput<typeof openOrder> & { side: Side };

const sideOf = (isBuy: boolean): Side => (isBuy ? 'buy' : 'sell');

/** A fill of the user. `way` 2 is a buy; `type` repeats it as `in` or `out`. */
const completedOrder = v.pipe(
  v.object({
    id: v.fallback(v.optional(id), undefined),
    time: maybeTime,
    currency_name: text,
    legal_name: text,
    number: decimal,
    price: decimal,
    way: v.optional(v.union([v.number(), v.string()])),
    type: v.optional(text),
    in_fee: maybeDecimal,
    out_fee: maybeDecimal,
  }),
  v.transform((wire) => {
    const isBuy = wire.type === 'in' || (wire.type !== 'out' && String(wire.way) === '2');
    return {
      id: wire.id,
      /** Epoch milliseconds. */
      time: wire.time,
      base: wire.currency_name,
      quote: wire.legal_name,
      side: sideOf(isBuy),
      price: wire.price,
      amount: wire.number,
      /**
       * A buyer pays in base currency (`in_fee`), a seller in quote currency (`out_fee`). Some back ends do not send
       * it.
       */
      fee: isBuy ? wire.in_fee : wire.out_fee,
      feeCurrency: isBuy ? wire.currency_name : wire.legal_name,
    };
  }),
);

export type CompletedOrder = v.InferOutput<typeof completedOrder>;

/** The user's fills, newest first, one page. The list may be sent directly or under `list`. */
export const completedOrders = defineCall({
  ...own,
  path: '/transaction_complete',
  request: openOrdersRequest,
  reply: v.pipe(
    page(completedOrder, v.union([list(completedOrder), v.object({ list: list(completedOrder) })])),
    v.transform(({ rows }) => rows),
  ),
});

/** Revoke an open order; `type` is the side as the wire names it. */
export const cancelOrder = defineCall({
  ...own,
  path: '/transaction_del',
  request: v.object({ id, type: v.picklist(['in', 'out']) }),
  reply: confirmation,
});

/** Abilities of spot orders that the back end announces. */
export const spotCapabilities = v.pipe(
  v.object({
    /** 1: an open order gets another price or amount in one step, see `amendOrder`. */
    order_amend: v.optional(flag),
  }),
  v.transform((wire) => ({ amendsOrders: wire.order_amend === true })),
);

/**
 * Give an open order another price and amount in one step. `num` is the whole amount, with its filled part, so that a trade in between
 * makes the order no larger. The order keeps its place in the queue only where the price is equal and the amount not larger. Called only
 * where the back end announces `order_amend`.
 */
export const amendOrder = defineCall({
  ...own,
  path: '/transaction_amend',
  request: v.object({ id, type: v.picklist(['in', 'out']), price: decimal, num: decimal }),
  reply: confirmation,
});
