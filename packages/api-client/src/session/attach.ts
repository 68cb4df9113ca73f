import type { Action, Store } from '@reduxjs/toolkit';
import { sessionStored, type Session, type SessionState } from './slice';
import { clearStored, readStored, STORAGE_KEYS, writeStored } from './storage';

type SessionStore = Store<{ session: SessionState }, Action>;

// A header takes visible ASCII only; anything else under the key was never a token.
const TOKEN = /^[\u0021-\u007e]+$/;

function storedSession(): Session {
  const token = readStored(STORAGE_KEYS.token);
  const userId = Number(readStored(STORAGE_KEYS.userId) ?? Number.NaN);
  const account = readStored(STORAGE_KEYS.account);
  const named = account ? { account } : {};
  if (token === undefined || !TOKEN.test(token)) return named;
  return { token, ...(Number.isSafeInteger(userId) && userId >= 0 ? { userId } : {}), ...named };
}

function isSame(one: Session, other: Session): boolean {
  return one.token === other.token && one.userId === other.userId && one.account === other.account;
}

const FOLLOWED: readonly (string | null)[] = [
  STORAGE_KEYS.token,
  STORAGE_KEYS.userId,
  STORAGE_KEYS.account,
  // A storage cleared as a whole.
  null,
];

function store(session: SessionState, before: SessionState): void {
  if (session.ended === 'logout') {
    clearStored();
    return;
  }
  // Another tab has logged in again while the old session ran out here: that login stays, and is followed in a moment.
  if (session.token === undefined && readStored(STORAGE_KEYS.token) !== before.token) return;
  writeStored(STORAGE_KEYS.userId, session.userId?.toString());
  if (session.token !== undefined) writeStored(STORAGE_KEYS.account, session.account);
  // Last, so that another tab that hears of the new token finds the rest in its place.
  writeStored(STORAGE_KEYS.token, session.token);
}

/**
 * Keeps session and local storage in step: takes over the stored session at once, writes every change, and follows the
 * other tabs. 999 clears `user_id` and `token` only, logout everything except `locale` and `lang`.
 * Returns the way to stop.
 */
export function attachSessionStorage(sessionStore: SessionStore): () => void {
  const follow = () => {
    const stored = storedSession();
    if (!isSame(stored, sessionStore.getState().session)) sessionStore.dispatch(sessionStored(stored));
  };
  follow();

  let isFollowing = false;
  let known = sessionStore.getState().session;
  const stopWriting = sessionStore.subscribe(() => {
    const { session } = sessionStore.getState();
    if (session === known) return;
    const before = known;
    known = session;
    // What came from storage is there already; writing it back could undo what another tab writes meanwhile.
    if (!isFollowing) store(session, before);
  });

  const hear = ({ key }: StorageEvent) => {
    if (!FOLLOWED.includes(key)) return;
    isFollowing = true;
    try {
      follow();
    } finally {
      isFollowing = false;
    }
  };
  globalThis.addEventListener('storage', hear);

  return () => {
    stopWriting();
    globalThis.removeEventListener('storage', hear);
  };
}
