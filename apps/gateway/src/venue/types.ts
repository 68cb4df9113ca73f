import type { Decimal } from '@bourse/decimal';

/** Price and amount (base currency) of a level. */
export type VenueLevel = readonly [price: Decimal, amount: Decimal];
export type Side = 'buy' | 'sell';
export type OrderType = 'limit' | 'market';

/** A spot pair, with the rules that its orders must follow. */
export interface VenueMarket {
  /** `BTC/USDT`. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** False: suspended or delisted; orders are refused. */
  readonly isActive: boolean;
  /** Prices are multiples of it. */
  readonly priceStep: Decimal;
  /** Amounts are multiples of it. */
  readonly amountStep: Decimal;
  /** Limits of an order; `undefined`: the venue does not tell one. */
  readonly minAmount: Decimal | undefined;
  readonly maxAmount: Decimal | undefined;
  /** Least price × amount, in quote currency. */
  readonly minNotional: Decimal | undefined;
  /** Share of the received amount that a taker pays, '0.001' is 0.1 %. */
  readonly takerFee: Decimal | undefined;
}

/** The book of a pair, best price first on both sides. */
export interface VenueBook {
  readonly symbol: string;
  readonly bids: readonly VenueLevel[];
  readonly asks: readonly VenueLevel[];
}

/** A public trade. */
export interface VenueTrade {
  /** The venue's id; `undefined` where it has none. */
  readonly id: string | undefined;
  readonly symbol: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly price: Decimal;
  readonly amount: Decimal;
  /** Of the taker. */
  readonly side: Side;
}

export interface VenueBar {
  /** Epoch milliseconds. */
  readonly openTime: number;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly close: Decimal;
  /** Of base currency. */
  readonly volume: Decimal;
}

/** Figures of the last 24 hours; a venue may leave some out. */
export interface VenueTicker {
  readonly symbol: string;
  readonly last: Decimal;
  readonly open: Decimal | undefined;
  readonly high: Decimal | undefined;
  readonly low: Decimal | undefined;
  /** Of base currency. */
  readonly volume: Decimal | undefined;
}

export interface VenueBalance {
  /** Code, `USDT`. */
  readonly currency: string;
  readonly available: Decimal;
  /** On hold for open orders and withdrawals. */
  readonly held: Decimal;
}

/** `open` includes partly filled orders. */
export type OrderState = 'open' | 'filled' | 'cancelled' | 'rejected';

export interface VenueOrder {
  readonly id: string;
  /** Given at {@link PlacedOrder}; `undefined` where the venue does not return it. */
  readonly clientId: string | undefined;
  readonly symbol: string;
  readonly side: Side;
  readonly type: OrderType;
  readonly state: OrderState;
  /** Limit; `undefined` of a market order. */
  readonly price: Decimal | undefined;
  /** Of base currency. */
  readonly amount: Decimal;
  readonly filled: Decimal;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A fill of one's own. */
export interface VenueFill {
  readonly id: string;
  readonly orderId: string | undefined;
  readonly symbol: string;
  readonly side: Side;
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly fee: { readonly currency: string; readonly amount: Decimal } | undefined;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** An order to be placed; price and amount are multiples of the market's steps. */
export interface PlacedOrder {
  /** The venue's client order id: at most 32 characters of `0-9a-f`. */
  readonly clientId: string;
  readonly symbol: string;
  readonly side: Side;
  readonly type: OrderType;
  /** Of base currency. */
  readonly amount: Decimal;
  /** `undefined` for a market order. */
  readonly price: Decimal | undefined;
}

export interface DepositAddress {
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  /** Memo or tag; `undefined` where the network has none. */
  readonly tag: string | undefined;
}

/** A network over which a currency is deposited and withdrawn. */
export interface VenueNetwork {
  /** The venue's name, `TRC20`. */
  readonly name: string;
  readonly canDeposit: boolean;
  readonly canWithdraw: boolean;
  readonly minDeposit: Decimal | undefined;
  readonly minWithdrawal: Decimal | undefined;
  readonly withdrawalFee: Decimal | undefined;
}

export type TransferState = 'pending' | 'done' | 'failed';

/** A deposit or a withdrawal. */
export interface VenueTransfer {
  readonly id: string;
  readonly currency: string;
  readonly network: string | undefined;
  readonly amount: Decimal;
  readonly fee: Decimal | undefined;
  readonly address: string | undefined;
  readonly transactionId: string | undefined;
  readonly state: TransferState;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface WithdrawalRequest {
  readonly currency: string;
  readonly network: string | undefined;
  /** With the venue's fee. */
  readonly amount: Decimal;
  readonly address: string;
}
