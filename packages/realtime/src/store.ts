import { selectToken, selectUserId, type SessionState } from '@bourse/api-client';
import type { Realtime } from './realtime';

/** The connection in the store's `extra`, for `onCacheEntryAdded` of endpoints. */
export function realtimeOf(extra: unknown): Realtime {
  if (typeof extra !== 'object' || extra === null || !('realtime' in extra) || extra.realtime === undefined) {
    throw new Error('The store was made without `realtime` in `extra`.');
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query hands `extra` on as unknown; the shell put it there
  return extra.realtime as Realtime;
}

interface SessionStore {
  getState(): { readonly session: SessionState };
  subscribe(listener: () => void): () => void;
}

/** Notifies the connection of every login, logout and newly known user. Returns the unsubscribe function. */
export function attachRealtimeSession(store: SessionStore, realtime: Pick<Realtime, 'sessionChanged'>): () => void {
  let known = store.getState().session;
  return store.subscribe(() => {
    const state = store.getState();
    const hasChanged =
      selectToken(state) !== selectToken({ session: known }) ||
      selectUserId(state) !== selectUserId({ session: known });
    known = state.session;
    if (hasChanged) realtime.sessionChanged();
  });
}
