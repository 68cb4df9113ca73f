import { confirmation, defineCall, id, list, maybeTime, text } from '../wire';
import * as v from 'valibot';

/*
 * Passkeys (WebAuthn). Beyond the specification; called only where the back end announces `passkeys`. Options and credentials are the JSON of
 * WebAuthn Level 3, as text. A passkey logs in without a password and a code, and answers the question for the second factor: see `protocol.ts`.
 */

export const MOST_PASSKEYS = 10;
export const LONGEST_PASSKEY_NAME = 40;
/** A registration with an attestation statement is longer than one without. */
const LONGEST_CREDENTIAL = 16_384;

const nothing = v.object({});
const options = v.pipe(v.string(), v.nonEmpty());
const password = v.pipe(v.string(), v.minLength(6), v.maxLength(16));
const credential = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_CREDENTIAL));

const passkey = v.pipe(
  v.object({
    id,
    name: text,
    created_at: maybeTime,
    last_used_at: maybeTime,
  }),
  v.transform(({ id: passkeyId, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    id: passkeyId,
    name,
    createdAt,
    lastUsedAt,
  })),
);
export type Passkey = v.InferOutput<typeof passkey>;

/** The passkeys of the user, the newest first. */
export const passkeys = defineCall({
  method: 'GET',
  path: '/user/passkeys',
  access: 'required',
  request: nothing,
  reply: v.pipe(
    v.object({ list: list(passkey) }),
    v.transform((wire) => wire.list),
  ),
});

/**
 * Begins a registration. The password is wanted, so that a stolen session cannot register a passkey of its own. Where a second factor is on, its
 * code is wanted too.
 */
export const beginPasskey = defineCall({
  method: 'POST',
  path: '/user/passkeys/begin',
  access: 'required',
  request: v.object({ password }),
  reply: v.object({ options }),
});

/** Stores the passkey that the authenticator has made, in the session that began. */
export const confirmPasskey = defineCall({
  method: 'POST',
  path: '/user/passkeys/confirm',
  access: 'required',
  request: v.object({ name: v.pipe(v.string(), v.maxLength(LONGEST_PASSKEY_NAME)), credential }),
  reply: confirmation,
});

/** Removes a passkey of the user. Wants the password, and a code where a second factor is on. */
export const removePasskey = defineCall({
  method: 'POST',
  path: '/user/passkeys/remove',
  access: 'required',
  request: v.object({ id, password }),
  reply: confirmation,
});

/** In a refusal for want of a second factor, beside the message: with these options a passkey of the user answers. */
export const passkeyQuestion = v.object({ passkey: options });

/** Begins a log-in. It names no account: the authenticator knows the passkeys of the domain. */
export const beginPasskeyLogIn = defineCall({
  method: 'POST',
  path: '/user/passkeys/login/begin',
  access: 'public',
  request: nothing,
  reply: v.object({ attempt: v.pipe(v.string(), v.nonEmpty()), options }),
});

/** Logs in; the token is the reply. */
export const passkeyLogIn = defineCall({
  method: 'POST',
  path: '/user/passkeys/login',
  access: 'public',
  request: v.object({ attempt: v.pipe(v.string(), v.maxLength(64)), credential }),
  reply: v.pipe(v.string(), v.nonEmpty()),
});
