import { looksLikeEmail, CHINESE_PHONE, WRITTEN_PHONE, INTERNATIONAL_PHONE } from '@bourse/feature-kit';
import { CHINA, schemaOfRules, splitPhone } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { checkNewPassword, type Channel, type Recipient } from './register-rules';

/** The country code of China, which accounts are shown with and sent without. */
const CHINESE_CODE = /^\+86(?=1\d{10}$)/;

/**
 * The account as it is sent, in the form of a login: without surrounding spaces and separators, full-width characters as plain
 * ones, a phone number of China without its country code.
 */
export function accountOf(typed: string): string {
  const account = typed.normalize('NFKC').trim();
  const isPlus = account.startsWith('+');
  if (!WRITTEN_PHONE.test(isPlus ? account.slice(1) : account)) return account;
  return `${isPlus ? '+' : ''}${account.replaceAll(/\D/g, '')}`.replace(CHINESE_CODE, '');
}

/**
 * The channel to the owner of an account; `undefined` if it is neither a phone number nor an email address. Every account
 * that registration takes has one: the phone pattern of the specification (money side, section 5) is narrower.
 */
export function channelOf(account: string): Channel | undefined {
  if (CHINESE_PHONE.test(account) || INTERNATIONAL_PHONE.test(account)) return 'mobile';
  return looksLikeEmail(account) ? 'email' : undefined;
}

/** The problem of an account (money side, section 5). */
export function accountProblem(typed: string): string | undefined {
  const account = accountOf(typed);
  if (account === '') return 'lay.inaccount';
  return channelOf(account) ? undefined : 'forgot.accountPattern';
}

/** The recipient of the code as registration sends it, a phone number as country and national number; `undefined` if no country has the number. */
export async function codeRecipient(account: string): Promise<Recipient | undefined> {
  if (!account.startsWith('+')) {
    return { channel: channelOf(account) ?? 'email', email: account, country: CHINA, phone: account };
  }
  const phone = await splitPhone(account);
  return phone && { channel: 'mobile', email: '', country: phone.country, phone: phone.national };
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
