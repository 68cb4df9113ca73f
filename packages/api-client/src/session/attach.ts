import type { Action, Store } from '@reduxjs/toolkit';
import { sessionStored, type Session, type SessionState } from './slice';
import { clearStored, readStored, STORAGE_KEYS, writeStored } from '@bourse/storage';

type SessionStore = Store<{ session: SessionState }, Action>;

// Header values are visible ASCII. Any other text under the key is not a token.
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
  // The whole storage was cleared.
  null,
];

function store(session: SessionState, before: SessionState): void {
  if (session.ended === 'logout') {
    clearStored();
    return;
  }
  // Another tab has logged in again while this session expired. The new token is kept; its storage event follows.
  if (session.token === undefined && readStored(STORAGE_KEYS.token) !== before.token) return;
  writeStored(STORAGE_KEYS.userId, session.userId?.toString());
  if (session.token !== undefined) writeStored(STORAGE_KEYS.account, session.account);
  // The token is written last: other tabs that receive its event find the other keys complete.
  writeStored(STORAGE_KEYS.token, session.token);
}

/**
 * Synchronises the session with local storage: restores the stored session, writes every change and follows the other
 * tabs. 999 removes `user_id` and `token` only, logout removes everything except `locale` and `lang`. Returns the
 * function that detaches.
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
    // Values restored from storage are not written back: that could undo a concurrent write of another tab.
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
