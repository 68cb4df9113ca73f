import type { Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/market/contract';
import type { OrderMode, Side } from '../contract';
import type { Draft } from '../order-form/rules';
import type { Finding, KnownOrders } from './find-outcome';

/*
 * Placing an order is one action with one identity. Whatever the reader presses, and however often, an order is sent
 * once; a reply that is lost is looked into, never answered by sending again.
 *
 *     idle → confirming → sending → done | refused
 *                                 → unknown ⇄ resynchronising ⇄ found
 *
 * `done`, `refused` and `found` are resting places like `idle`: the next press starts anew.
 */

/** One order as it was meant when the button was pressed. */
export interface OrderTicket {
  /** Its identity: an answer with another one is not an answer to this order. */
  readonly id: string;
  readonly pair: PairId;
  readonly baseId: number;
  readonly quoteId: number;
  readonly base: string;
  readonly quote: string;
  readonly side: Side;
  readonly mode: OrderMode;
  readonly price: Decimal;
  readonly amount: Decimal;
  /** What stood in the form: it is cleared once the order is placed, but not what was typed since. */
  readonly draft?: Draft | undefined;
}

export type Submission =
  | { readonly phase: 'idle' }
  | { readonly phase: 'confirming'; readonly order: OrderTicket }
  | { readonly phase: 'sending'; readonly order: OrderTicket; readonly before: KnownOrders }
  | { readonly phase: 'done'; readonly order: OrderTicket }
  | { readonly phase: 'refused'; readonly order: OrderTicket }
  /** The reply was lost. `asked`: we looked once and could not see. */
  | { readonly phase: 'unknown'; readonly order: OrderTicket; readonly before: KnownOrders; readonly asked: boolean }
  | { readonly phase: 'resynchronising'; readonly order: OrderTicket; readonly before: KnownOrders }
  | {
      readonly phase: 'found';
      readonly order: OrderTicket;
      readonly before: KnownOrders;
      readonly finding: Finding;
    };

export const IDLE: Submission = { phase: 'idle' };

/** An order whose reply was lost. */
export type LostOrder = Extract<Submission, { phase: 'unknown' | 'resynchronising' | 'found' }>;

export function isLost(state: Submission): state is LostOrder {
  return state.phase === 'unknown' || state.phase === 'resynchronising' || state.phase === 'found';
}

/** Is the order on its way, or its fate not known yet? Nothing else can be placed meanwhile. */
export function isBusy({ phase }: Submission): boolean {
  return phase === 'sending' || phase === 'unknown' || phase === 'resynchronising';
}

/** The button, with a valid order. Leads to the confirmation, from wherever nothing is under way. */
export function press(state: Submission, order: OrderTicket): Submission {
  return isBusy(state) || state.phase === 'confirming' ? state : { phase: 'confirming', order };
}

/** "Cancel" in the confirmation. */
export function takeBack(state: Submission): Submission {
  return state.phase === 'confirming' ? IDLE : state;
}

/** "Sure": from here on exactly one request is under way. `before` is what was known of the reader's orders. */
export function send(state: Submission, before: KnownOrders): Submission {
  return state.phase === 'confirming' ? { phase: 'sending', order: state.order, before } : state;
}

export type Reply = 'done' | 'refused' | 'unknown';

/** What came of the request. Only an answer to this very order counts. */
export function reply(state: Submission, id: string, result: Reply): Submission {
  if (state.phase !== 'sending' || state.order.id !== id) return state;
  const { order, before } = state;
  return result === 'unknown' ? { phase: 'unknown', order, before, asked: false } : { phase: result, order };
}

/** Was the order not found, or not for certain? A request may still be on its way to the exchange: one can look again. */
const isUncertain = ({ kind }: Finding) => kind === 'nothing' || kind === 'unsure';

/** Does nobody know for certain yet what became of the order? */
export function isUndecided(state: Submission): boolean {
  return state.phase === 'found' ? isUncertain(state.finding) : 'before' in state;
}

type Placed = Extract<Submission, { phase: 'done' | 'found' }>;

/** Is it certain that the order was placed? */
export function isPlaced(state: Submission): state is Placed {
  return state.phase === 'done' || (state.phase === 'found' && !isUndecided(state));
}

/**
 * Is the next order confirmed even on a device that does not ask? After a look that could not rule the last one out, the same
 * press once more may be a second order.
 */
export function mustAsk(state: Submission): boolean {
  return state.phase === 'found' && isUndecided(state);
}

/** Open orders and history are being asked what happened. */
export function look(state: Submission): Submission {
  const canLook = state.phase === 'unknown' || (state.phase === 'found' && isUncertain(state.finding));
  return canLook ? { phase: 'resynchronising', order: state.order, before: state.before } : state;
}

/** What they said; `undefined` where they could not be reached, which leaves everything open. */
export function see(state: Submission, id: string, finding: Finding | undefined): Submission {
  if (state.phase !== 'resynchronising' || state.order.id !== id) return state;
  const { order, before } = state;
  return finding ? { phase: 'found', order, before, finding } : { phase: 'unknown', order, before, asked: true };
}

/** The reader has read it. An order whose fate is unknown can be put aside only after we looked in vain. */
export function dismiss(state: Submission): Submission {
  const isOpen = state.phase === 'unknown' ? !state.asked : isBusy(state) || state.phase === 'confirming';
  return isOpen ? state : IDLE;
}
