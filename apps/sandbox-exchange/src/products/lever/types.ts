import type { Decimal } from '@bourse/decimal';
import type { OutflowRefusal } from '../../core/outflow';
import type { Done, Refused, Unavailable } from '../../result';

export type Direction = 'long' | 'short';

/**
 * `user`: one position or a part of it; `batch`: all, or those of a direction; `reduce_only`: by such an order; `nothing_open`: a
 * reduce-only order was revoked, because its last position had closed.
 */
export type CloseReason =
  | 'user'
  | 'batch'
  | 'take_profit'
  | 'stop_loss'
  | 'liquidation'
  | 'reduce_only'
  | 'nothing_open';

/** Wallet that margins and P/L belong to. */
export const LEVER_WALLET = 'lever';

/** The last trade when the marks are evaluated, or the mark price. */
export type ExitTrigger = 'last' | 'mark';

/** Distance of a trailing stop: in quote currency, or in per cent of the best price since it was set. */
export interface Trail {
  readonly distance: Decimal;
  readonly unit: 'price' | 'percent';
}

/** Take profit and stop loss of a position; zero means none. A stop loss has a price or trails. */
export interface Exits {
  readonly takeProfit: Decimal;
  readonly stopLoss: Decimal;
  readonly exitTrigger?: ExitTrigger | undefined;
  readonly trail?: Trail | undefined;
}

/** What an order of leverage trading has in each of its states. Amounts are in quote currency, times are epoch milliseconds. */
interface LeverTerms {
  readonly id: number;
  readonly userId: number;
  readonly pairId: number;
  readonly direction: Direction;
  readonly multiple: number;
  readonly lots: number;
  /** Base currency per lot at the time of the order. */
  readonly lotSize: Decimal;
  /** The price that the user submitted; of a market order the entry price. */
  readonly orderPrice: Decimal;
  /** Entry price of a position, limit price of an entrust. */
  readonly entryPrice: Decimal;
  readonly initialMargin: Decimal;
  /** Present margin: less than the initial one after it paid for losses or overnight fees. */
  readonly margin: Decimal;
  readonly tradeFee: Decimal;
  /** Charged so far; zero before the order opens. */
  readonly overnightFee: Decimal;
  readonly takeProfit: Decimal | undefined;
  /** Of a position whose stop loss trails: where it is now. */
  readonly stopLoss: Decimal | undefined;
  /** The price that triggers both. */
  readonly exitTrigger: ExitTrigger;
  readonly trail: Trail | undefined;
  /** The best price since the trailing stop was set. */
  readonly peak: Decimal | undefined;
  /** Closes positions of the opposite direction and never opens one; has neither margin nor fee. */
  readonly reduceOnly: boolean;
  readonly createdAt: number;
}

/** An order that waits for its limit price. */
export interface LeverEntrust extends LeverTerms {
  readonly status: 'entrust';
}

interface Opened extends LeverTerms {
  /** `undefined`: not stored. */
  readonly openedAt: number | undefined;
  /** The midnight up to which overnight fees are charged. */
  readonly overnightUntil: number | undefined;
}

export interface LeverPosition extends Opened {
  readonly status: 'position';
}

export interface ClosedPosition extends Opened {
  readonly status: 'closed';
  /** `undefined`: not stored, as the other columns of an end. */
  readonly closePrice: Decimal | undefined;
  readonly closeReason: CloseReason | undefined;
  /** Id of the reduce-only order that closed the position. */
  readonly closedBy: number | undefined;
  /** Realised P/L before fees. */
  readonly profit: Decimal;
  readonly endedAt: number | undefined;
}

export interface RevokedEntrust extends LeverTerms {
  readonly status: 'revoked';
  /** Why the exchange revoked it by itself. */
  readonly closeReason: CloseReason | undefined;
  readonly endedAt: number | undefined;
}

/** A reduce-only order that has closed positions; these are orders of their own. */
export interface FilledReduceOnly extends LeverTerms {
  readonly status: 'filled';
  readonly endedAt: number | undefined;
}

/** An order that is not final. */
export type OpenOrder = LeverEntrust | LeverPosition;

/** An order of leverage trading, by its state. */
export type LeverOrder = OpenOrder | ClosedPosition | RevokedEntrust | FilledReduceOnly;
export type LeverStatus = LeverOrder['status'];

export const isOpen = (order: LeverOrder): order is OpenOrder =>
  order.status === 'entrust' || order.status === 'position';

