import { confirmation, defineCall, flag, list, text } from '../wire';
import * as v from 'valibot';
import { PUSH_KINDS } from './kinds';

export { PUSH_KINDS, PUSH_NOTICES, readPushMessage, type PushKind, type PushMessage, type PushNotice } from './kinds';

/*
 * Notices by Web Push (RFC 8030, 8291, 8292). Beyond the specification; called only where the back end announces `push`. A subscription
 * belongs to the session that saves it and ends with the session.
 */

const nothing = v.object({});

/** Kinds that the client knows; others are passed over. */
const kinds = v.pipe(
  list(v.string()),
  v.transform((names) => PUSH_KINDS.filter((kind) => names.includes(kind))),
);

/** The key that subscriptions are made for, and the kinds of notices; `undefined`: there are none. */
export const pushCapability = v.pipe(
  v.object({ push: v.optional(v.object({ public_key: v.pipe(v.string(), v.nonEmpty()), kinds })) }),
  v.transform(({ push }) => push && { publicKey: push.public_key, kinds: push.kinds }),
);
export type PushCapability = NonNullable<v.InferOutput<typeof pushCapability>>;

/** The subscription of the session. */
export const readPush = defineCall({
  method: 'GET',
  path: '/user/push',
  access: 'required',
  request: nothing,
  reply: v.object({ endpoint: text, kinds, gone: flag }),
});
export type SavedPush = v.InferOutput<(typeof readPush)['reply']>;

/**
 * Saves the subscription of the session in the place of the one before. The back end sends to public hosts by https only, and refuses
 * another endpoint. `kinds` are names separated by commas.
 */
export const savePush = defineCall({
  method: 'POST',
  path: '/user/push',
  access: 'required',
  request: v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string(), kinds: v.string() }),
  reply: confirmation,
});

/** Ends the subscription of the session. Without one it has no effect. */
export const endPush = defineCall({
  method: 'POST',
  path: '/user/push/end',
  access: 'required',
  request: nothing,
  reply: confirmation,
});
