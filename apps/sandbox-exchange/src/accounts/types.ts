import type { Done, Refused } from '../result';
import type { ProofRefused } from './second-factor';

/** 0 not submitted, 1 under review, 2 approved (trading side, section 3), 3 rejected. */
export type ReviewStatus = 0 | 1 | 2 | 3;

export interface User {
  id: number;
  /** The email address in lower case, or the phone number in E.164. */
  account: string;
  email: string;
  phone: string;
  /** The user's own invite code. */
  extensionCode: string;
  isSeller: boolean;
  reviewStatus: ReviewStatus;
  /** Made by the simulation, not by a person. */
  isBot: boolean;
  createdAt: number;
  /** The user whose invite code was used. */
  inviterId: number | undefined;
  /** When the password was last reset by a code. */
  passwordResetAt: number | undefined;
}

export interface NewUser {
  /** Email address or phone number, see `accounts/names`. */
  account: string;
  /** 6 to 16 characters; a user without one cannot log in. */
  password?: string | undefined;
  /** Made up from the random source where left out. */
  extensionCode?: string | undefined;
  isSeller?: boolean | undefined;
  reviewStatus?: ReviewStatus | undefined;
  isBot?: boolean | undefined;
  /** The user whose invite code was used. */
  inviterId?: number | undefined;
}

export type CreateUserResult =
  | Done<{ user: User }>
  | Refused<'account_invalid' | 'account_taken' | 'password_invalid' | 'extension_code_taken'>;

/** A demo account, unless its address has had as many as it may. */
export type DemoResult = CreateUserResult | Refused<'too_many_requests'>;

export interface Login {
  account: string;
  password: string;
  /** Source address of the try; tries are counted by account and by address. */
  address: string;
  /** The code of the second factor; empty: none came. */
  secondFactor?: string | undefined;
  /** The `User-Agent` of the request. */
  device?: string | undefined;
}

export interface PasskeyLogin {
  /** The log-in that was begun. */
  attempt: string;
  /** JSON text of the assertion. */
  credential: string;
  /** Source address of the try; tries are counted by it. */
  address: string;
  /** The `User-Agent` of the request. */
  device: string;
}

export interface Session {
  /** 256 random bits as text. Only its hash is stored. */
  token: string;
  userId: number;
  expiresAt: number;
}

export type LoginResult =
  | Done<{ session: Session; user: User; notices: readonly CodeMessage[] }>
  /** The same answer for an unknown account and a wrong password. */
  | Refused<'credentials_wrong'>
  /** Too many tries on the account or from the address; `until` in epoch milliseconds. */
  | Refused<'account_locked' | 'address_locked', { until: number }>
  /** The password is right. */
  | Refused<'second_factor', { proof: ProofRefused }>;

/** The owner of an account, by its password. */
export type OwnerResult =
  | Done<{ user: User }>
  | Extract<LoginResult, { reason: 'credentials_wrong' | 'account_locked' | 'address_locked' }>;

/** The same answer for an unknown passkey and a wrong signature. */
export type PasskeyLoginResult =
  | Extract<LoginResult, { ok: true }>
  | Refused<'passkey_wrong'>
  | Refused<'address_locked', { until: number }>;

/** How a verification code travels. */
export type Channel = 'email' | 'mobile';

/**
 * `forget`: to set a forgotten password; `confirm`: to show that an address is one's own (registering, binding);
 * `recovery`: to report that the second factor is lost.
 */
export type CodePurpose = 'confirm' | 'forget' | 'recovery';

export interface SendCode {
  channel: Channel;
  /** Email address or phone number; letters count as lower case. */
  recipient: string;
  /** Of a phone without `+`: `86`. */
  countryCode: string;
  purpose: CodePurpose;
  /** The user's language, as the client names it. */
  lang: string;
  /** Source address of the request. */
  address: string;
}

/** A notice to the owner of an account. */
export type Notice = 'password changed' | 'new device' | 'new passkey' | 'new API key' | RecoveryNotice;

export type RecoveryNotice = `recovery ${'requested' | 'approved' | 'refused' | 'cancelled' | 'done'}`;

/** Message for a gateway: the only place with the code in clear. */
export interface CodeMessage extends Omit<SendCode, 'address' | 'purpose'> {
  /** Notices have no code. */
  purpose: CodePurpose | Notice;
  code: string;
  /** The screen of the client on which the owner acts on a notice; a code has none. */
  path?: string | undefined;
  /** Epoch milliseconds. */
  sentAt: number;
}

export type SendCodeResult =
  | Done<{ message: CodeMessage }>
  | Refused<'recipient_invalid' | 'too_many_requests'>
  /** A code was sent to this recipient less than a minute ago; whole seconds, at least 1. */
  | Refused<'sent_just_now', { waitSeconds: number }>;

export interface CheckCode {
  channel: Channel;
  code: string;
  /** Source address of the request: the contract's check names no recipient. */
  address: string;
}

export type CheckCodeResult = Done | Refused<'code_wrong' | 'code_expired' | 'code_not_sent' | 'too_many_tries'>;

export interface ConfirmCode {
  recipient: string;
  purpose: CodePurpose;
  code: string;
  /** Source address of the try; tries are counted by recipient and address. */
  address: string;
}

export interface Register {
  channel: Channel;
  /** Email address or phone number, to which the code was sent. */
  account: string;
  /** Of a phone without `+`: `86`. */
  countryCode?: string | undefined;
  code: string;
  /** 6 to 16 digits and letters. */
  password: string;
  /** Invite code; letters count as upper case. */
  inviteCode: string;
  /** Source address of the try; tries are counted by address. */
  address: string;
}

type RefusalOf<Result extends { ok: boolean }> = Extract<Result, { ok: false }>;

export type RegisterResult =
  | Done<{ user: User }>
  | RefusalOf<CheckCodeResult>
  | Refused<'too_many_requests' | 'account_invalid' | 'account_taken' | 'password_invalid'>
  | Refused<'invite_code_unknown' | 'inviter_unverified'>;

export interface ResetPassword {
  account: string;
  /** 6 to 16 digits and letters. */
  password: string;
  code: string;
  /** Source address of the try; tries are counted by address. */
  address: string;
  /** The code of the second factor; empty: none came. */
  secondFactor?: string | undefined;
}

export type ResetResult =
  | Done<{ userId: number; notices: readonly CodeMessage[] }>
  | RefusalOf<CheckCodeResult>
  | Refused<'too_many_requests' | 'password_invalid'>
  | Refused<'second_factor', { proof: ProofRefused }>;

export interface BindEmail {
  userId: number;
  email: string;
  code: string;
  /** Source address of the try; tries are counted by recipient and address. */
  address: string;
}

export type BindEmailResult = Done | RefusalOf<CheckCodeResult> | Refused<'email_invalid' | 'email_taken'>;

/** A message that a gateway would have sent, in clear; written only with the control surface. */
export interface Outbox {
  /** Adds a message, and lets go of those that are a day older. */
  add(message: CodeMessage): Promise<void>;
  /** The newest hundred, newest first; to one recipient (in lower case), or to all. */
  list(recipient?: string): Promise<CodeMessage[]>;
}
