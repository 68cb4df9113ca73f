import {
  attachRefetchListeners,
  attachSessionStorage,
  createEarlyReplies,
  createExchangeStore,
  selectToken,
  selectUserId,
  type Dialect,
  type ExchangeStore,
} from '@bourse/api-client';
import { attachRealtimeSession, createRealtime, type Realtime } from '@bourse/realtime';
import type { Middleware } from '@reduxjs/toolkit';

export interface PageStore {
  readonly store: ExchangeStore;
  readonly realtime: Realtime;
}

export interface PageStoreOptions {
  readonly middleware: readonly Middleware[];
  /** Code of the user's language. */
  readonly language: () => string;
  /** Differences of the back end's requests from the specification. */
  readonly dialect: Dialect;
}

/**
 * The store of a page and its live connection, synchronised with the stored session. The features' slices are added when their screens
 * are loaded.
 */
export function createPageStore({ middleware, language, dialect }: PageStoreOptions): PageStore {
  const realtime = createRealtime({
    version: dialect.socket,
    isShared: true,
    session: () => ({ token: selectToken(store.getState()), userId: selectUserId(store.getState()) }),
  });
  const store: ExchangeStore = createExchangeStore({
    middleware,
    dialect,
    extra: { realtime },
    // The script in the page's head may still add to them.
    transport: { language, takeEarlyReply: createEarlyReplies(globalThis.bourseEarlyRequests ?? []) },
  });
  attachSessionStorage(store);
  attachRealtimeSession(store, realtime);
  attachRefetchListeners(store);
  return { store, realtime };
}
