import {
  attachRefetchListeners,
  attachSessionStorage,
  createExchangeStore,
  selectToken,
  selectUserId,
  type ExchangeStore,
} from '@bourse/api-client';
import { attachRealtimeSession, createRealtime, type Realtime } from '@bourse/realtime';
import type { Feature } from '@bourse/ui-kit';
import type { Middleware, Reducer } from '@reduxjs/toolkit';

/** The features' slices in one map. */
function reducersOf(features: readonly Feature[]): Record<string, Reducer> {
  const all: Record<string, Reducer> = {};
  for (const { reducers } of features) Object.assign(all, reducers);
  return all;
}

export interface PageStore {
  readonly store: ExchangeStore;
  readonly realtime: Realtime;
}

/** The store of a page and its live connection, kept in step with the stored session. */
export function createPageStore(features: readonly Feature[], middleware: readonly Middleware[]): PageStore {
  const realtime = createRealtime({
    session: () => ({ token: selectToken(store.getState()), userId: selectUserId(store.getState()) }),
  });
  const store: ExchangeStore = createExchangeStore({ reducers: reducersOf(features), middleware, extra: { realtime } });
  attachSessionStorage(store);
  attachRealtimeSession(store, realtime);
  attachRefetchListeners(store);
  return { store, realtime };
}
