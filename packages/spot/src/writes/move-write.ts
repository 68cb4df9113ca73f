import { freshReads, isUnknownOutcome, type ApiFailure } from '@bourse/api-client';
import { isPositive, minus, smaller, sum, ZERO, type Decimal } from '@bourse/decimal';
import { createWrite, runMutation, storedDecimal, type Settled } from '@bourse/feature-kit';
import { pairId } from '@bourse/market/contract';
import * as v from 'valibot';
import { ordersTouched, spotApi } from '../api';
import { readOrdersNow } from '../api/read-orders';
import type { CompletedOrder, OpenOrder } from '../contract';
import type { SpotState, SpotThunk } from '../state';
import { findOutcome, newFills, type FreshOrders, type KnownOrders } from './find-outcome';
import type { OrderTicket } from './order-ticket';
import { knownOrders, listsSince } from './order-write';
import { storedOrders } from './stored-orders';
import { storedTicket } from './stored-ticket';

/** An open order and the price that it moves to. `order`: as it was pressed; `amount` is what remained of it. */
export interface MoveTicket {
  readonly id: number;
  readonly from: Decimal;
  /** The order at the new price. */
  readonly order: OrderTicket;
  /** The whole amount, with its filled part, where the back end moves an order in one step. */
  readonly whole?: Decimal | undefined;
}

/** `gone`: the order was no longer open, nothing was sent; `filled`: it filled before it was cancelled; `refused`: it is cancelled, and the new one was refused. */
export type MoveReply =
  | { readonly kind: 'moved'; readonly message: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'filled' }
  | { readonly kind: 'refused'; readonly refusal: ApiFailure };

/**
 * `open`: the old order is still there, the new one was not sent; `cancelled`: the old one is gone, there is no trace of the new one;
 * `unchanged`: a move in one step did not arrive; `moved`: the new one exists; `unsure`: changes that may belong to either.
 */
export type MoveFinding = 'open' | 'cancelled' | 'unchanged' | 'moved' | 'unsure';

/** The ticket of an open order at another price. `amends`: the back end moves an order in one step. */
export function moveTicket(
  { id, side, price, remaining, amount, base, quote, type, trigger, isWaiting }: OpenOrder,
  { baseId, quoteId }: { readonly baseId: number; readonly quoteId: number },
  { to, amends }: { readonly to: Decimal; readonly amends: boolean },
): MoveTicket {
  // A stop-limit order that was triggered is a plain limit order.
  const kept = type === 'stop_limit' && !isWaiting ? undefined : type;
  return {
    id,
    from: price,
    ...(amends && { whole: amount }),
    order: {
      pair: pairId({ baseId, quoteId }),
      baseId,
      quoteId,
      base,
      quote,
      side,
      price: to,
      amount: remaining,
      mode: 'limit',
      ...(kept && { type: kept }),
      ...(kept === 'stop_limit' && { trigger }),
    },
  };
}

/**
 * What is left of an order that was cancelled: what remained of it before, minus the trades since then at its price. A trade of another own
 * order at the same price counts too, so the new order may be smaller than the old one, never larger.
 */
export function leftOf(remaining: Decimal, { from, order }: MoveTicket, fills: readonly CompletedOrder[]): Decimal {
  const own = fills.filter(
    (fill) => fill.side === order.side && fill.base === order.base && fill.quote === order.quote && fill.price === from,
  );
  const left = minus(remaining, sum(own.map(({ amount }) => amount)));
  return isPositive(left) ? left : ZERO;
}

const readNow =
  (baseId: number): SpotThunk<Promise<{ data?: FreshOrders; error?: unknown }>> =>
  async (dispatch) =>
    readOrdersNow(freshReads(dispatch), { baseId });

const settle = (data: MoveReply): Settled<MoveReply> => ({ data, at: Date.now() });

