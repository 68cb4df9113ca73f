import type { Middleware } from '@reduxjs/toolkit';
import { exchangeApi } from '../exchange-api';
import { PRIVATE_TAGS } from '../tags';
import { selectToken, type SessionState } from './slice';

/** With the session its data goes: entries that nobody watches are dropped, the others are asked for again. */
export const dropPrivateData: Middleware<object, { session: SessionState }> = (api) => (next) => (action) => {
  const before = selectToken(api.getState());
  const result = next(action);
  if (selectToken(api.getState()) !== before) api.dispatch(exchangeApi.util.invalidateTags([...PRIVATE_TAGS]));
  return result;
};
