import type { Done, Refused } from '../result';

/** 0 not submitted, 1 under review, 2 approved (trading side, section 3). */
export type ReviewStatus = 0 | 1 | 2;

export interface User {
  id: number;
  /** The e-mail address or phone number that the user logs in with. */
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
}

export interface NewUser {
  /** E-mail address or phone number; letters count as lower case. */
  account: string;
  /** 6 to 16 characters; a user without one cannot log in. */
  password?: string | undefined;
  /** Made up from the random source where left out. */
  extensionCode?: string | undefined;
  isSeller?: boolean | undefined;
  reviewStatus?: ReviewStatus | undefined;
  isBot?: boolean | undefined;
  /** Whose invite code the user came with. */
  inviterId?: number | undefined;
}

export type CreateUserResult =
  | Done<{ user: User }>
  | Refused<'account_invalid' | 'account_taken' | 'password_invalid' | 'extension_code_taken'>;

export interface Login {
  account: string;
  password: string;
  /** Where the try came from; tries are counted by account and by address. */
  address: string;
}

export interface Session {
  /** 256 random bits as text. Only its hash is stored. */
  token: string;
  userId: number;
  expiresAt: number;
}

export type LoginResult =
  | Done<{ session: Session; user: User }>
  /** The same answer for an unknown account and a wrong password. */
  | Refused<'credentials_wrong'>
  /** Too many tries on the account or from the address; `until` in epoch milliseconds. */
  | Refused<'account_locked' | 'address_locked', { until: number }>;

/** How a verification code travels. */
export type Channel = 'email' | 'mobile';

/** `forget`: to set a forgotten password; `confirm`: to show that an address is one's own (registering, binding). */
export type CodePurpose = 'confirm' | 'forget';

export interface SendCode {
  channel: Channel;
  /** E-mail address or phone number; letters count as lower case. */
  recipient: string;
  /** Of a phone, as the sender wrote it; a gateway would put it in front. */
  countryCode: string;
  purpose: CodePurpose;
  /** The language that the reader uses, as the client names it. */
  lang: string;
  /** Where the request came from. */
  address: string;
}

/** What a gateway is given to carry: the only place where the code stands in clear. */
export interface CodeMessage extends Omit<SendCode, 'address'> {
  code: string;
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
  /** Where the request came from: the contract's check names no recipient. */
  address: string;
}

export type CheckCodeResult = Done | Refused<'code_wrong' | 'code_expired' | 'code_not_sent' | 'too_many_tries'>;

export interface ConfirmCode {
  recipient: string;
  purpose: CodePurpose;
  code: string;
}

export interface Register {
  channel: Channel;
  /** E-mail address or phone number, to which the code was sent. */
  account: string;
  code: string;
  /** 6 to 16 digits and letters. */
  password: string;
  /** Of whoever invites; letters count as upper case. */
  inviteCode: string;
  /** Where the try came from; tries are counted by address. */
  address: string;
}

type RefusalOf<Result extends { ok: boolean }> = Extract<Result, { ok: false }>;

export type RegisterResult =
  | Done<{ user: User }>
  | RefusalOf<CheckCodeResult>
  | Refused<'too_many_requests' | 'account_invalid' | 'account_taken' | 'password_invalid' | 'invite_code_unknown'>;
