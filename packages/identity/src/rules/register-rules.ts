import { CHINESE_PHONE, FOREIGN_PHONE, looksLikeEmail, WRITTEN_PHONE } from '@bourse/feature-kit';
import type { RequestOf } from '@bourse/contracts/wire';
import { CHINA, nationalDigits, readPhoneCountry, schemaOfRules, type Problems } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import type { register } from '@bourse/contracts/identity';
import { PASSWORD_MAX, PASSWORD_MIN } from './login-rules';

/** Channel of the code, which also is the account's name. */
export type Channel = RequestOf<typeof register>['type'];

/** Longest verification code and invite code that a field takes. */
export const CODE_MAX = 20;
export const INVITE_CODE_MAX = 32;

const DIGITS_AND_LETTERS = /^[0-9A-Za-z]*$/;

const ENTRIES = {
  channel: v.picklist(['email', 'mobile']),
  email: v.string(),
  /** `CN+86`, see `FormPhoneField`. */
  country: v.string(),
  phone: v.string(),
  code: v.string(),
  password: v.string(),
  repeat: v.string(),
  inviteCode: v.string(),
  agreed: v.boolean(),
};

export type RegisterValues = v.InferOutput<v.ObjectSchema<typeof ENTRIES, undefined>>;
/** The fields that name the account, to which the code is sent. */
export type Recipient = Pick<RegisterValues, 'channel' | 'email' | 'country' | 'phone'>;

export const EMPTY: RegisterValues = {
  channel: 'email',
  email: '',
  country: CHINA,
  phone: '',
  code: '',
  password: '',
  repeat: '',
  inviteCode: '',
  agreed: false,
};

/** The recipient of the code, which is also the name of the account: without the spaces of a written phone number. */
export function recipientOf({ channel, email, phone }: Recipient): string {
  return channel === 'email' ? email.trim() : nationalDigits(phone);
}

/**
 * The account as the user logs in with it: a phone of another country needs its area code, because a number without one
 * counts as Chinese.
 */
export function accountOf(account: Recipient): string {
  const { areaCode } = readPhoneCountry(account.country);
  const recipient = recipientOf(account);
  return account.channel === 'mobile' && areaCode !== '86' ? `+${areaCode}${recipient}` : recipient;
}

function phoneProblem({ country, phone }: Recipient): string | undefined {
  const written = phone.normalize('NFKC');
  if (written.trim() === '') return 'lay.inaccount';
  const pattern = readPhoneCountry(country).areaCode === '86' ? CHINESE_PHONE : FOREIGN_PHONE;
  return WRITTEN_PHONE.test(written) && pattern.test(nationalDigits(written)) ? undefined : 'register.phonenum';
}

function emailProblem({ email }: Recipient): string | undefined {
  if (email.trim() === '') return 'lay.inaccount';
  return looksLikeEmail(email) ? undefined : 'register.emailnum';
}

/** The problem of a code's recipient (trading side, section 5). */
function checkAccount(account: Recipient): Problems<'email' | 'phone'> {
  return account.channel === 'email' ? { email: emailProblem(account) } : { phone: phoneProblem(account) };
}

/** The problem of a new password: 6 to 16 digits and letters, repeated (trading side, section 5). */
export function checkNewPassword(password: string, repeat: string): Problems<'password' | 'repeat'> {
  return { password: passwordProblem(password), repeat: repeatProblem(password, repeat) };
}

function passwordProblem(password: string): string | undefined {
  const { length } = password;
  if (length === 0) return 'lay.inpwd';
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'register.pwdlength';
  return DIGITS_AND_LETTERS.test(password) ? undefined : 'register.pwdchars';
}

function repeatProblem(password: string, repeat: string): string | undefined {
  if (repeat === '') return 'lay.repwd';
  return repeat === password ? undefined : 'lay.twopwd';
}

/** The problems that block a registration (trading side, section 5). */
export function checkRegister(values: RegisterValues): Problems<keyof RegisterValues> {
  return {
    ...checkAccount(values),
    code: values.code.trim() === '' ? 'register.incode' : undefined,
    ...checkNewPassword(values.password, values.repeat),
    inviteCode: values.inviteCode.trim() === '' ? 'register.ininvite' : undefined,
    agreed: values.agreed ? undefined : 'register.agreefirst',
  };
}

export const registerSchema = schemaOfRules(ENTRIES, checkRegister);

/** The request of `POST /api/user/register` (trading side, section 3). */
export function registerRequest(values: RegisterValues): RequestOf<typeof register> {
  return {
    type: values.channel,
    user_string: recipientOf(values),
    code: values.code.trim(),
    password: values.password,
    re_password: values.repeat,
    extension_code: values.inviteCode.trim(),
    country_code: values.channel === 'mobile' ? readPhoneCountry(values.country).areaCode : '',
  };
}
