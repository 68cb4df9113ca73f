import type { RequestOf } from '@bourse/api-client/contract';
import { looksLikeEmail } from '@bourse/market';
import type { register } from '../contract';
import { PASSWORD_MAX, PASSWORD_MIN } from '../login/rules';

/** How a reader is reached, and with it what the account is named by. */
export type Channel = RequestOf<typeof register>['type'];

/** Of a phone number: two letters of ISO 3166, and what is dialled in front. */
export interface PhoneCountry {
  readonly id: string;
  readonly areaCode: string;
}

export const CHINA: PhoneCountry = { id: 'CN', areaCode: '86' };

/** Longest verification code and invite code that a field takes. */
export const CODE_MAX = 20;
export const INVITE_CODE_MAX = 32;

/** A mainland number: 1 and ten digits (trading side, section 5). */
const CHINESE_PHONE = /^1\d{10}$/;
/** Of elsewhere, without its area code; fifteen digits with it at the most (E.164). */
const FOREIGN_PHONE = /^\d{6,14}$/;
const DIGITS_AND_LETTERS = /^[0-9A-Za-z]*$/;

export interface RegisterForm {
  readonly channel: Channel;
  readonly email: string;
  readonly country: PhoneCountry;
  readonly phone: string;
  readonly code: string;
  readonly password: string;
  readonly repeat: string;
  readonly inviteCode: string;
  readonly agreed: boolean;
}

/** What can be wrong, in the order in which it is asked for; `account` is the e-mail address or the phone number. */
export const REGISTER_FIELDS = ['account', 'code', 'password', 'repeat', 'inviteCode', 'agreed'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** Keys of this package's texts. */
type RegisterProblem =
  | 'lay.inaccount'
  | 'register.emailnum'
  | 'register.phonenum'
  | 'register.incode'
  | 'lay.inpwd'
  | 'register.pwdlength'
  | 'register.pwdchars'
  | 'lay.repwd'
  | 'lay.twopwd'
  | 'register.ininvite'
  | 'register.agreefirst';

export type RegisterProblems = { readonly [Field in RegisterField]?: RegisterProblem };

/** Whom the code goes to, and what the account will be called: spaces are not part of it, nor of how a phone is written. */
export function recipientOf({ channel, email, phone }: RegisterForm): string {
  return channel === 'email' ? email.trim() : phone.replaceAll(/[\s()-]/g, '');
}

function accountProblem(form: RegisterForm): RegisterProblem | undefined {
  const recipient = recipientOf(form);
  if (recipient === '') return 'lay.inaccount';
  if (form.channel === 'email') return looksLikeEmail(recipient) ? undefined : 'register.emailnum';
  const pattern = form.country.areaCode === CHINA.areaCode ? CHINESE_PHONE : FOREIGN_PHONE;
  return pattern.test(recipient) ? undefined : 'register.phonenum';
}

function passwordProblem({ password }: RegisterForm): RegisterProblem | undefined {
  const { length } = password;
  if (length === 0) return 'lay.inpwd';
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'register.pwdlength';
  return DIGITS_AND_LETTERS.test(password) ? undefined : 'register.pwdchars';
}

function repeatProblem({ password, repeat }: RegisterForm): RegisterProblem | undefined {
  if (repeat === '') return 'lay.repwd';
  return repeat === password ? undefined : 'lay.twopwd';
}

const onlyFound = (problems: Partial<Record<RegisterField, RegisterProblem | undefined>>): RegisterProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

/** What keeps a code from being sent: the account comes first, and the agreement (trading side, section 5). */
export function checkSendCode(form: RegisterForm): RegisterProblems {
  return onlyFound({ account: accountProblem(form), agreed: form.agreed ? undefined : 'register.agreefirst' });
}

/** What keeps a registration from being sent (trading side, section 5). */
export function checkRegister(form: RegisterForm): RegisterProblems {
  return onlyFound({
    ...checkSendCode(form),
    code: form.code.trim() === '' ? 'register.incode' : undefined,
    password: passwordProblem(form),
    repeat: repeatProblem(form),
    inviteCode: form.inviteCode.trim() === '' ? 'register.ininvite' : undefined,
  });
}

/** The request of `POST /api/user/register` (trading side, section 3). */
export function registerRequest(form: RegisterForm): RequestOf<typeof register> {
  return {
    type: form.channel,
    user_string: recipientOf(form),
    code: form.code.trim(),
    password: form.password,
    re_password: form.repeat,
    extension_code: form.inviteCode.trim(),
    country_code: form.channel === 'mobile' ? form.country.areaCode : '',
  };
}
