import { confirmation, defineCall, id, int, list, maybeTime, text } from '../wire';
import * as v from 'valibot';

/*
 * Keys with which a program calls the exchange for an account. Beyond the specification; called only where the back end announces `api_keys`.
 * A call by a key has no session: `Authorization: key ID`, the time in milliseconds and the signature of `signedText` in headers.
 */

export const API_KEY_PERMISSIONS = ['read', 'trade'] as const;
export type ApiKeyPermission = (typeof API_KEY_PERMISSIONS)[number];

export const MOST_API_KEYS = 10;
export const LONGEST_API_KEY_NAME = 40;
export const MOST_API_KEY_ADDRESSES = 10;
export const MOST_API_KEY_DAYS = 365;
export const USUAL_API_KEY_DAYS = 90;
/** The time of a call may differ so much from that of the back end. */
export const API_CALL_WINDOW_MS = 5000;

/** Before the id of the key, in `Authorization`. */
export const API_KEY_SCHEME = 'key ';
/** Epoch milliseconds of the call. */
export const API_TIME_HEADER = 'api-time';
/** HMAC-SHA256 of `signedText` with the secret, in hexadecimal digits. */
export const API_SIGNATURE_HEADER = 'api-signature';

interface SignedCall {
  /** The value of the header. */
  readonly time: string;
  readonly method: string;
  /** From `/api/` on, with the query. */
  readonly path: string;
  /** As it is sent; empty: none. */
  readonly body: string;
}

/** What a key signs. */
export const signedText = ({ time, method, path, body }: SignedCall): string => [time, method, path, body].join('\n');

const LONGEST_ADDRESSES = 500;

/** Permissions that the client knows; others are passed over. */
const permissions = v.pipe(
  list(v.string()),
  v.transform((names) => API_KEY_PERMISSIONS.filter((permission) => names.includes(permission))),
);

const apiKey = v.pipe(
  v.object({
    id,
    name: text,
    key: text,
    permissions,
    addresses: list(v.string()),
    created_at: maybeTime,
    expires_at: maybeTime,
    last_used_at: maybeTime,
    last_address: v.fallback(v.optional(v.string()), undefined),
  }),
  v.transform(
    ({
      created_at: createdAt,
      expires_at: expiresAt,
      last_used_at: lastUsedAt,
      last_address: lastAddress,
      ...others
    }) => ({ ...others, createdAt, expiresAt, lastUsedAt, lastAddress }),
  ),
);
export type ApiKey = v.InferOutput<typeof apiKey>;

/** The keys of the user, the newest first. The secrets are no part of it. */
export const apiKeys = defineCall({
  method: 'GET',
  path: '/user/api_keys',
  access: 'required',
  request: v.object({}),
  reply: v.pipe(
    v.object({ list: list(apiKey) }),
    v.transform((wire) => wire.list),
  ),
});

/**
 * Makes a key; its secret is in this one reply. The password is wanted, so that a stolen session cannot make a key that outlives it. Where a
 * second factor is on, its code is wanted too. Names of a user differ, so a lost reply is recognised in the list.
 */
export const createApiKey = defineCall({
  method: 'POST',
  path: '/user/api_keys/create',
  access: 'required',
  request: v.object({
    name: v.pipe(v.string(), v.maxLength(LONGEST_API_KEY_NAME)),
    permissions: v.pipe(v.string(), v.maxLength(40)),
    addresses: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ADDRESSES))),
    days: v.pipe(int, v.minValue(1), v.maxValue(MOST_API_KEY_DAYS)),
    password: v.pipe(v.string(), v.minLength(6), v.maxLength(16)),
  }),
  reply: v.object({ key: v.pipe(v.string(), v.nonEmpty()), secret: v.pipe(v.string(), v.nonEmpty()) }),
});

/** Removes a key of the user; it counts no longer from the next call on. */
export const removeApiKey = defineCall({
  method: 'POST',
  path: '/user/api_keys/remove',
  access: 'required',
  request: v.object({ id }),
  reply: confirmation,
});
