import type { Generated } from 'kysely';
import type { Channel, CodeMessage, CodePurpose, ReviewStatus } from './types';

interface UserTable {
  id: Generated<number>;
  account: string;
  email: string;
  phone: string;
  password_hash: string | null;
  extension_code: string;
  is_seller: boolean;
  review_status: ReviewStatus;
  is_bot: boolean;
  /** The user whose invite code was used. */
  inviter_id: number | null;
  /** When the password was last set by a code, or a lost second factor ended; `null`: never. Payments are held after it. */
  password_reset_at: number | null;
  created_at: number;
}

interface SessionTable {
  token_hash: string;
  user_id: number;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  revoked_at: number | null;
  /** Names the session to its user. The tokens of other sessions are not shown. */
  id: Generated<number>;
  /** The `User-Agent` of the log-in; empty: unknown. */
  device: Generated<string>;
  /** Of the log-in. */
  address: Generated<string>;
  /** Until then a second factor is not asked for again. */
  trusted_until: Generated<number>;
  /** Has opened the session, alone or as the second factor; `null`: none, or a session from before this was kept. */
  passkey_id: number | null;
}

interface SecondFactorTable {
  user_id: number;
  /** In base32; `null`: it is off. The server computes the codes, so it needs the secret itself. */
  secret: string | null;
  /** The period of the newest code that was accepted: a code counts once. */
  last_step: Generated<number>;
  /** Names separated by commas. */
  uses: string;
  /** Counts from its first code. */
  pending_secret: string | null;
  pending_until: Generated<number>;
}

interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  /** In base64url, as are the public keys (COSE). */
  credential_id: string;
  public_key: string;
  /** Uses, as the authenticator counts them; 0 where it does not. */
  counter: number;
  /** Names separated by commas. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

interface ApiKeyTable {
  id: Generated<number>;
  user_id: number;
  /** What a call names. */
  key: string;
  /** The server computes the signatures, so it needs the secret itself. */
  secret: string;
  name: string;
  /** Names separated by commas. */
  permissions: string;
  /** Addresses and ranges separated by commas; empty: from everywhere. */
  addresses: string;
  created_at: number;
  expires_at: number;
  last_used_at: number | null;
  last_address: string | null;
}

interface LoginTryTable {
  key: string;
  tries: number;
  window_ends: number;
}

interface LoginAddressTable {
  user_id: number;
  address: string;
  last_login_at: number;
}

interface VerificationCodeTable {
  recipient: string;
  purpose: CodePurpose;
  channel: Channel;
  address: string;
  code_hash: string;
  tries: number;
  sent_at: number;
  expires_at: number;
}

interface OutboxTable {
  id: Generated<number>;
  recipient: string;
  country_code: string;
  channel: Channel;
  purpose: CodeMessage['purpose'];
  lang: string;
  code: string;
  sent_at: number;
}

declare module '../store/database' {
  interface Database {
    users: UserTable;
    sessions: SessionTable;
    second_factors: SecondFactorTable;
    passkeys: PasskeyTable;
    api_keys: ApiKeyTable;
    recovery_codes: { user_id: number; code_hash: string };
    known_devices: { user_id: number; device: string; last_login_at: number };
    login_tries: LoginTryTable;
    login_addresses: LoginAddressTable;
    verification_codes: VerificationCodeTable;
    outbox: OutboxTable;
  }
}
