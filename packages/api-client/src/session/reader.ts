import type { Middleware } from '@reduxjs/toolkit';
import { forgetUsersExcept } from '@bourse/storage';
import { endSession, readerLeft, selectToken, selectUserId, sessionStored, type SessionState } from './slice';

/**
 * Whether the change ends the user's session for good. 999 keeps the account name in storage and a logout removes it;
 * this distinguishes the two in other tabs.
 */
function isLogout(action: unknown, before: SessionState): boolean {
  if (endSession.match(action)) return action.payload.reason === 'logout';
  if (!sessionStored.match(action)) return false;
  const { token, account } = action.payload;
  return token === undefined && account === undefined && before.token !== undefined && before.account !== undefined;
}

/**
 * Dispatches `readerLeft` for every kind of session end. Removes the user's values from IndexedDB, and after a login also the
 * values of other users.
 */
export const noticeReaders: Middleware<object, { session: SessionState }> = (api) => {
  let reader: number | undefined;
  return (next) => (action) => {
    const before = api.getState().session;
    const result = next(action);
    const after = api.getState();
    const present = selectUserId(after);
    const isAnother = reader !== undefined && present !== undefined && present !== reader;
    const hasLeft = isAnother || (isLogout(action, before) && selectToken(after) === undefined);
    if (hasLeft || (present !== undefined && present !== reader)) void forgetUsersExcept(present);
    reader = hasLeft ? present : (present ?? reader);
    if (hasLeft) api.dispatch(readerLeft());
    return result;
  };
};
