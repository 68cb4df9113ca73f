import { testStore } from '@bourse/api-client/testing';
import { fakeRealtime } from '@bourse/realtime/testing';
import { leverApi } from '../api';
import { leverFormSlice } from '../order-form/slice';
import { reducers } from '../reducers';
import type { LeverState } from '../state';

/** The store of a tab that has read the first pages of positions and pending orders. */
export async function aTab() {
  const store = testStore<Pick<LeverState, 'leverOrderForm'>>({
    reducers: { leverOrderForm: leverFormSlice.reducer },
    extra: { realtime: fakeRealtime() },
    session: { token: 'token', userId: 7 },
  });
  store.addReducers(reducers);
  for (const list of ['positions', 'entrusts'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one list after the other
    await store.dispatch(leverApi.endpoints.leverOrders.initiate({ list, page: 1 }));
  }
  return store;
}
