import { createWrite, runMutation, storedDecimal, type Settled } from '@bourse/safe-writes';
import { ONE, type Decimal } from '@bourse/decimal';
import { pairKeysOf, type PairId } from '@bourse/contracts/market';
import { asMoved, cancelAndPlace, type MoveFinding, type MoveReply } from '@bourse/trading';
import * as v from 'valibot';
import { leverApi, leverTouched } from '../api';
import { readNewestOrders, readOrder, readOrders, type NewestOrders } from '../api/read-orders';
import { DIRECTION_TYPE, ORDER_STATUS, type LeverOrder } from '@bourse/contracts/lever';
import { orderReturned } from '../order-form/slice';
import { planStops, removePlan, storedPlans } from '../planned-stops/stored-plans';
import type { LeverState, LeverThunk } from '../state';
import { movedDifference } from './differences';
import { exitFields, storedExits, type KeptExits } from './exit-fields';
import { findNewOrders, type KnownOrders } from './new-orders';
import { pairSchema, storedOrderTicket, type OrderTicket } from './position-writes';
import { knownOrders, storedKnownOrders } from './submit-write';

/** A pending order, the price that it moves to, and its exits: those that the exchange keeps, or those that are planned. */
export interface MoveTicket extends OrderTicket, KeptExits {
  /** The exchange keeps the exits. */
  readonly isAttached?: boolean | undefined;
  readonly pair: PairId;
  readonly multiple: Decimal;
  readonly isReduceOnly: boolean;
  readonly to: Decimal;
}

/** The ticket of a pending order at another price; `undefined` where the back end does not say which order would replace it. */
export function moveTicket(order: LeverOrder, to: Decimal): MoveTicket | undefined {
  const { id, pair, symbol, direction, lots, isReduceOnly = false } = order;
  const multiple = isReduceOnly ? ONE : order.multiple;
  if (pair === undefined || multiple === undefined) return undefined;
  return { id, pair, symbol, direction, lots, multiple, isReduceOnly, to, ...exitsOfPending(order) };
}

/** The exits of a pending order: those that it carries, else those that this device has planned. */
function exitsOfPending({
  id,
  takeProfit,
  stopLoss,
  trail,
  exitTrigger,
}: LeverOrder): Pick<MoveTicket, 'isAttached' | keyof KeptExits> {
  if (takeProfit !== undefined || stopLoss !== undefined || trail) {
    return {
      takeProfit,
      stopLoss,
      trail: trail && { distance: trail.distance, unit: trail.unit },
      exitTrigger,
      isAttached: true,
    };
  }
  const plan = storedPlans.read().find((other) => other.id === id);
  return { takeProfit: plan?.takeProfit, stopLoss: plan?.stopLoss };
}

/** The newest orders of the states in which the moved order can be. A filled reduce-only order is no position. */
const readCandidates =
  ({ pair, isReduceOnly }: MoveTicket): LeverThunk<Promise<NewestOrders | undefined>> =>
  async (dispatch) => {
    if (!isReduceOnly) return dispatch(readNewestOrders(pair));
    const [entrusts, filled] = await Promise.all(
      (['entrusts', 'filled'] as const).map((list) => dispatch(readOrders({ list, pair, page: 1 }))),
    );
    if (!entrusts?.data || !filled?.data) return undefined;
    return { entrusts: entrusts.data, positions: [], closed: filled.data };
  };

/** The order at its new price; `null` where there is none, `undefined` where that cannot be told. */
function findMoved(known: KnownOrders, ticket: MoveTicket, newest: NewestOrders): LeverOrder | null | undefined {
  const { direction, multiple, lots, isReduceOnly, to } = ticket;
  const atPrice = (orders: readonly LeverOrder[]) => orders.filter(({ orderPrice }) => orderPrice === to);
  const found = findNewOrders(
    known,
    { direction, mode: 'limit', multiple, parts: [lots], isReduceOnly },
    { entrusts: atPrice(newest.entrusts), positions: atPrice(newest.positions), closed: atPrice(newest.closed) },
  );
  return found && (found[0] ?? null);
}

