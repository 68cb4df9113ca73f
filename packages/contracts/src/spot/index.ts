import { confirmation, decimal, defineCall, flag, id, int, list, maybeDecimal, maybeTime, page, text } from '../wire';
import { minus, plus, type Decimal } from '@bourse/decimal';
import {
  askSide,
  bidSide,
  LIMIT_TYPES,
  pairId,
  pairKeys,
  positiveDecimal,
  publicTrade,
  trailFields,
  trailOf,
  type Side,
} from '../market';
import * as v from 'valibot';
import { attachedExits, rowType, trailRequest, typesOf } from './exits';

export { amendExits, placeOco, typesOf } from './exits';
export { feeTier, feeTiers, type FeeTier, type FeeTiers } from './fee-tiers';
export { payingAccount, type PayingAccount } from './paying-account';

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
      /** The same of an order that waits in the book. */
      maker_fee: maybeDecimal,
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
      makerFee: wire.maker_fee,
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
  /**
   * Of a limit order of another type, or `trailing_stop` of a sale at the market that waits for its trigger; sent only to a back end that
   * announces it.
   */
  order_type: v.optional(v.picklist([...LIMIT_TYPES, 'trailing_stop'])),
  /** Of a stop-limit order. */
  trigger_price: v.optional(decimal),
  /** Of a trailing stop, or of a buy whose stop loss is to be a trailing one. */
  ...trailRequest,
  /** Of a buy. */
  ...attachedExits,
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

const maybeId = v.fallback(v.optional(id), undefined);

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
    /** Type of the order; missing: a plain limit order. */
    order_type: rowType,
    trigger_price: maybeDecimal,
    /** 1: no trade has reached the trigger price yet. */
    waiting: v.optional(flag),
    /** Optional: when the trigger price was reached. */
    activated_at: maybeTime,
    /** Optional: the order whose purchase this exit protects. */
    parent_id: maybeId,
    /** Optional: identity of two orders of which one cancels the other. */
    oco_id: maybeId,
    /** Optional: the exits that a buy carries until it fills. */
    target_profit_price: positiveDecimal,
    stop_loss_price: positiveDecimal,
    ...trailFields,
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
    ...typesOf(wire.order_type),
    ...(wire.trigger_price !== undefined && { trigger: wire.trigger_price }),
    ...(wire.waiting && { isWaiting: true }),
    /* What follows is there only where the back end has exits. */
    ...(wire.activated_at !== undefined && { activatedAt: wire.activated_at }),
    ...(wire.parent_id !== undefined && { parentId: wire.parent_id }),
    ...(wire.oco_id !== undefined && { ocoId: wire.oco_id }),
    ...(wire.target_profit_price !== undefined && { takeProfit: wire.target_profit_price }),
    ...(wire.stop_loss_price !== undefined && { stopLoss: wire.stop_loss_price }),
    ...(trailOf(wire) && { trail: trailOf(wire) }),
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

/** `way` 2 is a buy; `type` repeats it as `in` or `out`. `undefined`: neither is sent. */
function sideOf({
  way,
  type,
}: {
  readonly way?: number | string | undefined;
  readonly type?: string | undefined;
}): Side | undefined {
  if (type === 'in' || type === 'out') return type === 'in' ? 'buy' : 'sell';
  if (way === undefined) return undefined;
  return String(way) === '2' ? 'buy' : 'sell';
}

/** A fill of the user. */
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
    /** Beyond the specification: a fee that is neither of both, with the code of its currency. Negative: a rebate. */
    fee: maybeDecimal,
    fee_currency: v.fallback(v.optional(text), undefined),
    /** Optional: the order that filled, its type, and what ties it to others, as in the rows of open orders. */
    order_id: maybeId,
    order_type: rowType,
    parent_id: maybeId,
    oco_id: maybeId,
  }),
  v.transform((wire) => {
    const side = sideOf(wire);
    const isOther = wire.fee !== undefined && Boolean(wire.fee_currency);
    const usual = side && (side === 'buy' ? wire.in_fee : wire.out_fee);
    return {
      id: wire.id,
      /** Epoch milliseconds. */
      time: wire.time,
      base: wire.currency_name,
      quote: wire.legal_name,
      /** `undefined` where the exchange does not know it. */
      side,
      price: wire.price,
      amount: wire.number,
      /**
       * A buyer pays in base currency (`in_fee`), a seller in quote currency (`out_fee`). Some back ends do not send
       * it.
       */
      fee: isOther ? wire.fee : usual,
      feeCurrency:
        (isOther ? wire.fee_currency : undefined) ?? (side === 'sell' ? wire.legal_name : wire.currency_name),
      ...(wire.order_id !== undefined && { orderId: wire.order_id }),
      ...typesOf(wire.order_type),
      ...(wire.parent_id !== undefined && { parentId: wire.parent_id }),
      ...(wire.oco_id !== undefined && { ocoId: wire.oco_id }),
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
    /** 1: fees follow the volume of the user, see `feeTiers`. */
    fee_tiers: v.optional(flag),
  }),
  v.transform((wire) => ({ amendsOrders: wire.order_amend === true, hasFeeTiers: wire.fee_tiers === true })),
);

/**
 * Give an open order another price and amount in one step. An amount of one order of an OCO is that of both. `num` is the whole amount, with its filled part, so that a trade in between
 * makes the order no larger. The order keeps its place in the queue only where the price is equal and the amount not larger. Called only
 * where the back end announces `order_amend`.
 */
export const amendOrder = defineCall({
  ...own,
  path: '/transaction_amend',
  request: v.object({
    id,
    type: v.picklist(['in', 'out']),
    price: decimal,
    num: decimal,
    /** Of the stop order of an OCO, whose `price` is its limit price then; missing: unchanged. */
    trigger_price: v.optional(decimal),
    /** Of a trailing stop; missing: unchanged. */
    ...trailRequest,
  }),
  reply: confirmation,
});
