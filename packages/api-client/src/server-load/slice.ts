import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Sent } from '../transport/send';

/** How much the back end asks its clients to hold back. Times in epoch milliseconds. */
export interface ServerLoad {
  /** Steps of the backoff: 0 while the back end answers. */
  readonly level: number;
  /** When the level last rose. */
  readonly raisedAt: number;
  /** Until when the back end wants no polls (`Retry-After`). */
  readonly restUntil?: number;
}

const FIRST_MS = 10_000;
const LONGEST_MS = 60_000;
const HIGHEST_LEVEL = 4;
/** An exchange that asks for a longer rest would look broken. */
const LONGEST_REST_MS = 600_000;

/** Too many requests, and the answers of a proxy whose server is away or overloaded. */
const OVERLOADED: readonly number[] = [429, 502, 503, 504];

/** The shortest interval between two polls of a call, in milliseconds: 0, then 10, 20, 40 and 60 seconds. */
export const backedOffMs = ({ level }: ServerLoad): number =>
  level === 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (level - 1));

const NO_LOAD: ServerLoad = { level: 0, raisedAt: 0 };

/**
 * The load after another sign of overload. A level rises at most once in the interval of polls that it causes, so that the calls of
 * one screen, which fail together, count once.
 */
function raised(load: ServerLoad, now: number, retryAfterMs: number | undefined): ServerLoad {
  const restUntil = retryAfterMs === undefined ? load.restUntil : now + Math.min(retryAfterMs, LONGEST_REST_MS);
  const isSameFailure = load.level > 0 && now - load.raisedAt < backedOffMs(load) / 2;
  return {
    level: isSameFailure ? load.level : Math.min(HIGHEST_LEVEL, load.level + 1),
    raisedAt: isSameFailure ? load.raisedAt : now,
    ...(restUntil !== undefined && { restUntil }),
  };
}

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
