import type { Decimal } from '@bourse/decimal';

export type Side = 'buy' | 'sell';

/** Price and amount (base currency) of a level. */
export type Level = readonly [price: Decimal, amount: Decimal];

/** Best price first on both sides. */
export interface Book {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

export interface Market {
  /** `BTC/USDT`. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** Prices and amounts are multiples of these powers of ten. */
  readonly tick: Decimal;
  readonly lot: Decimal;
  readonly minAmount: Decimal;
  /** Least price × amount. */
  readonly minTotal: Decimal;
  /** A perpetual contract is traded beside the pair. */
  readonly hasContract: boolean;
}

export interface Bar {
  /** Epoch milliseconds. */
  readonly openTime: number;
  readonly open: Decimal;
  readonly high: Decimal;
  readonly low: Decimal;
  readonly close: Decimal;
  /** Of base currency. */
  readonly volume: Decimal;
}

export interface Trade {
  readonly id: number;
  readonly symbol: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly price: Decimal;
  readonly amount: Decimal;
  /** Of the taker. */
  readonly side: Side;
}

/** A fill of an order of the account; the fee is taken from what is received. */
export interface Fill extends Trade {
  readonly orderId: number;
  readonly isMaker: boolean;
  readonly fee: Decimal;
  readonly feeCurrency: string;
}

/** `post_only`: refused where it would trade at once; `ioc`: its untraded part ends at once; `fok`: trades as a whole at once, or not at all. */
export type InForce = 'post_only' | 'ioc' | 'fok';

export interface OrderRequest {
  /** `undefined` where the client gives none. */
  readonly clientId: string | undefined;
  readonly symbol: string;
  readonly side: Side;
  readonly type: 'limit' | 'market';
  /** `undefined` for a market order. */
  readonly price: Decimal | undefined;
  readonly amount: Decimal;
  /** Of a limit order; missing: good till cancelled. */
  readonly inForce?: InForce | undefined;
  /** Of a stop-limit order: it waits until a trade reaches it. */
  readonly trigger?: Decimal | undefined;
}

export interface Order extends OrderRequest {
  readonly id: number;
  /** `expired`: the venue has ended the untraded part. */
  readonly state: 'open' | 'filled' | 'cancelled' | 'expired';
  /** No trade has reached the trigger yet. */
  readonly isWaiting: boolean;
  readonly filled: Decimal;
  /** Sum of price × amount of the fills. */
  readonly cost: Decimal;
  readonly fee: Decimal;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly changedAt: number;
}

export type ExitKind = 'takeProfit' | 'stopLoss';
export type PriceKind = 'last' | 'mark';

/** Prices at which a position is closed as a whole, and what they are compared with. */
export type ContractExits = { readonly [Kind in ExitKind]?: Decimal | undefined } & { readonly by: PriceKind };

/** An order of a contract. With a trigger it waits for it, and closes at the market. */
export interface ContractOrderRequest extends Omit<OrderRequest, 'trigger'> {
  readonly reduces: boolean;
  readonly trigger?:
    | { readonly kind: ExitKind; readonly price: Decimal; readonly by?: PriceKind | undefined }
    | undefined;
  /** Set on the position as the order fills. */
  readonly exits?: ContractExits | undefined;
  /** An exit of the position: it has the size of the position, and ends with it. */
  readonly isOfPosition?: boolean | undefined;
}

export interface ContractOrder extends ContractOrderRequest {
  readonly id: number;
  readonly state: 'open' | 'filled' | 'cancelled';
  readonly filled: Decimal;
  readonly at: number;
}

export interface ContractFill {
  readonly id: number;
  readonly orderId: number;
  readonly symbol: string;
  readonly side: Side;
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly at: number;
}

/** The net position of a contract. */
export interface Position {
  readonly symbol: string;
  /** Base currency; negative: short. */
  readonly amount: Decimal;
  readonly entry: Decimal;
}

export interface Balance {
  readonly free: Decimal;
  /** On hold for open orders. */
  readonly held: Decimal;
}

/** A deposit or a withdrawal. */
export interface Transfer {
  readonly id: string;
  readonly kind: 'deposit' | 'withdrawal';
  readonly currency: string;
  readonly network: string;
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly address: string;
  readonly transactionId: string;
  readonly isDone: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type VenueEvent =
  /** The changed levels; an amount of 0 removes one. `sequence` counts the changes of the book. */
  | { readonly kind: 'book'; readonly symbol: string; readonly sequence: number; readonly changed: Book }
  | { readonly kind: 'trade'; readonly trade: Trade }
  | { readonly kind: 'order'; readonly order: Order; readonly fill?: Fill }
  | { readonly kind: 'balance'; readonly currency: string };

export type RefusalCode =
  | 'unknown_pair'
  | 'closed_pair'
  | 'tick'
  | 'lot'
  | 'minimum_amount'
  | 'minimum_total'
  | 'insufficient'
  | 'margin'
  | 'reduce_only'
  | 'duplicate'
  | 'would_take'
  | 'trigger_reached'
  | 'unknown_order'
  | 'unknown_network';

/** The venue does not carry out a command; nothing has changed. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
