import { freshReads, type Answer } from '@bourse/api-client';
import { compare, isPositive, minus, plus, smaller, sum, ZERO, type Decimal } from '@bourse/decimal';
import { createWrite, runMutation, storedDecimal, type Settled } from '@bourse/safe-writes';
import { pairId } from '@bourse/contracts/market';
import { asMoved, cancelAndPlace, type MoveFinding, type MoveReply } from '@bourse/trading';
import * as v from 'valibot';
import { ordersTouched, spotApi } from '../api';
import { readOrdersNow } from '../api/read-orders';
import type { CompletedOrder, OpenOrder } from '@bourse/contracts/spot';
import { orderReturned } from '../order-form/slice';
import type { SpotState, SpotThunk } from '../state';
import { findOutcome, newFills, type FreshOrders, type KnownOrders } from '../rules/find-outcome';
import type { OrderTicket } from '../rules/order-ticket';
import type { MoveTicket } from './move-ticket';
import { moveDifference } from './order-difference';
import { knownOrders, listsSince } from './order-write';
import { storedOrders } from './stored-orders';
import { storedTicket } from './stored-ticket';

/** The exits that a buy carries, which move with it. */
function exitsOfRow({
  takeProfit,
  stopLoss,
  trail,
}: Pick<OpenOrder, 'takeProfit' | 'stopLoss' | 'trail'>): Pick<OrderTicket, 'exits'> {
  if (takeProfit === undefined && stopLoss === undefined && !trail) return {};
  return { exits: { takeProfit, stopLoss, ...(trail && { trail: { distance: trail.distance, unit: trail.unit } }) } };
}

/** The ticket of an open order at another price and amount. `amends`: the back end moves an order in one step. */
export function moveTicket(
  { id, side, price, remaining, amount, base, quote, type, trigger, isWaiting, ...row }: OpenOrder,
  { baseId, quoteId }: { readonly baseId: number; readonly quoteId: number },
  {
    to,
    left = remaining,
    amends,
  }: { readonly to: Decimal; readonly left?: Decimal | undefined; readonly amends: boolean },
): MoveTicket {
  // A stop-limit order that was triggered is a plain limit order.
  const orderType = type === 'stop_limit' && !isWaiting ? undefined : type;
  return {
    id,
    from: price,
    remaining,
    ...(amends && { whole: plus(minus(amount, remaining), left) }),
    order: {
      pair: pairId({ baseId, quoteId }),
      baseId,
      quoteId,
      base,
      quote,
      side,
      price: to,
      amount: left,
      mode: 'limit',
      ...exitsOfRow(row),
      ...(orderType && { type: orderType }),
      ...(orderType === 'stop_limit' && { trigger }),
    },
  };
}

/**
 * The remainder of a cancelled order: its remainder before the cancel, minus its trades since then. A trade that does not name its order
 * is one of it where its price is that of the order. A trade of another own order at the same price counts then too, so the new order may be
 * smaller than the old one, never larger.
 */
export function leftOf(remaining: Decimal, { id, from, order }: MoveTicket, fills: readonly CompletedOrder[]): Decimal {
  const own = fills.filter(
    (fill) =>
      fill.side === order.side &&
      fill.base === order.base &&
      fill.quote === order.quote &&
      (fill.orderId === undefined ? fill.price === from : fill.orderId === id),
  );
  const left = minus(remaining, sum(own.map(({ amount }) => amount)));
  return isPositive(left) ? left : ZERO;
}

const readNow =
  (baseId: number): SpotThunk<Promise<Answer<FreshOrders>>> =>
  async (dispatch) =>
    readOrdersNow(freshReads(dispatch), { baseId });

/** The amount to place, the entered one less what was filled since then: or why nothing is to be placed. */
function amountToPlace({ remaining, order }: MoveTicket, left: Decimal) {
  const before = remaining ?? order.amount;
  // An order that has grown elsewhere does not make the entered amount larger.
  const amount = minus(order.amount, minus(before, smaller(left, before)));
  if (!isPositive(left)) return { kind: 'filled' } as const;
  return isPositive(amount) ? ({ kind: 'left', left: amount } as const) : ({ kind: 'amountFilled' } as const);
}

/** The order before it is cancelled, and the fills that are known then. */
interface OpenBefore {
  readonly remaining: Decimal;
  readonly fills: FreshOrders['fills'];
}

const sendBoth = (ticket: MoveTicket): SpotThunk<Promise<Settled<MoveReply>>> => {
  const { id, from, order } = ticket;
  const { baseId, side } = order;
  return cancelAndPlace<SpotState, OpenBefore, Decimal>({
    readOpen: async (dispatch) => {
      const { data, error } = await dispatch(readNow(baseId));
      if (error) return { error };
      const open = data.open.find((other) => other.id === id && other.side === side);
      return { data: open ? { remaining: open.remaining, fills: data.fills } : null };
    },
    cancel: runMutation(spotApi.endpoints.cancelOrder, { ...order, id, price: from }),
    readLeft:
      ({ remaining, fills }) =>
      async (dispatch) => {
        const { data, error } = await dispatch(readNow(baseId));
        if (error) return { error };
        const left = leftOf(remaining, ticket, newFills(fills, data.fills));
        return { data: amountToPlace(ticket, smaller(left, remaining)) };
      },
    place: (amount) => async (dispatch) =>
      asMoved(await dispatch(runMutation(spotApi.endpoints.placeOrder, { ...order, amount }))),
    giveBack: (left) => orderReturned({ ...order, amount: left ?? order.amount }),
  });
};

/** Moves in one step: the order is refused and unchanged, or has its new price and amount. */
const amend =
  ({ id, order }: MoveTicket, whole: Decimal): SpotThunk<Promise<Settled<MoveReply>>> =>
  async (dispatch) => {
    return asMoved(await dispatch(runMutation(spotApi.endpoints.amendOrder, { ...order, id, amount: whole })));
  };

/** The price and the amount of the order tell whether a move in one step arrived; where it is gone, it filled or was cancelled. */
function amendedIn({ id, order, from, whole }: MoveTicket, { open }: FreshOrders): MoveFinding {
  const found = open.find((other) => other.id === id && other.side === order.side);
  if (found === undefined || whole === undefined) return 'unsure';
  if (found.price === order.price && compare(found.amount, whole) === 0) return 'moved';
  return found.price === from ? 'unchanged' : 'unsure';
}

/**
 * Gives an open order another price and amount. In one step where the back end has it; else cancel and place, two requests, of which the second
 * follows only a certain first one.
 */
export const moveWrite = createWrite<
  SpotState,
  { ticket: MoveTicket; before: KnownOrders; finding: MoveFinding; reply: MoveReply }
>({
  name: 'spotMove',
  storageKey: 'bourse.spot.move',
  ticket: v.object({
    id: v.number(),
    from: storedDecimal,
    remaining: v.optional(storedDecimal),
    order: storedTicket,
    whole: v.optional(storedDecimal),
  }),
  before: storedOrders,
  // A move in one step keeps the number of its order. The new order of another one is found by its price: one at a time.
  recordOf: ({ id, whole }) => (whole === undefined ? 'placed again' : id),
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
    return moveDifference(ticket, before, await dispatch(listsSince(ticket.order, movedAt)));
  },
});
