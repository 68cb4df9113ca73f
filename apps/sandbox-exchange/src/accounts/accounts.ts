import './tables';
import type { Kysely, Selectable } from 'kysely';
import { hashPassword, type PasswordCost, verifyPassword } from '@bourse/contract-server';
import type { Clock, Random } from '../ports';
import { refuse } from '../result';
import type { Database } from '../store/database';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, SLOW_DOWN_MS, SLOW_LIMIT, Tries } from './limits';
import { isNewDevice } from './known-devices';
import { LoginAddresses } from './login-addresses';
import { channelOf, LONGEST_ACCOUNT, normal } from './names';
import { noticesTo } from './notices';
import { ApiKeys } from './api-keys';
import { Passkeys } from './passkeys';
import type { RelyingParty } from './relying-party';
import { SecondFactors } from './second-factor';
import { Sessions, type LogInOrigin } from './sessions';
import type {
  CreateUserResult,
  Login,
  LoginResult,
  NewUser,
  OwnerResult,
  PasskeyLogin,
  PasskeyLoginResult,
  ReviewStatus,
  User,
} from './types';

interface Needs {
  db: Kysely<Database>;
  clock: Clock;
  random: Random;
  passwordCost: PasswordCost;
  /** Delays a login; a test does not wait. */
  pause: (milliseconds: number) => Promise<unknown>;
  /** `undefined`: there are no passkeys. */
  party: RelyingParty | undefined;
}

/** Rules of section 9 and of the registration form. */
const SHORTEST_PASSWORD = 6;
const LONGEST_PASSWORD = 16;

