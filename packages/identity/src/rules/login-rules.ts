import type { RequestOf } from '@bourse/contracts/wire';
import * as v from 'valibot';
import type { login } from '@bourse/contracts/identity';

/** Longest account and shortest and longest password (trading side, sections 5 and 9). */
export const ACCOUNT_MAX = 120;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 16;

/**
 * An account is required; a password has at least 6 characters, and a missing one gets another message than a short one (trading
 * side, section 5). Surrounding spaces of an account are removed; those of a password are part of it.
 */
export const loginSchema = v.object({
  account: v.pipe(v.string(), v.trim(), v.nonEmpty('lay.inaccount')),
  password: v.pipe(v.string(), v.nonEmpty('login.psw6'), v.minLength(PASSWORD_MIN, 'lay.pwdliu')),
});

export type LoginValues = v.InferOutput<typeof loginSchema>;

/** The request of `POST /api/user/login`; `type` 1 is a login by password. */
export function loginRequest({ account, password }: LoginValues): RequestOf<typeof login> {
  return { user_string: account, password, type: 1 };
}
