import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ReplyDate } from '../transport/fetch-reply';
import { monotonicNow } from './monotonic';

/**
 * Bounds of the difference between the server's time and the page's monotonic time, milliseconds. Each reply's `Date`
 * header (whole seconds) gives an interval. The intervals are intersected, so the bounds narrow within a few replies.
 */
export interface ServerClock {
  readonly low?: number;
  readonly high?: number;
}

const SECOND_MS = 1000;

/** The bounds after another reply. Disjoint bounds show that a clock was set; the newest reply then replaces them. */
export function narrowed({ low, high }: ServerClock, { date, sentAt, receivedAt }: ReplyDate): ServerClock {
  const next = { low: date - receivedAt, high: date + SECOND_MS - sentAt };
  if (low === undefined || high === undefined || next.low > high || next.high < low) return next;
  return { low: Math.max(low, next.low), high: Math.min(high, next.high) };
}

const initialState: ServerClock = {};

export const serverClockSlice = createSlice({
  name: 'serverClock',
  initialState,
  reducers: {
    dateReceived: (state, { payload }: PayloadAction<ReplyDate>): ServerClock => narrowed(state, payload),
  },
});

interface WithServerClock {
  readonly serverClock?: ServerClock;
}

export const selectServerClock = (state: WithServerClock): ServerClock => state.serverClock ?? initialState;

/** The server's time, epoch milliseconds; the device's time before the first reply with a `Date` header. */
export function serverNow({ low, high }: ServerClock): number {
  return low === undefined || high === undefined ? Date.now() : monotonicNow() + (low + high) / 2;
}

interface StoreApi {
  readonly getState: () => unknown;
  readonly dispatch: (action: UnknownAction) => unknown;
}

/** Applies a reply's date if it narrows the bounds. */
export function noteServerTime({ getState, dispatch }: StoreApi, date: ReplyDate): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know the store that it is part of
  const known = selectServerClock(getState() as WithServerClock);
  const next = narrowed(known, date);
  if (next.low !== known.low || next.high !== known.high) dispatch(serverClockSlice.actions.dateReceived(date));
}
