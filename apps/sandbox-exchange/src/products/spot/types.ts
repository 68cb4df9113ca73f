import type { Decimal } from '@bourse/decimal';
import type { Done, Refused, Unavailable } from '../../result';

/** Spot orders spend from and pay into the coin account (money side, section 1), for both currencies of a pair. */
export const SPOT_WALLET = 'change';

export type Side = 'buy' | 'sell';
export type OrderType = 'limit' | 'market';

/**
 * `filled`: its whole quantity has traded. `cancelled`: its owner took back the rest, or, for a market order, the book
 * or the money ran out, or its owner's own newer order met it.
 */
export type OrderStatus = 'open' | 'filled' | 'cancelled';

export interface Currency {
  id: number;
  /** `BTC`: what the reader sees. */
  code: string;
  /** Places of the smallest unit, 0 to 18. Fixed for good: amounts are stored in this unit. */
  scale: number;
  /** Network or kind, such as `btc` or `erc20` (money side, section 3, `currency_type`). */
  type: string;
  description: string;
  logo: string;
  /** Are other currencies quoted in it? */
  isLegal: boolean;
  /** Has it a contract, a coin and an options account? */
  isLever: boolean;
  isMatch: boolean;
  isMicro: boolean;
}

export interface Pair {
  id: number;
  /** `currency_id` on the wire. */
  baseId: number;
  /** `legal_id` on the wire. */
  quoteId: number;
  /** `BTC/USDT`. */
  symbol: string;
  /** Tab of the market list, such as `USDT`. */
  group: string;
  /** Prices are whole multiples of it. Fixed for good. */
  tickSize: Decimal;
  /** Quantities are whole multiples of it. Fixed for good. */
  lotSize: Decimal;
  /** Places shown of a price and of a quantity; they follow from tick and lot size. */
  priceDecimals: number;
  quantityDecimals: number;
  minQuantity: Decimal;
  /** Share of what an order receives: '0.001' is 0.1 per cent. Six places. */
  makerFee: Decimal;
  takerFee: Decimal;
  isDisplayed: boolean;
  /** Is it open for timed options? */
  hasOptions: boolean;
  sort: number;
}

export type NewCurrency = Omit<Currency, 'id'> & { id?: number };
export type NewPair = Omit<Pair, 'id' | 'symbol' | 'priceDecimals' | 'quantityDecimals'> & { id?: number };
export type PairChange = Partial<
  Pick<Pair, 'group' | 'minQuantity' | 'makerFee' | 'takerFee' | 'isDisplayed' | 'hasOptions' | 'sort'>
>;

export interface Order {
  id: number;
  userId: number;
  pairId: number;
  side: Side;
  type: OrderType;
  /** Limit price; `undefined` for a market order. */
  price: Decimal | undefined;
  quantity: Decimal;
  filled: Decimal;
  /** Paid so far, in the currency that the order receives: base for a buy, quote for a sale. */
  fee: Decimal;
  status: OrderStatus;
  clientOrderId: string | undefined;
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
 * A limit order rests with what does not trade at once. A market order trades what the book and its owner's money
 * allow, and never rests.
 */
export type PlaceOrder = OrderRequest & ({ type: 'limit'; price: Decimal } | { type: 'market' });

export type PlaceOrderResult =
  | Done<{
      /** As it stands after the command (for a repeat: as it stands now). */
      order: Order;
      /** What it traded as a taker. */
      fills: readonly Fill[];
      /** Was the `clientOrderId` known, so that nothing happened? */
      repeated: boolean;
    }>
  | Refused<PlaceOrderRefusal>
  | Unavailable;

export type PlaceOrderRefusal =
  | 'user_not_found'
  | 'pair_not_found'
  /** Not positive, or not a whole multiple of the tick size. */
  | 'price_invalid'
  /** Not positive, not a whole multiple of the lot size, or absurdly large. */
  | 'quantity_invalid'
  | 'quantity_below_minimum'
  | 'insufficient_balance'
  /** A market order met an empty book. */
  | 'no_liquidity'
  /** The same `clientOrderId` came with a different order before. */
  | 'client_order_id_taken'
  | 'client_order_id_invalid';

export interface CancelOrder {
  userId: number;
  orderId: number;
  /** Refuses as `order_not_found` where the order is of the other side. */
  side?: Side | undefined;
}

export type CancelOrderResult =
  | Done<{ order: Order }>
  | Refused<'order_not_found' | 'not_your_order' | 'order_closed'>
  | Unavailable;

export interface BookLevel {
  price: Decimal;
  quantity: Decimal;
  /** Quantity from the best price down to this one. */
  sum: Decimal;
}

/** Best price first on both sides. */
export interface Book {
  pairId: number;
  bids: readonly BookLevel[];
  asks: readonly BookLevel[];
  /** Price of the last fill; `undefined` before the first. */
  last: Decimal | undefined;
}

export interface Page {
  /** From 1. */
  page: number;
  /** Rows of a page; 10 where left out. */
  size?: number | undefined;
}

/** Which of a user's orders or fills; all pairs where nothing is named. */
export interface OrderFilter {
  pairId?: number | undefined;
  /** Pairs of this base currency (`currency_id` on the wire). */
  baseId?: number | undefined;
  side?: Side | undefined;
}

export interface Paged<Row> {
  rows: readonly Row[];
  /** Over all pages. */
  total: number;
}
