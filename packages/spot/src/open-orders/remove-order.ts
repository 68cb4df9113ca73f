import { spotApi } from '../api';
import type { OpenOrder } from '../contract';
import type { SpotThunk } from '../state';
import { orderKey } from './rows';

/**
 * Takes a cancelled order out of every list of open orders at once (specification, section 7), before they are asked
 * again: nobody can press "cancel" a second time.
 */
export function removeOrder(order: OpenOrder): SpotThunk<void> {
  return (dispatch, getState) => {
    const gone = orderKey(order);
    for (const of of spotApi.util.selectCachedArgsForQuery(getState(), 'openOrders')) {
      dispatch(
        spotApi.util.updateQueryData('openOrders', of, (data) => {
          data.pages = data.pages.map((page) => page.filter((row) => orderKey(row) !== gone));
        }),
      );
    }
  };
}
