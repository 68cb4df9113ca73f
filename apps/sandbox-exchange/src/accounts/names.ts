import type { Channel } from './types';

/** Rules of section 9 and of the registration form: an e-mail address or a phone number. */
const E_MAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;
const PHONE = /^\+?\d{6,15}$/;

export const LONGEST_ACCOUNT = 120;

/** The form in which accounts are stored and compared. */
export function normal(account: string): string {
  return account.trim().toLowerCase();
}

/** How the owner of an account (in its normal form) is reached; `undefined` for what is no account. */
export function channelOf(account: string): Channel | undefined {
  if (account.length > LONGEST_ACCOUNT) return undefined;
  if (E_MAIL.test(account)) return 'email';
  return PHONE.test(account) ? 'mobile' : undefined;
}
