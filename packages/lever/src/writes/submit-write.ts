import { isUnknownOutcome, selectServerClock, serverNow, type ApiFailure } from '@bourse/api-client';
import { createWrite, runMutation, storedDecimal, type Settled } from '@bourse/safe-writes';
import { sum, ZERO, type Decimal } from '@bourse/decimal';
import { pairKeysOf, type PairId } from '@bourse/contracts/market';
import * as v from 'valibot';
import { leverApi, leverTouched } from '../api';
import { DIRECTION_TYPE, ORDER_STATUS, type LeverOrder } from '@bourse/contracts/lever';
import { refusedLeverOrders } from '../orders/refused-orders';
import { noteTrade } from '../personal-limits/note-trade';
import { orderPlaced } from '../order-form/slice';
import type { LeverState, LeverThunk } from '../state';
import { submittedDifference } from './differences';
import { exitFields, storedExits, type KeptExits } from './exit-fields';
import { findGrownPosition, findNewOrders, type KnownIds, type KnownOrders, type Submitted } from './new-orders';
import { planStops } from '../planned-stops/stored-plans';
import { readNewestOrders, readOrder } from '../api/read-orders';

/** An order as the user confirmed it. */
export interface SubmitTicket extends Submitted, KeptExits {
  readonly pair: PairId;
  readonly symbol: string;
  /** Limit price, or the best price of a market order. */
  readonly price: Decimal;
  /** The exits are part of the order, and the exchange arms them as it opens the position; else `setstop` sets them afterwards. */
  readonly isAttached?: boolean | undefined;
}

/** Outcome of the stops. `planned`: they are set when the limit order has filled, see `planned-stops`. */
export type StopsResult = 'none' | 'set' | 'planned' | 'failed';

/** Parts are sent one after the other; a refusal ends the sequence. */
export interface SubmitReply {
  readonly message: string;
  readonly placed: number;
  readonly stops: StopsResult;
  /** Why a later part was refused; `undefined` where all parts were placed. */
  readonly refusal: ApiFailure | undefined;
}

/** Orders that the look-up found; `undefined` if the result is uncertain. */
export interface SubmitFinding {
  readonly found: readonly LeverOrder[] | undefined;
  readonly isComplete: boolean;
}

/** The ticket as the tab keeps it. */
const ticketSchema = v.object({
  pair: v.custom<PairId>((value) => typeof value === 'string' && /^\d+-\d+$/.test(value)),
  symbol: v.string(),
  direction: v.picklist(['long', 'short']),
  mode: v.picklist(['market', 'limit']),
  multiple: storedDecimal,
  price: storedDecimal,
  parts: v.array(storedDecimal),
  ...storedExits,
  isAttached: v.optional(v.boolean()),
});

const LISTS = ['entrusts', 'positions'] as const;

/** Ids on the first pages of the lists of all pairs and in the stream; `undefined` before they are loaded. Ids ascend over all pairs. */
export function knownIds(state: LeverState): KnownIds {
  const pages = LISTS.map((list) => leverApi.endpoints.leverOrders.select({ list, page: 1 })(state).data);
  if (pages.some((page) => page === undefined)) return undefined;
  const { data } = leverApi.endpoints.leverStream.select()(state);
  const orders = [
    ...pages.flatMap((page) => page?.orders ?? []),
    ...(data?.positions ?? []),
    ...(data?.entrusts ?? []),
  ];
  return [...new Set(orders.map(({ id }) => id))];
}

/** The orders known at the moment at which a request is sent. */
export function knownOrders(state: LeverState): KnownOrders {
  const ids = knownIds(state);
  const clock = selectServerClock(state);
  return ids && { ids, ...(clock.low !== undefined && { sentAt: serverNow(clock) }) };
}

/** The same as it is stored; an earlier version stored the ids alone. */
export const storedKnownOrders = v.optional(
  v.union([
    v.object({ ids: v.array(v.number()), sentAt: v.optional(v.number()) }),
    v.pipe(
      v.array(v.number()),
      v.transform((ids) => ({ ids })),
    ),
  ]),
);

/** Orders and positions of the user before an order is sent. */
interface Before {
  readonly known: KnownOrders;
  /** Positions of the pair; `undefined` if the stream has none. */
  readonly positions: readonly LeverOrder[] | undefined;
}

function beforeOf(state: LeverState, pair: PairId): Before {
  const { data } = leverApi.endpoints.leverStream.select()(state);
  return { known: knownOrders(state), positions: data?.positions?.filter((position) => position.pair === pair) };
}

/** Sends one part. */
const sendPart = (ticket: SubmitTicket, lots: Decimal) =>
  runMutation(leverApi.endpoints.submitLever, {
    ...pairKeysOf(ticket.pair),
    multiple: ticket.multiple,
    share: lots,
    type: DIRECTION_TYPE[ticket.direction],
    status: ORDER_STATUS[ticket.mode],
    target_price: ticket.price,
    ...(ticket.isAttached && exitFields(ticket)),
  });

