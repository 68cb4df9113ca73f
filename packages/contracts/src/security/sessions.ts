import { confirmation, defineCall, flag, id, list, maybeTime, text } from '../wire';
import * as v from 'valibot';

/*
 * The devices on which the user is logged in. Beyond the specification; called only where the back end announces `sessions`.
 */

const nothing = v.object({});

const session = v.pipe(
  v.object({
    id,
    device: text,
    address: text,
    place: v.fallback(v.optional(v.string()), undefined),
    created_at: maybeTime,
    last_used_at: maybeTime,
    current: flag,
  }),
  v.transform(({ created_at: createdAt, last_used_at: lastUsedAt, current, ...wire }) => ({
    ...wire,
    createdAt,
    lastUsedAt,
    isCurrent: current,
  })),
);
export type DeviceSession = v.InferOutput<typeof session>;

/** The running sessions of the user, the one that was used last first. Tokens are no part of them. */
export const sessions = defineCall({
  method: 'GET',
  path: '/user/sessions',
  access: 'required',
  request: nothing,
  reply: v.pipe(
    v.object({ list: list(session) }),
    v.transform((wire) => wire.list),
  ),
});

/** Ends one session of the user: its token and its live connection. */
export const endSession = defineCall({
  method: 'POST',
  path: '/user/sessions/end',
  access: 'required',
  request: v.object({ id }),
  reply: confirmation,
});

/** Ends all sessions of the user but the one of the call. */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/user/sessions/end_others',
  access: 'required',
  request: nothing,
  reply: confirmation,
});
