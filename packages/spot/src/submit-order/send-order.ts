import { asFailure, isUnknownOutcome, type ApiFailure } from '@bourse/api-client';
import { spotApi } from '../api';
import { orderPlaced } from '../order-form/slice';
import type { SpotState, SpotThunk } from '../state';
import { findOutcome, type KnownOrders } from './find-outcome';
import { looked, replied, seen, selectSubmission, sent } from './slice';
import type { OrderTicket } from './submit-order';

export type SendResult =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  | { readonly kind: 'unknown' };

/** What the cache knows of the reader's orders of this base currency: the state of things before an order is sent. */
function knownOrders(state: SpotState, { baseId }: OrderTicket): KnownOrders {
  return {
    open: spotApi.endpoints.openOrders.select({ baseId })(state).data?.pages.flat(),
    fills: spotApi.endpoints.completedOrders.select({ baseId })(state).data?.pages.flat(),
  };
}

const reset = ({ pair, mode, side }: OrderTicket) => orderPlaced({ pair, mode, side });

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

    const { data, error } = await dispatch(spotApi.endpoints.placeOrder.initiate(order));
    if (error === undefined) {
      dispatch(replied({ id: order.id, result: 'done' }));
      dispatch(reset(order));
      return { kind: 'done', text: data };
    }
    const failure = asFailure(error);
    if (!isUnknownOutcome(failure)) {
      dispatch(replied({ id: order.id, result: 'refused' }));
      return { kind: 'refused', failure };
    }
    dispatch(replied({ id: order.id, result: 'unknown' }));
    await dispatch(lookForOrder());
    return { kind: 'unknown' };
  };
}

/** Asks open orders and history what became of an order whose reply was lost. */
export function lookForOrder(): SpotThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const submission = selectSubmission(getState());
    dispatch(looked());
    const looking = selectSubmission(getState());
    // Somebody looks already, or there is nothing to look for.
    if (looking === submission || looking.phase !== 'resynchronising') return;
    const { order, before } = looking;
    const { data } = await dispatch(spotApi.endpoints.askAfterOrder.initiate({ baseId: order.baseId }));
    const finding = data && findOutcome(order, before, data);
    dispatch(seen({ id: order.id, finding }));
    if (finding?.kind === 'resting' || finding?.kind === 'filled') dispatch(reset(order));
  };
}
