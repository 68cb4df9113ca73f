import type { Decimal } from '@bourse/decimal';
import type { Side } from '../../catalog/types';
import type { FrozenRefusal } from '../../core/outflow';
import type { Done, Refused, Unavailable } from '../../result';

/** Spot orders spend from and pay into the coin account (money side, section 1), for both currencies of a pair. */
export const SPOT_WALLET = 'change';

/**
 * `post_only`: refused if it would trade at once. `ioc`: its untraded part is cancelled. `fok`: trades at once as a whole, or is refused.
 * `stop_limit`: a limit order that waits for its trigger price. `take_profit`, `stop_loss`, `trailing_stop`: a sale that waits for its
 * trigger price and then trades at the market, a take profit no lower than its trigger; what finds no buyer goes on waiting.
 */
export type OrderType = 'limit' | 'market' | 'post_only' | 'ioc' | 'fok' | 'stop_limit' | ExitType;

export type ExitType = 'take_profit' | 'stop_loss' | 'trailing_stop';

/** Distance of a trailing stop: in quote currency, or in per cent of the best price since it was set. */
export interface Trail {
  readonly distance: Decimal;
  readonly unit: 'price' | 'percent';
}

/** Exits of what a buy buys. A stop loss has a price or trails. */
export interface Exits {
  readonly takeProfit?: Decimal | undefined;
  readonly stopLoss?: Decimal | undefined;
  readonly trail?: Trail | undefined;
}

/**
 * `waiting`: a stop-limit order whose trigger price has not traded. `filled`: its whole quantity has traded. `cancelled`: its owner took back the rest, or, for a market order, the book
 * or the money ran out, or its owner's own newer order met it.
 */
export type OrderStatus = 'waiting' | 'open' | 'filled' | 'cancelled';

export interface Order {
  id: number;
  userId: number;
  pairId: number;
  side: Side;
  type: OrderType;
  /** Limit price; `undefined` for a market order and an exit. */
  price: Decimal | undefined;
  /** Trigger price of an order that waits, or has waited. */
  trigger: Decimal | undefined;
  /** When the trigger price was reached. */
  activatedAt: number | undefined;
  /** Of an exit: the buy whose purchase it protects. */
  parentId: number | undefined;
  /** Identity of two orders of which one cancels the other. */
  ocoId: number | undefined;
  /** Of a buy: its exits. */
  takeProfit: Decimal | undefined;
  stopLoss: Decimal | undefined;
  /** Of a trailing stop, and of a buy whose stop loss will trail. `peak`: the best price since it was set. */
  trail: (Trail & { readonly peak: Decimal | undefined }) | undefined;
  quantity: Decimal;
  filled: Decimal;
  /** Paid so far, in the currency that the order receives: base for a buy, quote for a sale. */
  fee: Decimal;
  status: OrderStatus;
  createdAt: number;
}

export interface Fill {
  id: number;
  pairId: number;
  /** The maker's price. */
  price: Decimal;
  quantity: Decimal;
  takerSide: Side;
  makerOrderId: number;
  takerOrderId: number;
  makerUserId: number;
  takerUserId: number;
  /** Each in the currency that its side receives. */
  makerFee: Decimal;
  takerFee: Decimal;
  at: number;
}

/** A fill as one of its two users sees it. */
export interface UserFill {
  id: number;
  orderId: number;
  pairId: number;
  side: Side;
  role: 'maker' | 'taker';
  price: Decimal;
  quantity: Decimal;
  fee: Decimal;
  feeCurrencyId: number;
  at: number;
  /** Of its order. */
  type: OrderType;
  parentId: number | undefined;
  ocoId: number | undefined;
}

interface OrderRequest {
  userId: number;
  pairId: number;
  side: Side;
  quantity: Decimal;
  /** Unique per user, at most 64 characters. A repeated one answers with the order that it made, and does nothing. */
  clientOrderId?: string | undefined;
}

/**
 * The untraded part of a limit order rests. A market order trades as much as the book and its owner's balance allow,
 * and never rests.
 */
export type PlaceOrder = OrderRequest &
  (
    | { type: 'limit' | 'post_only' | 'ioc' | 'fok'; price: Decimal }
    /** A buy is triggered by a trade at its trigger price or above, a sale by one at it or below. */
    | { type: 'stop_limit'; price: Decimal; trigger: Decimal }
    | { type: 'market' }
    /** A sale. */
    | { type: 'trailing_stop'; trail: Trail }
  ) & {
    /** Of a buy. */
    exits?: Exits | undefined;
  };

