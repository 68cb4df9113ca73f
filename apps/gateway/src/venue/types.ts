import type { ExitTrigger } from '@bourse/contracts/lever';
import type { LimitType } from '@bourse/contracts/market';
import type { Decimal } from '@bourse/decimal';

/** Price and amount (base currency) of a level. */
export type VenueLevel = readonly [price: Decimal, amount: Decimal];
export type Side = 'buy' | 'sell';
export type OrderType = 'limit' | 'market';
/** How long a limit order is in force, where it is not until its cancel, and whether it may take. A stop-limit order is a limit order with a stop. */
export type InForce = Exclude<LimitType, 'stop_limit'>;

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
  /** Most significant digits of a price; absent where the step is the only rule. */
  readonly priceDigits?: number | undefined;
  /** Amounts are multiples of it. */
  readonly amountStep: Decimal;
  /** Limits of an order; `undefined`: the venue does not tell one. */
  readonly minAmount: Decimal | undefined;
  readonly maxAmount: Decimal | undefined;
  /** Least price × amount, in quote currency. */
  readonly minNotional: Decimal | undefined;
  /** Share of the received amount that a taker pays, '0.001' is 0.1 %. */
  readonly takerFee: Decimal | undefined;
  /** Types of limit orders that it takes beyond the plain one; missing: none. */
  readonly limitTypes?: readonly LimitType[] | undefined;
}

/**
 * A perpetual contract of a pair that is settled in its quote currency. Its amounts are in base currency, whatever the venue counts in.
 */
export interface VenueContract extends VenueMarket {
  /** Largest multiple that the venue tells; `undefined`: it tells none. */
  readonly largestMultiple: Decimal | undefined;
}

export type Direction = 'long' | 'short';

/** A position of a contract; the figures are the venue's own. `undefined`: the venue does not tell it. */
export interface VenuePosition {
  /** Of the contract, `BTC/USDT:USDT`. */
  readonly symbol: string;
  readonly direction: Direction;
  /** Of base currency. */
  readonly amount: Decimal;
  readonly entryPrice: Decimal;
  readonly markPrice: Decimal | undefined;
  /** Margin of the position, in quote currency. */
  readonly margin: Decimal | undefined;
  readonly multiple: Decimal | undefined;
  readonly liquidationPrice: Decimal | undefined;
  /** Unrealised P/L, in quote currency. */
  readonly profit: Decimal | undefined;
  /** Maintenance margin ÷ margin that covers it; the position is liquidated at 1. */
  readonly marginRatio: Decimal | undefined;
  /** Last change, epoch milliseconds; `undefined` where the venue does not tell it. */
  readonly at: number | undefined;
}

/** Price that an order waits for. */
export interface Trigger {
  readonly price: Decimal;
  /** What it is compared with; `undefined` where the venue does not tell it, or has no choice. */
  readonly by?: ExitTrigger | undefined;
}

/**
 * A stop of a contract closes a position at the market once the price reaches its trigger, that of a limit order of a pair places it. Venues
 * do not list its kind.
 */
export interface Stop extends Trigger {
  readonly kind: 'takeProfit' | 'stopLoss';
}

/** Take profit and stop loss that an order of a contract carries: the venue sets them on the position as the order fills. */
export interface Exits {
  readonly takeProfit: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
  /** `undefined` where the venue does not tell it. */
  readonly by: ExitTrigger | undefined;
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
  /** Epoch milliseconds; `undefined` where the venue does not tell it. */
  readonly at: number | undefined;
  readonly price: Decimal;
  readonly amount: Decimal;
  /** Of the taker; `undefined` where the venue does not tell it. */
  readonly side: Side | undefined;
}

export interface VenueBar {
  /** Epoch milliseconds. */
  readonly openTime: number;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly close: Decimal;
  /** Of base currency; `undefined` where the venue does not tell it. */
  readonly volume: Decimal | undefined;
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
  /** `undefined` where the venue tells the total only. */
  readonly available: Decimal | undefined;
  /** On hold for open orders and withdrawals; `undefined` where the venue does not tell it. */
  readonly held: Decimal | undefined;
  readonly total: Decimal;
}

/** `open` includes partly filled orders. */
export type OrderState = 'open' | 'filled' | 'cancelled' | 'rejected';

export interface VenueOrder {
  readonly id: string;
  /** Given at {@link PlacedOrder}; `undefined` where the venue does not return it. */
  readonly clientId: string | undefined;
  readonly symbol: string;
  /** `undefined` where the venue does not tell it. */
  readonly side: Side | undefined;
  readonly type: OrderType;
  readonly state: OrderState;
  /** Limit; `undefined` of a market order. */
  readonly price: Decimal | undefined;
  /** Of base currency. */
  readonly amount: Decimal;
  readonly filled: Decimal;
  /** It can only make a position smaller. */
  readonly reduces?: boolean | undefined;
  readonly stop?: Trigger | undefined;
  /** A price has reached the trigger; missing: it has not, or the venue does not tell it. */
  readonly isTriggered?: boolean | undefined;
  readonly inForce?: InForce | undefined;
  readonly exits?: Exits | undefined;
  /** A stop that the venue has made of the exits of an order: it has the size of the position, and ends with it. */
  readonly isOfPosition?: boolean | undefined;
  /** The venue's reply has no state: it may have ended the order already. */
  readonly isStateAssumed?: boolean | undefined;
  /** Epoch milliseconds; `undefined` where the venue does not tell it. */
  readonly at: number | undefined;
}

/** What names an order at the venue. Venues list stops apart from other orders. */
export type OrderKey = Pick<VenueOrder, 'id' | 'symbol' | 'stop'>;

/** A fill of one's own. */
export interface VenueFill {
  /** `undefined` where the venue has none. */
  readonly id: string | undefined;
  readonly orderId: string | undefined;
  readonly symbol: string;
  /** `undefined` where the venue does not tell it. */
  readonly side: Side | undefined;
  readonly price: Decimal;
  readonly amount: Decimal;
  /** Negative: a rebate. */
  readonly fee: { readonly currency: string; readonly amount: Decimal } | undefined;
  /** Epoch milliseconds; `undefined` where the venue does not tell it. */
  readonly at: number | undefined;
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
  readonly reduces?: boolean | undefined;
  readonly inForce?: InForce | undefined;
  readonly stop?: Stop | undefined;
  /** Needs `attachesExits` of the contracts. */
  readonly exits?: Exits | undefined;
}

/** What an open order becomes; `amount` is its whole amount, with its filled part. */
export interface EditedOrder extends PlacedOrder {
  /** The venue's id of the open order. */
  readonly id: string;
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
  /** Epoch milliseconds; `undefined` where the venue does not tell it. */
  readonly at: number | undefined;
}

export interface WithdrawalRequest {
  readonly currency: string;
  readonly network: string | undefined;
  /** With the venue's fee. */
  readonly amount: Decimal;
  readonly address: string;
}
