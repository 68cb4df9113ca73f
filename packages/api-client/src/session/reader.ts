import type { Middleware } from '@reduxjs/toolkit';
import { endSession, readerLeft, selectToken, selectUserId, sessionStored, type SessionState } from './slice';

/**
 * Did this end the session for good? 999 leaves the account's name in storage, a log-out nothing: so it shows what another
 * tab has done.
 */
function isLogout(action: unknown, before: SessionState): boolean {
  if (endSession.match(action)) return action.payload.reason === 'logout';
  if (!sessionStored.match(action)) return false;
  const { token, account } = action.payload;
  return token === undefined && account === undefined && before.token !== undefined && before.account !== undefined;
}

/** Says `readerLeft`, in the one place that sees every way of leaving. */
export const noticeReaders: Middleware<object, { session: SessionState }> = (api) => {
  let reader: number | undefined;
  return (next) => (action) => {
    const before = api.getState().session;
    const result = next(action);
    const after = api.getState();
    const present = selectUserId(after);
    const isAnother = reader !== undefined && present !== undefined && present !== reader;
    const hasLeft = isAnother || (isLogout(action, before) && selectToken(after) === undefined);
    reader = hasLeft ? present : (present ?? reader);
    if (hasLeft) api.dispatch(readerLeft());
    return result;
  };
};