/** Plans the stops for the order at its new price, which has another number. */
function replan({ id, takeProfit, stopLoss, isAttached = false }: MoveTicket, moved: LeverOrder): void {
  if (isAttached) return;
  planStops([moved], { takeProfit, stopLoss }, Date.now());
  removePlan(id);
}

/** Places the order at its new price, with its exits. */
const place =
  (ticket: MoveTicket, known: KnownOrders): LeverThunk<Promise<Settled<MoveReply>>> =>
  async (dispatch) => {
    const { pair, multiple, lots, direction, isReduceOnly, to, takeProfit, stopLoss, isAttached = false } = ticket;
    const placed = await dispatch(
      runMutation(leverApi.endpoints.submitLever, {
        ...pairKeysOf(pair),
        multiple,
        share: lots,
        type: DIRECTION_TYPE[direction],
        status: ORDER_STATUS.limit,
        target_price: to,
        ...(isReduceOnly && { reduce_only: 1 }),
        ...(isAttached && exitFields(ticket)),
      }),
    );
    const { data: reply, ...rest } = asMoved(placed);
    const isPlanned = !isAttached && (takeProfit !== undefined || stopLoss !== undefined);
    if (reply === undefined || !isPlanned) return { ...rest, data: reply };
    const newest = await dispatch(readCandidates(ticket));
    const moved = newest && findMoved(known, ticket, newest);
    if (moved) replan(ticket, moved);
    return { ...rest, data: { ...reply, losesStops: !moved } };
  };

/**
 * Moves a pending order to another price: revoke and place, two requests, of which the second follows only a certain first one. A pending
 * order of leverage fills as a whole, so the revoked one is placed again as a whole. One at a time, so no `recordOf`: a look-up could not
 * tell the new order of one move from that of another.
 */
export const moveWrite = createWrite<
  LeverState,
  { ticket: MoveTicket; before: KnownOrders; finding: MoveFinding; reply: MoveReply }
>({
  name: 'leverMove',
  storageKey: 'bourse.leverMove',
  ticket: v.object({
    ...storedOrderTicket,
    pair: pairSchema,
    multiple: storedDecimal,
    isReduceOnly: v.boolean(),
    to: storedDecimal,
    isAttached: v.optional(v.boolean()),
    ...storedExits,
  }),
  before: storedKnownOrders,
  known: knownOrders,
  send: (ticket) => (dispatch, getState) => {
    const { id, pair } = ticket;
    const known = knownOrders(getState());
    return dispatch(
      cancelAndPlace<LeverState, LeverOrder, LeverOrder>({
        readOpen: readOrder('entrusts', pair, id),
        cancel: runMutation(leverApi.endpoints.revokeEntrust, id),
        readLeft: (left) => async () => ({ data: { kind: 'left', left } }),
        place: () => place(ticket, known),
        giveBack: () => orderReturned({ ...ticket, price: ticket.to }),
      }),
    );
  },
  lookUp: (ticket, known) => async (dispatch) => {
    const { id, pair } = ticket;
    const pending = await dispatch(readOrder('entrusts', pair, id));
    if (pending.error) return undefined;
    if (pending.data !== null) return 'open';
    const newest = await dispatch(readCandidates(ticket));
    if (newest === undefined) return undefined;
    const moved = findMoved(known, ticket, newest);
    if (moved === undefined) return 'unsure';
    if (moved !== null) {
      replan(ticket, moved);
      return 'moved';
    }
    const revoked = await dispatch(readOrder('revoked', pair, id));
    if (revoked.error) return undefined;
    return revoked.data === null ? 'filled' : 'cancelled';
  },
  invalidate: leverTouched,
  verdict: (finding) => (finding === 'moved' || finding === 'filled' ? 'done' : 'open'),
  difference: (ticket, known) => async (dispatch) => {
    const { data: entrusts } = await dispatch(readOrders({ list: 'entrusts', pair: ticket.pair, page: 1 }));
    return entrusts && movedDifference(ticket, known?.ids, entrusts);
  },
});
