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
