import {
  attachRefetchListeners,
  attachSessionStorage,
  createExchangeStore,
  selectToken,
  selectUserId,
  type ExchangeStore,
} from '@bourse/api-client';
import { attachRealtimeSession, createRealtime, type Realtime } from '@bourse/realtime';
import type { Middleware } from '@reduxjs/toolkit';

export interface PageStore {
  readonly store: ExchangeStore;
  readonly realtime: Realtime;
}

/**
 * The store of a page and its live connection, synchronised with the stored session. The features' slices are added when
 * their screens are loaded.
 */
export function createPageStore(middleware: readonly Middleware[]): PageStore {
  const realtime = createRealtime({
    session: () => ({ token: selectToken(store.getState()), userId: selectUserId(store.getState()) }),
  });
  const store: ExchangeStore = createExchangeStore({ middleware, extra: { realtime } });
  attachSessionStorage(store);
  attachRealtimeSession(store, realtime);
  attachRefetchListeners(store);
  return { store, realtime };
}