/** The overnight fee of a position at one midnight, as it was booked. Amounts are in quote currency. */
export interface OvernightCharge {
  readonly orderId: number;
  readonly userId: number;
  readonly pairId: number;
  /** The midnight, epoch milliseconds. */
  readonly at: number;
  readonly lots: number;
  readonly price: Decimal;
  readonly value: Decimal;
  /** Per cent of the value. */
  readonly rate: Decimal;
  readonly fee: Decimal;
}

/** What a reduce-only order closed of one position: an order of its own, see `closedBy`. */
export type ClosedByOrder = Pick<ClosedPosition, 'id' | 'lots' | 'profit'>;

export interface SubmitLever {
  readonly userId: number;
  readonly pairId: number;
  readonly direction: Direction;
  readonly multiple: Decimal;
  readonly lots: Decimal;
  /** The limit price of an entrust; `undefined` opens a position at the mark price. */
  readonly limit: Decimal | undefined;
  /** Of the position that the order opens. */
  readonly exits?: Exits | undefined;
}

export type LimitRefusal = 'limit_required' | 'limit_buy_above' | 'limit_sell_below';

export type SubmitRefusal =
  | LimitRefusal
  | ExitsRefusal
  | 'leverage_closed'
  | 'user_not_found'
  | 'multiple_required'
  | 'multiple_not_offered'
  | 'lots_invalid'
  | 'lots_below_minimum'
  | 'lots_above_maximum'
  | 'price_unavailable'
  | 'margin_insufficient'
  | OutflowRefusal
  | 'too_many_positions'
  | 'too_many_entrusts';

/** An order that only closes positions of a pair: those of the direction opposite to its own, oldest first. */
export interface ReduceLever {
  readonly userId: number;
  readonly pairId: number;
  /** `short` (a sell) closes long positions. */
  readonly direction: Direction;
  /** The most that it closes; more than what is open closes all of it. */
  readonly lots: Decimal;
  /** The price that the order waits for; `undefined` closes at the market. */
  readonly limit: Decimal | undefined;
}

export type ReduceRefusal =
  | LimitRefusal
  | 'leverage_closed'
  | 'lots_invalid'
  | 'price_unavailable'
  | 'nothing_open'
  | 'loss_needs_profits'
  | 'too_many_entrusts';

export interface OrderOfUser {
  readonly userId: number;
  readonly orderId: number;
}

export interface ClosePosition extends OrderOfUser {
  /** The part that closes; `undefined`, and more than the position has, close the whole. */
  readonly lots?: Decimal | undefined;
}

/** Of a position, or of an order that will open one. */
export interface SetStops extends OrderOfUser, Exits {}

/** Of a position. */
export interface ChangeMultiple extends OrderOfUser {
  readonly multiple: Decimal;
}

export type MultipleRefusal =
  | 'not_open'
  | 'not_your_order'
  | 'multiple_required'
  | 'multiple_not_offered'
  | 'price_unavailable'
  | 'margin_insufficient'
  | OutflowRefusal;

export interface CloseMany {
  readonly userId: number;
  readonly direction: Direction | undefined;
}

/** `loss_needs_profits`: the account can pay the loss only with the profit of positions that would stay open. */
export type CloseRefusal = 'lots_invalid' | 'not_open' | 'not_your_order' | 'price_unavailable' | 'loss_needs_profits';
export type CloseManyRefusal = 'nothing_open' | 'price_unavailable' | 'loss_needs_profits';

/** Why prices cannot be exits of a position. `stop_not_positive`: also of a distance that is none. */
export type ExitsRefusal =
  | 'stop_not_positive'
  | 'long_take_profit_low'
  | 'long_stop_loss_high'
  | 'short_take_profit_high'
  | 'short_stop_loss_low';

export type StopRefusal = 'not_open' | 'not_your_order' | 'price_unavailable' | ExitsRefusal;

export type SubmitResult = Done<{ order: LeverOrder }> | Refused<SubmitRefusal | 'request_taken'> | Unavailable;
export type ReduceResult = Done<{ order: LeverOrder }> | Refused<ReduceRefusal | 'request_taken'> | Unavailable;
export type CloseResult = Done<{ order: LeverOrder }> | Refused<CloseRefusal | 'request_taken'> | Unavailable;
export type CloseManyResult =
  | Done<{ orders: LeverOrder[] }>
  | Refused<CloseManyRefusal | 'request_taken'>
  | Unavailable;
export type RevokeResult =
  | Done<{ order: LeverOrder }>
  | Refused<'not_open' | 'not_your_order' | 'request_taken'>
  | Unavailable;
export type MultipleResult = Done<{ order: LeverOrder }> | Refused<MultipleRefusal | 'request_taken'> | Unavailable;
export type StopsResult = Done<{ order: LeverOrder }> | Refused<StopRefusal | 'request_taken'> | Unavailable;
