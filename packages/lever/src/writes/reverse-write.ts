import { isUnknownOutcome, type ApiFailure } from '@bourse/api-client';
import { createWrite, runMutation, storedDecimal, type Settled } from '@bourse/safe-writes';
import type { Decimal } from '@bourse/decimal';
import { pairKeysOf, type PairId } from '@bourse/contracts/market';
import * as v from 'valibot';
import { leverApi, leverTouched } from '../api';
import { readNewestOrders, readOrder } from '../api/read-orders';
import { DIRECTION_TYPE, ORDER_STATUS, type LeverOrder } from '@bourse/contracts/lever';
import { noteTrade } from '../personal-limits/note-trade';
import type { LeverState, LeverThunk } from '../state';
import { oppositeOf } from '../rules/direction';
import { reversedDifference } from './differences';
import { findNewOrders, type KnownOrders } from './new-orders';
import { pairSchema, storedOrderTicket, type OrderTicket } from './position-writes';
import { knownOrders, storedKnownOrders } from './submit-write';

/** The position that closes. `price`: its mark price, which the server does not use for a market order. */
export interface ReverseTicket extends OrderTicket {
  readonly pair: PairId;
  readonly multiple: Decimal;
  readonly price: Decimal;
}

/** The position has closed; `refusal`: why the opposite one was refused. The texts of both replies speak of one step only. */
export interface ReverseReply {
  readonly refusal: ApiFailure | undefined;
}

/**
 * `open`: the position has not closed, and the opposite order was not sent; `closed`: it has closed without an opposite position;
 * `unsure`: it has closed, and whether the opposite one is open cannot be told.
 */
export type ReverseFinding = 'open' | 'closed' | 'unsure' | 'reversed';

/** The ticket of a position; `undefined` where the back end does not say which order would open the opposite one. */
export function reverseTicket(order: LeverOrder): ReverseTicket | undefined {
  const { id, pair, symbol, direction, lots, multiple, markPrice, entryPrice } = order;
  if (pair === undefined || multiple === undefined) return undefined;
  return { id, pair, symbol, direction, lots, multiple, price: markPrice ?? entryPrice };
}

/** Closes, then opens. The opposite order is sent only after the close is certain: a lost reply in between never opens a position. */
const sendBoth =
  (ticket: ReverseTicket): LeverThunk<Promise<Settled<ReverseReply>>> =>
  async (dispatch) => {
    const closed = await dispatch(runMutation(leverApi.endpoints.closePosition, ticket.id));
    if (closed.error !== undefined) return { error: closed.error, at: closed.at };
    const opened = await dispatch(
      runMutation(leverApi.endpoints.submitLever, {
        ...pairKeysOf(ticket.pair),
        multiple: ticket.multiple,
        share: ticket.lots,
        type: DIRECTION_TYPE[oppositeOf(ticket.direction)],
        status: ORDER_STATUS.market,
        target_price: ticket.price,
      }),
    );
    if (opened.error === undefined) {
      dispatch(noteTrade(ticket));
      return { data: { refusal: undefined }, at: opened.at };
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors of the base query are failures
    const refusal = opened.error as ApiFailure;
    return isUnknownOutcome(refusal) ? { error: refusal, at: opened.at } : { data: { refusal }, at: opened.at };
  };

/**
 * Closes a position and opens the opposite one of the same size: two requests, of which the second follows only a certain first one. One at a
 * time, so no `recordOf`: a look-up could not tell the new order of one reversal from that of another.
 */
export const reverseWrite = createWrite<
  LeverState,
  { ticket: ReverseTicket; before: KnownOrders; finding: ReverseFinding; reply: ReverseReply }
>({
  name: 'leverReverse',
  storageKey: 'bourse.leverReverse',
  ticket: v.object({ ...storedOrderTicket, pair: pairSchema, multiple: storedDecimal, price: storedDecimal }),
  before: storedKnownOrders,
  known: knownOrders,
  send: sendBoth,
  lookUp: (ticket, known) => async (dispatch) => {
    const { data: position } = await dispatch(readOrder('positions', ticket.pair, ticket.id));
    if (position === undefined) return undefined;
    if (position !== null) return 'open';
    const newest = await dispatch(readNewestOrders(ticket.pair));
    if (newest === undefined) return undefined;
    const { direction, multiple, lots } = ticket;
    const submitted = { direction: oppositeOf(direction), mode: 'market', multiple, parts: [lots] } as const;
    const found = findNewOrders(known, submitted, newest);
    if (found === undefined) return 'unsure';
    if (found.length === 0) return 'closed';
    dispatch(noteTrade(ticket));
    return 'reversed';
  },
  invalidate: leverTouched,
  verdict: (finding) => (finding === 'reversed' ? 'done' : 'open'),
  difference: (ticket, known) => async (dispatch) => {
    const newest = await dispatch(readNewestOrders(ticket.pair));
    return newest && reversedDifference(ticket, known?.ids, newest);
  },
});