/** Without look-alikes (0 O, 1 I). */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** Users, their passwords and their sessions. */
export class Accounts {
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys | undefined;
  readonly apiKeys: ApiKeys;
  readonly #needs: Needs;
  readonly #tries: Tries;
  readonly #addresses: LoginAddresses;
  #decoy: Promise<string> | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.sessions = new Sessions(needs);
    const { party } = needs;
    this.passkeys = party && new Passkeys({ ...needs, party });
    this.secondFactors = new SecondFactors({ ...needs, passkeys: this.passkeys });
    this.apiKeys = new ApiKeys(needs);
    this.#tries = new Tries(needs.db);
    this.#addresses = new LoginAddresses(needs.db);
  }

  async create(user: NewUser): Promise<CreateUserResult> {
    const { db, clock, random, passwordCost } = this.#needs;
    const account = normal(user.account);
    const channel = channelOf(account);
    if (channel === undefined) return refuse('account_invalid');
    const { password } = user;
    if (password !== undefined && !hasPasswordLength(password)) return refuse('password_invalid');
    const row = await db
      .insertInto('users')
      .values({
        account,
        email: channel === 'email' ? account : '',
        phone: channel === 'mobile' ? account : '',
        password_hash: password === undefined ? null : await hashPassword(password, passwordCost, random),
        extension_code: user.extensionCode ?? this.#inviteCode(),
        is_seller: user.isSeller ?? false,
        review_status: user.reviewStatus ?? 0,
        is_bot: user.isBot ?? false,
        inviter_id: user.inviterId ?? null,
        password_reset_at: null,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return { ok: true, user: toUser(row) };
    return refuse((await this.byAccount(account)) ? 'account_taken' : 'extension_code_taken');
  }

  async login({ secondFactor: code = '', device = '', ...given }: Login): Promise<LoginResult> {
    const found = await this.#ownerRow(given);
    if (!found.ok) return found;
    const { row, passwordHash } = found;
    const { address } = given;
    const proof = await this.secondFactors.proveAnew({ userId: row.id, code, by: { address } });
    if (!proof.ok) return { ok: false, reason: 'second_factor', proof };
    return this.#open(row, passwordHash, { device, address, passkeyId: proof.passkeyId });
  }

  /** The user with this password, for what comes before a log-in. Wrong ones are counted as those of a log-in are. */
  async owner(given: Pick<Login, 'account' | 'password' | 'address'>): Promise<OwnerResult> {
    const found = await this.#ownerRow(given);
    return found.ok ? { ok: true, user: toUser(found.row) } : found;
  }

  /**
   * Wrong passwords lock an account for the address that they came from, and an address for all accounts. Over many addresses
   * they only delay: they never lock the owner out.
   * @throws TooBusyError while too many passwords are being checked
   */
  async #ownerRow({ account: given, password, address }: Pick<Login, 'account' | 'password' | 'address'>) {
    const { clock, pause } = this.#needs;
    const account = normal(given).slice(0, LONGEST_ACCOUNT);
    const keys = {
      address: `address ${address}`,
      account: `account ${account}`,
      both: `account ${account} from ${address}`,
    };
    const now = clock.now();
    const addressUntil = await this.#tries.count(keys.address, ADDRESS_LIMIT, now);
    if (addressUntil !== undefined) return { ok: false, reason: 'address_locked', until: addressUntil } as const;
    const accountUntil = await this.#tries.count(keys.both, ACCOUNT_LIMIT, now);
    if (accountUntil !== undefined) return { ok: false, reason: 'account_locked', until: accountUntil } as const;
    const isSlow = (await this.#tries.count(keys.account, SLOW_LIMIT, now)) !== undefined;
    if (isSlow) await pause(SLOW_DOWN_MS);

    const row = await this.#needs.db.selectFrom('users').selectAll().where('account', '=', account).executeTakeFirst();
    // An unknown account takes as long as a known one, so that response times do not reveal accounts.
    const isRight = await verifyPassword(password, row?.password_hash ?? (await this.#decoyHash()));
    if (!row?.password_hash || !isRight) return refuse('credentials_wrong');
    await this.#tries.forget(keys.both, clock.now());
    await this.#tries.takeBack(keys.account);
    await this.#tries.takeBack(keys.address);
    return { ok: true, row, passwordHash: row.password_hash } as const;
  }

  /** A verified passkey is possession and knowledge in one, so no password and no second factor is asked for. */
  async loginByPasskey({ attempt, credential, address, device }: PasskeyLogin): Promise<PasskeyLoginResult> {
    const key = `passkeys from ${address}`;
    const until = await this.#tries.count(key, ADDRESS_LIMIT, this.#needs.clock.now());
    if (until !== undefined) return { ok: false, reason: 'address_locked', until };
    const owner = await this.passkeys?.logIn(attempt, credential);
    if (!owner) return refuse('passkey_wrong');
    await this.#tries.takeBack(key);
    const row = await this.#needs.db.selectFrom('users').selectAll().where('id', '=', owner.userId).executeTakeFirst();
    // A user without a password cannot log in.
    if (!row || !owner.passwordHash) return refuse('passkey_wrong');
    const result = await this.#open(row, owner.passwordHash, { device, address, passkeyId: owner.passkeyId });
    return result.ok ? result : refuse('passkey_wrong');
  }

  async #open(row: Selectable<Database['users']>, passwordHash: string, from: LogInOrigin): Promise<LoginResult> {
    const { db, clock } = this.#needs;
    const session = await this.sessions.openFor(row.id, passwordHash, from);
    if (!session) return refuse('credentials_wrong');
    const now = clock.now();
    await this.#addresses.add(row.id, from.address, now);
    const user = toUser(row);
    const isNew = await isNewDevice(db, row.id, { ...from, now });
    return { ok: true, session, user, notices: isNew ? noticesTo(user, 'new device', now) : [] };
  }

  /** Is this the password of the user? Wrong ones are counted by account and address, as those of a log-in are. */
  async hasPassword({ account, password, address }: Login): Promise<'right' | 'wrong' | 'locked'> {
    const key = `account ${account} from ${address}`;
    if ((await this.#tries.count(key, ACCOUNT_LIMIT, this.#needs.clock.now())) !== undefined) return 'locked';
    const row = await this.#needs.db
      .selectFrom('users')
      .select('password_hash')
      .where('account', '=', account)
      .executeTakeFirst();
    if (!(await verifyPassword(password, row?.password_hash ?? ''))) return 'wrong';
    await this.#tries.takeBack(key);
    return 'right';
  }

  async byToken(token: string): Promise<User | undefined> {
    const row = await this.sessions.userOf(token);
    return row && toUser(row);
  }

  async byId(id: number): Promise<User | undefined> {
    const row = await this.#needs.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toUser(row);
  }

  async byAccount(account: string): Promise<User | undefined> {
    const row = await this.#needs.db
      .selectFrom('users')
      .selectAll()
      .where('account', '=', normal(account))
      .executeTakeFirst();
    return row && toUser(row);
  }

  /** The owner of an invite code; letters count as upper case. */
  async byInviteCode(code: string): Promise<User | undefined> {
    const row = await this.#needs.db
      .selectFrom('users')
      .selectAll()
      .where('extension_code', '=', code.trim().toUpperCase())
      .executeTakeFirst();
    return row && toUser(row);
  }

  /** @throws if the user does not exist */
  async update(id: number, change: { isSeller?: boolean; reviewStatus?: ReviewStatus }): Promise<User> {
    const user = await this.byId(id);
    const row = await this.#needs.db
      .updateTable('users')
      .set({
        is_seller: change.isSeller ?? user?.isSeller ?? false,
        review_status: change.reviewStatus ?? user?.reviewStatus ?? 0,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    this.sessions.usersChanged();
    return toUser(row);
  }

  /**
   * Sets a password. One that a code allowed removes the passkeys too: they may be those of a thief.
   * @param resetAt the time, if a code allowed it
   * @throws if the user does not exist, or the password does not have 6 to 16 characters
   */
  async setPassword(id: number, password: string, resetAt?: number): Promise<void> {
    const { db, passwordCost, random } = this.#needs;
    if (!hasPasswordLength(password)) throw new RangeError('a password has 6 to 16 characters');
    const password_hash = await hashPassword(password, passwordCost, random);
    const change = { password_hash, ...(resetAt !== undefined && { password_reset_at: resetAt }) };
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set(change).where('id', '=', id).returning('id').executeTakeFirstOrThrow();
      if (resetAt !== undefined) await transaction.deleteFrom('passkeys').where('user_id', '=', id).execute();
    });
  }

  /** Removes the password, so that no login succeeds. */
  async disableLogin(id: number): Promise<void> {
    await this.#needs.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
  }

  #decoyHash(): Promise<string> {
    const { passwordCost, random } = this.#needs;
    this.#decoy ??= hashPassword('nobody', passwordCost, random);
    return this.#decoy;
  }

  #inviteCode(): string {
    const letters = this.#needs.random.bytes(CODE_LENGTH);
    return Array.from(letters, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
  }
}

function hasPasswordLength(password: string): boolean {
  return password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD;
}

function toUser(row: Selectable<Database['users']>): User {
  return {
    id: row.id,
    account: row.account,
    email: row.email,
    phone: row.phone,
    extensionCode: row.extension_code,
    isSeller: row.is_seller,
    reviewStatus: row.review_status,
    isBot: row.is_bot,
    createdAt: row.created_at,
    inviterId: row.inviter_id ?? undefined,
    passwordResetAt: row.password_reset_at ?? undefined,
  };
}
