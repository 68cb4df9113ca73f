import type { Decimal } from '@bourse/decimal';
import type {
  DepositAddress,
  OrderKey,
  EditedOrder,
  Exits,
  PlacedOrder,
  VenueBalance,
  VenueBar,
  VenueBook,
  VenueContract,
  VenueFill,
  VenueMarket,
  VenueNetwork,
  VenueOrder,
  VenuePosition,
  VenueTicker,
  VenueTrade,
  VenueTransfer,
  Trigger,
  WithdrawalRequest,
} from './types';

export type VenueEvent =
  | ({ readonly kind: 'book' } & VenueBook)
  | ({ readonly kind: 'trade' } & VenueTrade)
  | ({ readonly kind: 'ticker' } & VenueTicker)
  /** Own orders or balances have changed; the caller fetches them. Sent where the venue has a private stream. */
  | { readonly kind: 'account' };

/** What a venue offers beyond public data, balances, open orders, limit orders and their cancel. */
export interface VenueAbilities {
  readonly marketOrders: boolean;
  /** An order is found by its client id. Without it a lost reply stays unknown. */
  readonly findByClientId: boolean;
  /** An order is found by the venue's id, in any state. Without it a lost cancel stays unknown. */
  readonly orderById: boolean;
  /**
   * An open order of a pair gets another price and amount in one request. `amends`: it keeps its id, and is unchanged where that is refused.
   * `replaces`: it ends, and an order with another id takes its place. Missing: neither.
   */
  readonly edits?: 'amends' | 'replaces' | undefined;
  readonly fills: boolean;
  readonly depositAddress: boolean;
  readonly deposits: boolean;
  readonly withdrawals: boolean;
  readonly withdraw: boolean;
  /** Lengths of bars, in milliseconds. */
  readonly barLengths: readonly number[];
}

/** Trading with leverage: contracts beside the pairs. Their orders are placed, cancelled and found as those of pairs, by their symbols. */
export interface VenueContracts {
  /** Stops can be placed. */
  readonly hasStops: boolean;
  /** Orders carry the exits of their position. */
  readonly attachesExits: boolean;
  markets(): Promise<readonly VenueContract[]>;
  /** The money that margins are taken from. */
  balances(): Promise<readonly VenueBalance[]>;
  positions(line?: Line): Promise<readonly VenuePosition[]>;
  /** Open orders of these contracts, stops included; `undefined`: of all contracts. */
  openOrders(symbols: readonly string[] | undefined, line?: Line): Promise<readonly VenueOrder[]>;
  /** Own fills of these contracts, newest first and without gaps; `undefined`: the venue has no such list. */
  readonly fills: ((symbols: readonly string[]) => Promise<readonly VenueFill[]>) | undefined;
  /** Cancelled orders of these contracts, newest first, stops not included; `undefined`: the venue has no such list. */
  readonly cancelledOrders: ((symbols: readonly string[]) => Promise<readonly VenueOrder[]>) | undefined;
  /** Gives an open order other exits. Needs `attachesExits`. */
  setExits(order: Pick<VenueOrder, 'id' | 'symbol' | 'side' | 'type'>, exits: Exits): Promise<void>;
  /** Sets the multiple of a contract, for its position and later orders. */
  setMultiple(symbol: string, multiple: Decimal): Promise<void>;
}

/**
 * Which line a call waits in for the venue's rate limit. `commands`: orders, cancels, and what has to be read for them; none of them waits
 * for what the screens read.
 */
export type Line = 'reads' | 'commands';

/** What a venue tells about a cancel. `accepted`: the order is still open, or that is not told. */
export type CancelReply = 'cancelled' | 'filled' | 'accepted';

/**
 * A venue with one account. Every number is decimal text without an exponent. All methods reject with {@link VenueError} and
 * with nothing else; none of them repeats a request by itself.
 */
export interface Venue {
  /** Name for the screen, such as `Kraken`. */
  readonly name: string;
  /** Play money of the venue's test network. */
  readonly isTestnet: boolean;
  readonly abilities: VenueAbilities;
  /** `undefined`: no leverage. */
  readonly contracts: VenueContracts | undefined;

