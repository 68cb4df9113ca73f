import { looksLikeEmail } from '@bourse/market';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { checkNewPassword, type Channel } from '../register/rules';

/** 1, one of 3–8, nine digits (money side, section 5). */
const PHONE = /^1[3-8]\d{9}$/;

/** The account as it is sent: without surrounding spaces; full-width characters become plain ones. */
export const accountOf = (typed: string) => typed.normalize('NFKC').trim();

/** The channel to the owner of an account; `undefined` if it is neither a phone number nor an e-mail address. */
export function channelOf(account: string): Channel | undefined {
  if (PHONE.test(account)) return 'mobile';
  return looksLikeEmail(account) ? 'email' : undefined;
}

/** The problem of an account (money side, section 5). */
export function accountProblem(typed: string): string | undefined {
  const account = accountOf(typed);
  if (account === '') return 'lay.inaccount';
  return channelOf(account) ? undefined : 'forgot.accountPattern';
}

/** Step 1: account and code. */
export const forgotSchema = schemaOfRules({ account: v.string(), code: v.string() }, ({ account, code }) => ({
  account: accountProblem(account),
  code: code === '' ? 'register.incode' : undefined,
}));

/** Step 2: the new password, twice. */
export const resetSchema = schemaOfRules({ password: v.string(), repeat: v.string() }, ({ password, repeat }) =>
  checkNewPassword(password, repeat),
);
