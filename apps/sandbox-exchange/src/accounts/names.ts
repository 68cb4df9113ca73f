import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Channel } from './types';

/** Rules of section 9 and of the registration form: an email address or a phone number. */
const E_MAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;
const WRITTEN_PHONE = /^\+?[\d\s()-]+$/;
const E164 = /^\+\d{7,15}$/;

/** The country of a number without a country code: login and password reset take Chinese numbers without one (money side, section 5). */
const HOME_COUNTRY_CODE = '86';

const COUNTRY_CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

export const LONGEST_ACCOUNT = 120;

/**
 * The form in which accounts and recipients are stored and compared: an email address in lower case, a phone number in
 * E.164 (`+8613800138000`). The same national digits in two countries are two accounts.
 */
export function normal(account: string, countryCode = ''): string {
  const text = account.trim().toLowerCase();
  const code = countryCode || HOME_COUNTRY_CODE;
  // The library throws at a code that no country has.
  if (!WRITTEN_PHONE.test(text) || !COUNTRY_CODES.has(code)) return text;
  const phone = parsePhoneNumberFromString(text, { defaultCallingCode: code });
  return phone?.isPossible() ? phone.number : text;
}

/** The channel to the owner of an account (in its normal form); `undefined` if the text is not an account. */
export function channelOf(account: string): Channel | undefined {
  if (account.length > LONGEST_ACCOUNT) return undefined;
  if (E_MAIL.test(account)) return 'email';
  return E164.test(account) ? 'mobile' : undefined;
}
