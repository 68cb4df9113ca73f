import { freshReads } from '@bourse/api-client';
import { createWrite, runMutation, type LostWrite } from '@bourse/safe-writes';
import type { Thunk } from '@bourse/feature-kit';
import { ordersTouched, spotApi } from '../api';
import { noteBuy } from '../personal-limits/note-buy';
import { orderPlaced, selectForm } from '../order-form/slice';
import { readOrdersNow } from '../api/read-orders';
import type { SpotState } from '../state';
import { marketOrderRests } from '../submit-order/resting-market-slice';
import {
  findOutcome,
  restingMarketOrder,
  type Finding,
  type FreshOrders,
  type KnownOrders,
} from '../rules/find-outcome';
import { orderDifference } from './order-difference';
import type { OrderTicket } from '../rules/order-ticket';
import { storedOrders } from './stored-orders';
import { storedTicket } from './stored-ticket';

/** A list of orders in the cache, with the moment at which it was requested. */
interface CachedList<Row> {
  readonly data?: { readonly pages: readonly (readonly Row[])[] } | undefined;
  readonly status: string;
  readonly startedTimeStamp?: number | undefined;
}

/** The rows; `undefined` where the list was requested before this tab's last order was placed, and may not contain it. */
function listSince<Row>({ data, status, startedTimeStamp = 0 }: CachedList<Row>, placedAt: number | undefined) {
  const isLater = placedAt === undefined || (status === 'fulfilled' && startedTimeStamp >= placedAt);
  return isLater ? data?.pages.flat() : undefined;
}

/** The user's orders of this base currency in the cache. */
export function knownOrders(state: SpotState, order: Pick<OrderTicket, 'baseId'>, placedAt: number | undefined) {
  const request = { baseId: order.baseId };
  return {
    open: listSince(spotApi.endpoints.openOrders.select(request)(state), placedAt),
    fills: listSince(spotApi.endpoints.completedOrders.select(request)(state), placedAt),
  };
}

const REFETCH = { subscribe: false, forceRefetch: true } as const;

/**
 * Both lists as the server has them after the order. The screen requests them after an order anyway, and the requests are shared; one
 * that was under way before the order is repeated.
 */
export function listsSince(
  order: Pick<OrderTicket, 'baseId'>,
  placedAt: number,
): Thunk<SpotState, Promise<FreshOrders | undefined>> {
  return async (dispatch, getState) => {
    const request = { baseId: order.baseId };
    const { openOrders, completedOrders } = spotApi.endpoints;
    const read = async () => {
      await Promise.all([
        dispatch(openOrders.initiate(request, REFETCH)),
        dispatch(completedOrders.initiate(request, REFETCH)),
      ]);
      const { open, fills } = knownOrders(getState(), order, placedAt);
      return open && fills && { open, fills };
    };
    return (await read()) ?? (await read());
  };
}

/** Counts a buy, and clears the form unless the user has typed since the order was sent. */
function settleForm(order: OrderTicket): Thunk<SpotState, void> {
  const { pair, mode, side, draft } = order;
  return (dispatch, getState) => {
    dispatch(noteBuy(order));
    const present = selectForm(getState(), pair).drafts[mode][side];
    if (present === draft) dispatch(orderPlaced({ pair, mode, side }));
  };
}

/** Notes a market order that rests, so that the screen says so. */
function noteResting(order: OrderTicket, before: KnownOrders, now: FreshOrders): Thunk<SpotState, void> {
  return (dispatch) => {
    const resting = restingMarketOrder(order, before, now);
    if (resting) dispatch(marketOrderRests(resting));
  };
}

/** Places an order. A lost reply is looked up among open orders and fills. */
export const orderWrite = createWrite<
  SpotState,
  { ticket: OrderTicket; before: KnownOrders; finding: Finding; reply: string }
>({
  name: 'spotOrder',
  storageKey: 'bourse.spot.order',
  ticket: storedTicket,
  before: storedOrders,
  known: knownOrders,
  keyOf: ({ pair, side }) => `${pair} ${side}`,
  send: (order) => runMutation(spotApi.endpoints.placeOrder, order),
  lookUp: (order, before) => async (dispatch) => {
    const { data } = await readOrdersNow(freshReads(dispatch), { baseId: order.baseId });
    if (data) dispatch(noteResting(order, before, data));
    return data && findOutcome(order, before, data);
  },
  invalidate: ordersTouched,
  verdict: ({ kind }) => (kind === 'nothing' || kind === 'unsure' ? 'open' : 'done'),
  difference: (order, before, placedAt) => async (dispatch) => {
    if (before.open === undefined || before.fills === undefined) return undefined;
    const now = await dispatch(listsSince(order, placedAt));
    if (now) dispatch(noteResting(order, before, now));
    return orderDifference(order, before, now);
  },
  onDone: settleForm,
});

/** An order with a lost reply. */
export type LostOrder = LostWrite<OrderTicket, KnownOrders, Finding>;
