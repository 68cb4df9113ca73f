import { createWrite, runMutation, type LostWrite, type Thunk } from '@bourse/feature-kit';
import { spotApi } from '../api';
import { orderPlaced, selectForm } from '../order-form/slice';
import type { SpotState } from '../state';
import { findOutcome, type Finding, type KnownOrders } from './find-outcome';
import type { OrderTicket } from './order-ticket';
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
function knownOrders(state: SpotState, order: OrderTicket, placedAt: number | undefined): KnownOrders {
  const of = { baseId: order.baseId };
  return {
    open: listSince(spotApi.endpoints.openOrders.select(of)(state), placedAt),
    fills: listSince(spotApi.endpoints.completedOrders.select(of)(state), placedAt),
  };
}

/** Clears the form, unless the user has typed since the order was sent. */
function resetForm({ pair, mode, side, draft }: OrderTicket): Thunk<SpotState, void> {
  return (dispatch, getState) => {
    const present = selectForm(getState(), pair).drafts[mode][side];
    if (present === draft) dispatch(orderPlaced({ pair, mode, side }));
  };
}

/** Places an order. A lost reply is looked up among open orders and fills. */
export const orderWrite = createWrite<SpotState, OrderTicket, KnownOrders, Finding, string>({
  name: 'spotOrder',
  storageKey: 'bourse.spot.order',
  ticket: storedTicket,
  before: storedOrders,
  known: knownOrders,
  keyOf: ({ pair, side }) => `${pair} ${side}`,
  send: (order) => runMutation(spotApi.endpoints.placeOrder, order),
  lookUp: (order, before) => async (dispatch) => {
    const { data, ...rest } = await dispatch(runMutation(spotApi.endpoints.askAfterOrder, { baseId: order.baseId }));
    return { ...rest, data: data && findOutcome(order, before, data) };
  },
  verdict: ({ kind }) => (kind === 'nothing' || kind === 'unsure' ? 'open' : 'done'),
  onDone: resetForm,
});

/** An order with a lost reply. */
export type LostOrder = LostWrite<OrderTicket, KnownOrders, Finding>;