/** A limit order and a stop order for one quantity, of which one cancels the other. */
export interface PlaceOco extends OrderRequest {
  /** Of the limit order, which waits in the book. */
  readonly price: Decimal;
  /** Trigger price of the stop order. */
  readonly trigger: Decimal;
  /** Limit price of the stop order; a sale without one trades at the market. */
  readonly stopLimit: Decimal | undefined;
}

/** The limit order and the stop order. */
export type PlaceOcoResult = Done<{ orders: readonly [Order, Order] }> | Refused<PlaceOrderRefusal> | Unavailable;

/** Sets all exits of a buy, or of what it has bought. */
export interface AmendExits extends Exits {
  readonly userId: number;
  /** The buy. */
  readonly orderId: number;
}

export type PlaceOrderResult =
  | Done<{
      /** State after the command (for a repeated request: current state). */
      order: Order;
      /** Its fills as a taker. */
      fills: readonly Fill[];
      /** Whether the `clientOrderId` was known, so that nothing was executed. */
      repeated: boolean;
    }>
  | Refused<PlaceOrderRefusal>
  | Unavailable;

export type PlaceOrderRefusal =
  | 'user_not_found'
  | 'pair_not_found'
  /** Not positive, or not a whole multiple of the tick size. */
  | 'price_invalid'
  /** Not positive, or not a whole multiple of the lot size. */
  | 'quantity_invalid'
  | 'quantity_below_minimum'
  /** A limit price that is ten times worse for its owner than the last price. */
  | 'price_out_of_band'
  /** Price × quantity is above the limit, see `products/spot/limits`. */
  | 'notional_too_large'
  /** The user has 200 open orders on the pair. */
  | 'too_many_open_orders'
  /** Too many stop-limit orders of the user wait on the pair, see `products/spot/limits`. */
  | 'too_many_stops'
  | 'insufficient_balance'
  | FrozenRefusal
  /** A market or immediate order met no order to trade with. */
  | 'no_liquidity'
  /** A post-only order would trade at once. */
  | 'would_take'
  /** A fill-or-kill order cannot trade with its whole quantity. */
  | 'cannot_fill'
  /** A trigger price is not positive, or not a whole multiple of the tick size. */
  | 'trigger_invalid'
  /** A trigger price has been reached already, or a take profit is below the price at which its order buys. */
  | 'trigger_reached'
  /** The same `clientOrderId` came with a different order before. */
  | 'client_order_id_taken'
  | 'client_order_id_invalid';

export interface CancelOrder {
  userId: number;
  orderId: number;
  /** Refuses as `order_not_found` if the order is of the other side. */
  side?: Side | undefined;
}

export type CancelOrderResult =
  | Done<{ order: Order }>
  | Refused<'order_not_found' | 'not_your_order' | 'order_closed'>
  | Unavailable;

/** Changes price and quantity of an open order in one step. */
export interface AmendOrder {
  userId: number;
  orderId: number;
  side: Side;
  price: Decimal;
  /** With the part that has traded. */
  quantity: Decimal;
  /** Of an order that waits; `undefined`: unchanged. */
  trigger?: Decimal | undefined;
  /** Of a trailing stop; `undefined`: unchanged. */
  trail?: Trail | undefined;
}

export type AmendOrderRefusal =
  | 'order_not_found'
  | 'not_your_order'
  | 'order_closed'
  /** At least the new quantity has traded. */
  | 'already_filled'
  /** The request key of another amendment. */
  | 'request_taken'
  | Extract<
      PlaceOrderRefusal,
      | 'price_invalid'
      | 'quantity_invalid'
      | 'quantity_below_minimum'
      | 'price_out_of_band'
      | 'notional_too_large'
      | 'insufficient_balance'
      | FrozenRefusal
      | 'would_take'
      | 'trigger_invalid'
      | 'trigger_reached'
    >;

export type AmendExitsRefusal =
  | 'not_your_order'
  /** Nothing is open that exits could protect. */
  | 'order_closed'
  | 'order_not_found'
  | 'request_taken'
  | Extract<PlaceOrderRefusal, 'trigger_invalid' | 'trigger_reached' | 'too_many_stops'>;

export type AmendExitsResult = Done<{ orders: readonly Order[] }> | Refused<AmendExitsRefusal> | Unavailable;

export type AmendOrderResult = Done<{ order: Order }> | Refused<AmendOrderRefusal> | Unavailable;

/** Filter of a user's orders or fills; all pairs if none is named. */
export interface OrderFilter {
  pairId?: number | undefined;
  /** Pairs of this base currency (`currency_id` on the wire). */
  baseId?: number | undefined;
  side?: Side | undefined;
}
