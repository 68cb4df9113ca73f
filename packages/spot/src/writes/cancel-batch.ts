import { freshReads } from '@bourse/api-client';
import { createBatch, runMutation } from '@bourse/safe-writes';
import { ordersTouched, spotApi } from '../api';
import type { OpenOrder } from '@bourse/contracts/spot';
import { removeOrder } from '../open-orders/remove-order';
import { ALL_PAIRS, readAllOpen, readIsOpen } from '../api/read-orders';
import type { SpotState, SpotThunk } from '../state';

/** Cancels many orders one after the other. A lost reply is looked up among the open orders. */
export const cancelBatch = createBatch<SpotState, OpenOrder>({
  name: 'spotCancelAll',
  send: (order) => runMutation(spotApi.endpoints.cancelOneOfMany, order),
  lookUp: (order) => async (dispatch) => {
    const { data: isOpen } = await readIsOpen(freshReads(dispatch), order);
    return isOpen === undefined ? undefined : !isOpen;
  },
  difference: 'creates nothing',
  onDone: removeOrder,
  onEnd: () => (dispatch) => dispatch(ordersTouched()),
});

/** Every open order that matches, of all pages; `undefined` where they cannot be read. */
export const readOpenOrders =
  (isWanted: (order: OpenOrder) => boolean): SpotThunk<Promise<readonly OpenOrder[] | undefined>> =>
  async (dispatch) => {
    const { data } = await readAllOpen(freshReads(dispatch), ALL_PAIRS);
    return data?.filter(isWanted);
  };