/** Cancels, then places what is left. The new order is sent only after the cancellation is certain: a lost reply in between places nothing. */
const sendBoth =
  (ticket: MoveTicket): SpotThunk<Promise<Settled<MoveReply>>> =>
  async (dispatch) => {
    const { id, order } = ticket;
    const before = await dispatch(readNow(order.baseId));
    if (!before.data) return { error: before.error, at: Date.now() };
    const open = before.data.open.find((other) => other.id === id && other.side === order.side);
    if (!open) return settle({ kind: 'gone' });
    const cancelled = await dispatch(runMutation(spotApi.endpoints.cancelOrder, { id, side: order.side }));
    if (cancelled.error !== undefined) return { error: cancelled.error, at: cancelled.at };
    const after = await dispatch(readNow(order.baseId));
    // The cancellation is certain, what is left is not: nothing is placed.
    if (!after.data) return { error: after.error, at: Date.now() };
    const left = leftOf(open.remaining, ticket, newFills(before.data.fills, after.data.fills));
    if (!isPositive(left)) return settle({ kind: 'filled' });
    const placed = await dispatch(
      runMutation(spotApi.endpoints.placeOrder, { ...order, amount: smaller(left, open.remaining) }),
    );
    if (placed.error === undefined) {
      return { data: { kind: 'moved', message: placed.data ?? '' }, at: placed.at };
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors of the base query are failures
    const refusal = placed.error as ApiFailure;
    return isUnknownOutcome(refusal) ? { error: refusal, at: placed.at } : settle({ kind: 'refused', refusal });
  };

/** Moves in one step: the order is refused and unchanged, or has its new price. */
const amend =
  ({ id, order }: MoveTicket, whole: Decimal): SpotThunk<Promise<Settled<MoveReply>>> =>
  async (dispatch) => {
    const { side, price } = order;
    const { data, ...rest } = await dispatch(
      runMutation(spotApi.endpoints.amendOrder, { id, side, price, amount: whole }),
    );
    return rest.error === undefined ? { ...rest, data: { kind: 'moved', message: data ?? '' } } : rest;
  };

/** The price of the order tells whether a move in one step arrived; where it is gone, it filled or was cancelled. */
function amendedIn({ id, order, from }: MoveTicket, { open }: FreshOrders): MoveFinding {
  const found = open.find((other) => other.id === id && other.side === order.side);
  if (found?.price === order.price) return 'moved';
  return found?.price === from ? 'unchanged' : 'unsure';
}

/**
 * Moves an open order to another price. In one step where the back end has it; else cancel and place, two requests, of which the second
 * follows only a certain first one.
 */
export const moveWrite = createWrite<SpotState, MoveTicket, KnownOrders, MoveFinding, MoveReply>({
  name: 'spotMove',
  storageKey: 'bourse.spot.move',
  ticket: v.object({ id: v.number(), from: storedDecimal, order: storedTicket, whole: v.optional(storedDecimal) }),
  before: storedOrders,
  known: (state, { order }) => knownOrders(state, order, undefined),
  send: (ticket) => (ticket.whole === undefined ? sendBoth(ticket) : amend(ticket, ticket.whole)),
  lookUp: (ticket, before) => async (dispatch) => {
    const { id, order, whole } = ticket;
    const { data } = await dispatch(readNow(order.baseId));
    if (data === undefined) return undefined;
    if (whole !== undefined) return amendedIn(ticket, data);
    if (data.open.some((other) => other.id === id && other.side === order.side)) return 'open';
    const { kind } = findOutcome(order, before, data);
    if (kind === 'nothing') return 'cancelled';
    return kind === 'unsure' ? 'unsure' : 'moved';
  },
  invalidate: ordersTouched,
  verdict: (finding) => (finding === 'moved' ? 'done' : 'open'),
  difference: (ticket, before, movedAt) => async (dispatch) => {
    if (before.open === undefined) return undefined;
    const now = await dispatch(listsSince(ticket.order, movedAt));
    const { moveDifference } = await import('./order-difference');
    return moveDifference(ticket, before, now);
  },
});
