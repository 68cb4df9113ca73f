import { spotApi } from '../api';
import type { OpenOrder } from '@bourse/contracts/spot';
import type { SpotThunk } from '../state';
import { orderKey } from '../rules/open-orders';

/**
 * Removes a cancelled order from every cached list of open orders at once (specification, section 7), before the lists
 * are requested again, so that it cannot be cancelled a second time.
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
