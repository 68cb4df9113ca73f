import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Sent } from '../transport/send';
import { NO_LOAD, OVERLOADED, raised, type ServerLoad } from './poll-backoff';

export const serverLoadSlice = createSlice({
  name: 'serverLoad',
  initialState: NO_LOAD,
  reducers: {
    overloaded: (load, { payload }: PayloadAction<{ now: number; retryAfterMs?: number | undefined }>) =>
      raised(load, payload.now, payload.retryAfterMs),
    answered: () => NO_LOAD,
  },
});

interface WithServerLoad {
  readonly serverLoad?: ServerLoad;
}

export const selectServerLoad = (state: WithServerLoad): ServerLoad => state.serverLoad ?? NO_LOAD;

interface StoreApi {
  readonly getState: () => unknown;
  readonly dispatch: (action: UnknownAction) => unknown;
}

/** Notes what the result of a request says about the load of the back end. A request that its caller has aborted says nothing. */
export function noteServerLoad({ getState, dispatch }: StoreApi, sent: Sent): void {
  if ('failure' in sent && sent.failure.kind === 'aborted') return;
  const { overloaded, answered } = serverLoadSlice.actions;
  const reply = 'reply' in sent ? sent.reply : undefined;
  if (reply === undefined || OVERLOADED.includes(reply.status)) {
    dispatch(overloaded({ now: Date.now(), retryAfterMs: reply?.retryAfterMs }));
    return;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know the store that it is part of
  if (selectServerLoad(getState() as WithServerLoad) !== NO_LOAD) dispatch(answered());
}