  markets(): Promise<readonly VenueMarket[]>;
  book(symbol: string, line?: Line): Promise<VenueBook>;
  /** Newest first. */
  trades(symbol: string): Promise<readonly VenueTrade[]>;
  /** Bars that opened in `from` ≤ time < `to` (epoch milliseconds), oldest first; `length` is one of `barLengths`. */
  bars(symbol: string, length: number, from: number, to: number): Promise<readonly VenueBar[]>;
  tickers(symbols: readonly string[]): Promise<readonly VenueTicker[]>;
  /** Sends books and trades of the symbols from now on. A book is sent whole, also after a gap in the venue's sequence. */
  follow(symbols: readonly string[]): void;
  /** Calls the listener with every event from now on, in order. */
  listen(listener: (event: VenueEvent) => void): () => void;

  balances(): Promise<readonly VenueBalance[]>;
  /**
   * Of these pairs at least: some venues list the orders of one pair only. `undefined`: of all pairs, where the venue has such a list.
   */
  openOrders(symbols?: readonly string[], line?: Line): Promise<readonly VenueOrder[]>;
  /** Own fills of these pairs, newest first. */
  fills(symbols: readonly string[]): Promise<readonly VenueFill[]>;
  placeOrder(order: PlacedOrder): Promise<VenueOrder>;
  /** Needs `abilities.edits`. The reply of a venue that amends has no state: the order is asked for. */
  editOrder(order: EditedOrder): Promise<VenueOrder>;
  cancelOrder(order: OrderKey): Promise<CancelReply>;
  /** The order of a client id, in any state; `undefined`: the venue has none. Needs `abilities.findByClientId`. */
  findOrder(
    order: { readonly clientId: string; readonly symbol: string; readonly stop?: Trigger | undefined },
    line?: Line,
  ): Promise<VenueOrder | undefined>;

  /** The order of an id, in any state; `undefined`: the venue has none. Needs `abilities.orderById`. */
  order(order: OrderKey, line?: Line): Promise<VenueOrder | undefined>;

  networks(currency: string): Promise<readonly VenueNetwork[]>;
  depositAddress(currency: string, network: string | undefined): Promise<DepositAddress>;
  /** Newest first. */
  deposits(currency: string | undefined): Promise<readonly VenueTransfer[]>;
  withdrawals(currency: string | undefined): Promise<readonly VenueTransfer[]>;
  /** Returns the venue's id of the withdrawal. */
  withdraw(request: WithdrawalRequest): Promise<string>;
  close(): Promise<void>;
}

/** Why the venue did not do a request. */
export type RefusalReason =
  | 'balance_too_low'
  | 'order_invalid'
  | 'order_not_found'
  | 'pair_closed'
  | 'key_refused'
  | 'clock_skew'
  | 'rate_limit'
  | 'maintenance'
  /** The account is in hedge mode. */
  | 'position_mode'
  /** A position of the venue cannot be read. */
  | 'position_unknown'
  /** The venue has taken the order and ended it at once, without a fill. */
  | 'ended_unfilled'
  /** A post-only order would trade at once. */
  | 'would_take'
  /** A fill-or-kill order cannot be filled as a whole. */
  | 'cannot_fill'
  /** An order that has a fill cannot be replaced: it would become larger by what is filled meanwhile. */
  | 'partly_filled'
  /** Of an order that was to be replaced: the venue has carried out a part of it, usually the cancel. The desk looks both orders up. */
  | 'unreplaced'
  /** The price has reached the trigger of a stop already. */
  | 'trigger_reached'
  | 'other';

/**
 * A failed request. `refused`: the venue has answered that nothing was done, or the request was not sent. `unknown`: there is no such
 * answer, so a command may have been executed; its `reason` is why a read has failed.
 */
export class VenueError extends Error {
  override name = 'VenueError';
  readonly outcome: 'refused' | 'unknown';
  readonly reason: RefusalReason;

  constructor(
    message: string,
    { outcome, reason = 'other' }: Pick<VenueError, 'outcome'> & { reason?: RefusalReason },
  ) {
    super(message);
    this.outcome = outcome;
    this.reason = reason;
  }
}
