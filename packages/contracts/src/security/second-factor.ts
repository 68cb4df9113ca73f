import { confirmation, defineCall, int, list } from '../wire';
import * as v from 'valibot';

/*
 * A second factor by time (TOTP, RFC 6238). Beyond the specification; called only where the back end announces `second_factor`. A call that
 * needs the second factor is refused with the type `second_factor` and has no effect; the client sends it once more with a code in a header.
 */

/** What a user can protect besides the log-in, which always asks. */
export const SECOND_FACTOR_USES = ['withdrawal', 'address', 'payee', 'password'] as const;
export type SecondFactorUse = (typeof SECOND_FACTOR_USES)[number];

const nothing = v.object({});

/** Uses that the client knows; others are passed over. */
export const uses = v.pipe(
  list(v.string()),
  v.transform((names) => SECOND_FACTOR_USES.filter((use) => names.includes(use))),
);

/** The state of the second factor. The secret is no part of it. */
export const secondFactor = defineCall({
  method: 'GET',
  path: '/user/second_factor',
  access: 'required',
  request: nothing,
  reply: v.pipe(
    v.object({ on: int, uses, recovery_left: v.fallback(v.optional(int), undefined) }),
    v.transform((wire) => ({ isOn: wire.on === 1, uses: wire.uses, recoveryLeft: wire.recovery_left })),
  ),
});
export type SecondFactor = v.InferOutput<(typeof secondFactor)['reply']>;

/**
 * Makes a secret for an authenticator app; it is in this one reply and counts from its confirmation. The password is wanted, so that a stolen
 * session cannot set up a second factor of its own. Where one is on, its code is wanted too.
 */
export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/user/second_factor/begin',
  access: 'required',
  request: v.object({ password: v.pipe(v.string(), v.minLength(6), v.maxLength(16)) }),
  reply: v.object({ secret: v.pipe(v.string(), v.nonEmpty()), uri: v.pipe(v.string(), v.nonEmpty()) }),
});

const recoveryCodes = v.pipe(
  v.object({ recovery_codes: list(v.string()) }),
  v.transform((wire) => wire.recovery_codes),
);

/** Turns the second factor on, or replaces its device, with the first code of the new secret. The reply has the recovery codes, once. */
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/user/second_factor/confirm',
  access: 'required',
  request: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  reply: recoveryCodes,
});

/** Replaces the recovery codes; the earlier ones end. Wants a code. */
export const newRecoveryCodes = defineCall({
  method: 'POST',
  path: '/user/second_factor/recovery_codes',
  access: 'required',
  request: nothing,
  reply: recoveryCodes,
});

/** Chooses what asks for the second factor besides the log-in: names separated by commas. Wants a code. */
export const chooseSecondFactorUses = defineCall({
  method: 'POST',
  path: '/user/second_factor/uses',
  access: 'required',
  request: v.object({ uses: v.pipe(v.string(), v.maxLength(200)) }),
  reply: confirmation,
});

/** Turns the second factor off. Wants a code. */
export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/user/second_factor/remove',
  access: 'required',
  request: nothing,
  reply: confirmation,
});