/** The rows that an order has created, or the position that it was added to; `undefined` where the server cannot be reached. */
const readOpened =
  (ticket: SubmitTicket, { known, positions }: Before): LeverThunk<Promise<readonly LeverOrder[] | undefined>> =>
  async (dispatch) => {
    const newest = await dispatch(readNewestOrders(ticket.pair));
    const created = newest && findNewOrders(known, ticket, newest);
    if (!newest || (created && created.length > 0) || ticket.mode === 'limit' || !positions) return created;
    const grown = findGrownPosition(positions, ticket, newest.positions);
    return grown && [grown];
  };

/** Sets the stops of a position, and keeps those that were not asked for. Without a confirmation the position itself is asked. */
const setStopsOf =
  ({ id, ...order }: LeverOrder, { pair, takeProfit, stopLoss }: SubmitTicket): LeverThunk<Promise<boolean>> =>
  async (dispatch) => {
    const wanted = { takeProfit: takeProfit ?? order.takeProfit, stopLoss: stopLoss ?? order.stopLoss };
    const request = {
      id,
      target_profit_price: wanted.takeProfit ?? ZERO,
      stop_loss_price: wanted.stopLoss ?? ZERO,
    };
    const { error } = await dispatch(runMutation(leverApi.endpoints.setStops, request));
    if (error === undefined) return true;
    const { data } = await dispatch(readOrder('positions', pair, id));
    return data?.takeProfit === wanted.takeProfit && data?.stopLoss === wanted.stopLoss;
  };

/**
 * Sets the stops of the positions that a market order has opened, and plans those of a limit order. A failure is reported and never sent
 * again.
 */
const sendStops =
  (ticket: SubmitTicket, before: Before): LeverThunk<Promise<StopsResult>> =>
  async (dispatch) => {
    const { takeProfit, stopLoss, mode, isAttached = false } = ticket;
    if (isAttached || (takeProfit === undefined && stopLoss === undefined)) return 'none';
    const opened = await dispatch(readOpened(ticket, before));
    if (opened === undefined || opened.length === 0) return 'failed';
    if (mode === 'limit') {
      planStops(opened, { takeProfit, stopLoss }, Date.now());
      return 'planned';
    }
    let result: StopsResult = 'set';
    for (const order of opened) {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      if (!(await dispatch(setStopsOf(order, ticket)))) result = 'failed';
    }
    return result;
  };

const sendAll =
  (ticket: SubmitTicket): LeverThunk<Promise<Settled<SubmitReply>>> =>
  async (dispatch, getState) => {
    const before = beforeOf(getState(), ticket.pair);
    let message = '';
    let at = Date.now();
    let placed = 0;
    let refusal: ApiFailure | undefined;
    for (const lots of ticket.parts) {
      // oxlint-disable-next-line no-await-in-loop -- a part is sent only after the one before was placed
      const answer = await dispatch(sendPart(ticket, lots));
      at = answer.at;
      if (answer.error !== undefined) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors of the base query are failures
        refusal = answer.error as ApiFailure;
        break;
      }
      message = answer.data ?? '';
      placed += 1;
    }
    dispatch(refusedLeverOrders.note({ ...ticket, amount: sum(ticket.parts.slice(placed)) }, refusal));
    // A lost reply is looked up over all parts; a refusal of the first part is the refusal of the order.
    if (refusal && (placed === 0 || isUnknownOutcome(refusal))) return { error: refusal, at };
    return {
      data: {
        message,
        placed,
        stops: await dispatch(sendStops({ ...ticket, parts: ticket.parts.slice(0, placed) }, before)),
        refusal,
      },
      at,
    };
  };

/** Opens a position or places a pending order, in one or several parts. */
export const submitWrite = createWrite<
  LeverState,
  { ticket: SubmitTicket; before: KnownOrders; finding: SubmitFinding; reply: SubmitReply }
>({
  name: 'leverSubmit',
  storageKey: 'bourse.leverSubmit',
  ticket: ticketSchema,
  before: storedKnownOrders,
  keyOf: ({ pair }) => pair,
  known: knownOrders,
  send: sendAll,
  lookUp: (ticket, known) => async (dispatch) => {
    const newest = await dispatch(readNewestOrders(ticket.pair));
    if (newest === undefined) return undefined;
    const found = findNewOrders(known, ticket, newest);
    // Stops that are no part of an order with a lost reply were never sent.
    if (found && !ticket.isAttached)
      planStops(found, { takeProfit: ticket.takeProfit, stopLoss: ticket.stopLoss }, Date.now());
    return { found, isComplete: found?.length === ticket.parts.length };
  },
  invalidate: leverTouched,
  verdict: ({ isComplete }) => (isComplete ? 'done' : 'open'),
  difference: (ticket, known) => async (dispatch) => {
    const newest = await dispatch(readNewestOrders(ticket.pair));
    return newest && submittedDifference(ticket, known?.ids, newest);
  },
  onDone: (ticket) => (dispatch) => {
    dispatch(noteTrade(ticket));
    dispatch(orderPlaced({ pair: ticket.pair }));
  },
});
