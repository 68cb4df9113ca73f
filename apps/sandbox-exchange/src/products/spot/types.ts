import type { Decimal } from '@bourse/decimal';
import type { Side } from '../../catalog/types';
import type { FrozenRefusal } from '../../core/outflow';
import type { Done, Refused, Unavailable } from '../../result';

/** Spot orders spend from and pay into the coin account (money side, section 1), for both currencies of a pair. */
export const SPOT_WALLET = 'change';

/**
 * `post_only`: refused if it would trade at once. `ioc`: its untraded part is cancelled. `fok`: trades at once as a whole, or is refused.
 * `stop_limit`: a limit order that waits for its trigger price.
 */
export type OrderType = 'limit' | 'market' | 'post_only' | 'ioc' | 'fok' | 'stop_limit';

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
  /** Limit price; `undefined` for a market order. */
  price: Decimal | undefined;
  /** Trigger price of a stop-limit order. */
  trigger: Decimal | undefined;
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
  );

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
  /** A trigger price has been reached already. */
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
    >;

export type AmendOrderResult = Done<{ order: Order }> | Refused<AmendOrderRefusal> | Unavailable;

/** Filter of a user's orders or fills; all pairs if none is named. */
export interface OrderFilter {
  pairId?: number | undefined;
  /** Pairs of this base currency (`currency_id` on the wire). */
  baseId?: number | undefined;
  side?: Side | undefined;
}
