import type { Middleware } from '@reduxjs/toolkit';
import { forgetUsersExcept, restoreKept } from '@bourse/storage';
import { endSession, userLeft, selectToken, selectUserId, sessionStored, type SessionState } from './slice';

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
 * Dispatches `userLeft` for every kind of session end. Removes the user's values from IndexedDB, and after a login also the
 * values of other users. A login restores the values that outlast a log-out.
 */
export const noticeUserLeft: Middleware<object, { session: SessionState }> = (api) => {
  let user: number | undefined;
  return (next) => (action) => {
    const before = api.getState().session;
    const result = next(action);
    const after = api.getState();
    const present = selectUserId(after);
    const isAnother = user !== undefined && present !== undefined && present !== user;
    const hasLeft = isAnother || (isLogout(action, before) && selectToken(after) === undefined);
    if (hasLeft || (present !== undefined && present !== user)) void forgetUsersExcept(present);
    if (present !== undefined && present !== user) void restoreKept(String(present));
    user = hasLeft ? present : (present ?? user);
    if (hasLeft) api.dispatch(userLeft());
    return result;
  };
};
