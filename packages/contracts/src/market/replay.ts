import { confirmation, decimal, defineCall, flag, id, int, list, text, time } from '../wire';
import * as v from 'valibot';

const fill = v.pipe(
  v.object({
    id,
    symbol: text,
    /** `in`: bought. */
    type: v.picklist(['in', 'out']),
    price: decimal,
    number: decimal,
    /** Epoch seconds. */
    time,
    /** Gain (or loss, below zero) against not having traded, at the present price and after the fee, in USDT. */
    against_holding: decimal,
  }),
  v.transform(({ type, number, time: at, against_holding: againstHolding, ...rest }) => ({
    ...rest,
    side: type === 'in' ? ('buy' as const) : ('sell' as const),
    amount: number,
    at,
    againstHolding,
  })),
);

/** The replay of recorded prices and the journal of the session: the user's spot fills against holding. */
export const replay = defineCall({
  method: 'GET',
  path: '/replay',
  access: 'required',
  request: v.object({}),
  reply: v.pipe(
    v.object({
      /** Of the recording, epoch seconds. */
      from: time,
      to: time,
      at: time,
      /** Recorded seconds a second. */
      speed: int,
      paused: flag,
      ended: flag,
      /** Newest first, of many the newest. */
      fills: list(fill),
      /** Sum over all fills, in USDT. */
      against_holding: decimal,
    }),
    v.transform(({ paused, ended, against_holding: againstHolding, ...rest }) => ({
      ...rest,
      isPaused: paused,
      isEnded: ended,
      againstHolding,
    })),
  ),
});

/** Moves the replay: `step` plays one bar of `minutes`; `start` begins a new session at `at`, which ends all log-ins. */
export const moveReplay = defineCall({
  method: 'POST',
  path: '/replay',
  access: 'required',
  request: v.object({
    action: v.picklist(['play', 'pause', 'speed', 'step', 'start']),
    /** With `speed`, 1 to 60. */
    speed: v.optional(int),
    /** With `step`: length of the bar, 1 to 1440. */
    minutes: v.optional(int),
    /** With `start`, epoch seconds. */
    at: v.optional(int),
  }),
  reply: confirmation,
});
