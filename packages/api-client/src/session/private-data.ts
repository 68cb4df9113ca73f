import type { Middleware } from '@reduxjs/toolkit';
import { exchangeApi } from '../exchange-api';
import type { SecondFactorPrompt } from '../second-factor/prompt';
import { declaredTags } from '../tags';
import { selectToken, type SessionState } from './slice';

/**
 * Drops the data of a session when it ends: cache entries without subscribers are removed, the others are requested
 * again, and the questions of its writes are cancelled. Only data that depends on the user has tags.
 */
export const dropPrivateData =
  (prompt: SecondFactorPrompt | undefined): Middleware<object, { session: SessionState }> =>
  (api) =>
  (next) =>
  (action) => {
    const before = selectToken(api.getState());
    const result = next(action);
    if (selectToken(api.getState()) !== before) {
      api.dispatch(exchangeApi.util.invalidateTags([...declaredTags()]));
      prompt?.cancelAll();
    }
    return result;
  };
