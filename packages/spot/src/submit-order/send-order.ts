import { asFailure, isUnknownOutcome, type ApiFailure } from '@bourse/api-client';
import { spotApi } from '../api';
import { orderPlaced, selectForm } from '../order-form/slice';
import type { SpotState, SpotThunk } from '../state';
import { findOutcome, type Finding, type KnownOrders } from './find-outcome';
import { keepOrder, keptSubmission } from './kept-order';
import { dismissed, looked, replied, restored, seen, selectPlacedAt, selectSubmission, sent } from './slice';
import { isPlaced, type OrderTicket } from './submit-order';

export type SendResult =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** The reply was lost; what a look for the order found, `undefined` where nobody could be asked. */
  | { readonly kind: 'unknown'; readonly finding: Finding | undefined };

/** A list of orders in the cache, with the moment at which it was asked for. */
interface CachedList<Row> {
  readonly data?: { readonly pages: readonly (readonly Row[])[] } | undefined;
  readonly status: string;
  readonly startedTimeStamp?: number | undefined;
}

/** Not known is a list that may have left the exchange before this tab's last order of the kind was in it. */
function listSince<Row>({ data, status, startedTimeStamp = 0 }: CachedList<Row>, placedAt: number | undefined) {
  const isLater = placedAt === undefined || (status === 'fulfilled' && startedTimeStamp >= placedAt);
  return isLater ? data?.pages.flat() : undefined;
}

/** What the cache knows of the reader's orders of this base currency: the state of things before an order is sent. */
function knownOrders(state: SpotState, order: OrderTicket): KnownOrders {
  const of = { baseId: order.baseId };
  const placedAt = selectPlacedAt(state, order);
  return {
    open: listSince(spotApi.endpoints.openOrders.select(of)(state), placedAt),
    fills: listSince(spotApi.endpoints.completedOrders.select(of)(state), placedAt),
  };
}

/** Empties the form, unless something else has been typed into it since. */
function resetForm({ pair, mode, side, draft }: OrderTicket): SpotThunk<void> {
  return (dispatch, getState) => {
    const present = selectForm(getState(), pair).drafts[mode][side];
    if (present === draft) dispatch(orderPlaced({ pair, mode, side }));
  };
}

/** Keeps the order as long as its fate is open: whatever step was taken, this follows. */
const keep = (): SpotThunk<void> => (_dispatch, getState) => keepOrder(selectSubmission(getState()));

/**
 * Sends the order that stands in the confirmation: once, however often this is called, because the second call finds
 * no confirmation any more. Yields `undefined` where nothing was sent.
 */
export function sendOrder(): SpotThunk<Promise<SendResult | undefined>> {
  return async (dispatch, getState) => {
    const submission = selectSubmission(getState());
    if (submission.phase !== 'confirming') return undefined;
    const { order } = submission;
    dispatch(sent(knownOrders(getState(), order)));
    dispatch(keep());

    const { placeOrder } = spotApi.endpoints;
    const sending = dispatch(placeOrder.initiate(order));
    const { data, error } = await sending;
    const { fulfilledTimeStamp: at = Date.now() } = placeOrder.select(sending.requestId)(getState());
    sending.reset();
    if (error === undefined) {
      dispatch(replied({ id: order.id, result: 'done', at }));
      dispatch(keep());
      dispatch(resetForm(order));
      return { kind: 'done', text: data };
    }
    const failure = asFailure(error);
    const isUnknown = isUnknownOutcome(failure);
    dispatch(replied({ id: order.id, result: isUnknown ? 'unknown' : 'refused', at }));
    dispatch(keep());
    return isUnknown ? { kind: 'unknown', finding: await dispatch(lookForOrder()) } : { kind: 'refused', failure };
  };
}

/** Asks open orders and history what became of an order whose reply was lost. */
export function lookForOrder(): SpotThunk<Promise<Finding | undefined>> {
  return async (dispatch, getState) => {
    const submission = selectSubmission(getState());
    dispatch(looked());
    const looking = selectSubmission(getState());
    // Somebody looks already, or there is nothing to look for.
    if (looking === submission || looking.phase !== 'resynchronising') return undefined;
    const { order, before } = looking;
    const { askAfterOrder } = spotApi.endpoints;
    const asking = dispatch(askAfterOrder.initiate({ baseId: order.baseId }));
    const { data } = await asking;
    const { fulfilledTimeStamp: at = Date.now() } = askAfterOrder.select(asking.requestId)(getState());
    asking.reset();
    const finding = data && findOutcome(order, before, data);
    dispatch(seen({ id: order.id, finding, at }));
    dispatch(keep());
    if (isPlaced(selectSubmission(getState()))) dispatch(resetForm(order));
    return finding;
  };
}

/** Takes up the order that the page left without an answer when it was loaded anew. */
export function restoreOrder(): SpotThunk<void> {
  return (dispatch) => {
    dispatch(restored(keptSubmission()));
  };
}

/** The reader has read what became of the order. */
export function dismissOrder(): SpotThunk<void> {
  return (dispatch) => {
    dispatch(dismissed());
    dispatch(keep());
  };
}
