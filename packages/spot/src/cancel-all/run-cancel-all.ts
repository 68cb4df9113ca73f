import { asFailure, isUnknownOutcome } from '@bourse/api-client';
import { ordersTouched, spotApi } from '../api';
import type { OpenOrder } from '../contract';
import { removeOrder } from '../open-orders/remove-order';
import type { SpotThunk } from '../state';
import { nextOf, type CancelResult } from './cancel-all';
import { answered, asked, dismissed, reported, selectCancelAll, started } from './slice';

/**
 * Asks for every open order and puts those that are wanted before the reader. Yields how many there are, `undefined`
 * where they cannot be reached or something else is under way.
 */
export function askCancelAll(isWanted: (order: OpenOrder) => boolean): SpotThunk<Promise<number | undefined>> {
  return async (dispatch, getState) => {
    dispatch(asked());
    if (selectCancelAll(getState()).phase !== 'asking') return undefined;
    const { data } = await dispatch(spotApi.endpoints.askAllOpen.initiate());
    if (data === undefined) {
      dispatch(dismissed());
      return undefined;
    }
    const orders = data.filter(isWanted);
    dispatch(answered(orders));
    return orders.length;
  };
}

/** Cancels one order. Where the reply is lost nothing is sent again: open orders say what became of it. */
function cancelOne(order: OpenOrder): SpotThunk<Promise<CancelResult>> {
  return async (dispatch) => {
    const { error } = await dispatch(spotApi.endpoints.cancelOneOfMany.initiate(order));
    if (error === undefined) {
      dispatch(removeOrder(order));
      return { kind: 'cancelled' };
    }
    const failure = asFailure(error);
    if (failure.kind === 'expired') return { kind: 'notSent' };
    if (!isUnknownOutcome(failure)) {
      return 'text' in failure && failure.text !== '' ? { kind: 'refused', text: failure.text } : { kind: 'refused' };
    }
    const { data: isOpen } = await dispatch(spotApi.endpoints.askIsOpen.initiate(order));
    if (isOpen === undefined) return { kind: 'unknown' };
    return { kind: isOpen ? 'stillOpen' : 'gone' };
  };
}

/** The reader's yes: cancels the confirmed orders one after the other, each once, and reports each. */
export function runCancelAll(): SpotThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectCancelAll(getState()).phase !== 'confirming') return;
    dispatch(started());
    for (let order = nextOf(selectCancelAll(getState())); order; order = nextOf(selectCancelAll(getState()))) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time: whether to go on is known by the one before
      dispatch(reported(await dispatch(cancelOne(order))));
    }
    dispatch(ordersTouched());
  };
}
