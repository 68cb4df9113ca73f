import { hash as digest } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock, Random } from '../ports';
import type { Database } from '../store/database';
import { isDiskFull } from '../store/errors';
import { OpenSessions } from './open-sessions';
import { SessionCache, type FoundSession } from './session-cache';
import type { Session } from './types';

const TOKEN_BYTES = 32;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIFETIME = 7 * DAY;
/** A session that was not used for so long has ended. */
export const IDLE_LIFETIME = 3 * DAY;
/** The time of the last use is stored at most this often, so that a read of the market is no write. */
const TOUCH_EVERY = 10 * MINUTE;

const LONGEST_LIST = 100;

/** Where a log-in came from. */
interface Place {
  readonly device: string;
  readonly address: string;
}

/** Opens a session: where from, and with which passkey. */
export interface LogInOrigin extends Place {
  readonly passkeyId: number | undefined;
}

type NewSession = Session & { createdAt: number } & Partial<LogInOrigin>;

export interface RunningSession extends Place {
  readonly id: number;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  /** Of the token. */
  readonly hash: string;
}

/** The session of a hash, as the socket names it. */
export const socketSessionOf = (hash: string): string => Buffer.from(hash, 'hex').toString('base64url');

/** Sessions by token. The store has hashes of the tokens only, so a copy of the store contains no usable token. */
export class Sessions {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #cache = new SessionCache();
  readonly #open: OpenSessions;

  constructor({ db, clock, random }: { db: Kysely<Database>; clock: Clock; random: Random }) {
    this.#db = db;
    this.#clock = clock;
    this.#random = random;
    this.#open = new OpenSessions(db);
  }

  /** Opens a session and deletes those that have ended. */
  async open(userId: number): Promise<Session> {
    const session = this.#make(userId);
    await this.#prune(session.createdAt);
    await this.#db.insertInto('sessions').values(rowOf(session)).execute();
    this.#open.add(hashOf(session.token));
    return session;
  }

  /**
   * Opens a session only if the user still has the password that was verified, and the passkey: a login that waited while the password was
   * reset, or the passkey removed, must not survive that. The locks on the rows order the two.
   */
  async openFor(userId: number, passwordHash: string, from: LogInOrigin): Promise<Session | undefined> {
    const session = { ...this.#make(userId), ...from };
    await this.#prune(session.createdAt);
    const isOpen = await this.#db.transaction().execute(async (transaction) => {
      const user = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('password_hash', '=', passwordHash)
        .forShare()
        .executeTakeFirst();
      if (!user || !(await hasPasskey(transaction, userId, from.passkeyId))) return false;
      await transaction.insertInto('sessions').values(rowOf(session)).execute();
      return true;
    });
    if (!isOpen) return undefined;
    this.#open.add(hashOf(session.token));
    return session;
  }

  /** The running sessions of a user, the one that was used last first. */
  async list(userId: number): Promise<RunningSession[]> {
    const now = this.#clock.now();
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['id', 'device', 'address', 'created_at', 'last_used_at', 'token_hash'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .where('last_used_at', '>', now - IDLE_LIFETIME)
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .limit(LONGEST_LIST)
      .execute();
    return rows.map(({ created_at: createdAt, last_used_at: lastUsedAt, token_hash: hash, ...row }) => ({
      ...row,
      createdAt,
      lastUsedAt,
      hash,
    }));
  }

  /** Ends a session of the user, or all but one. Yields the hashes of their tokens; a session of another user is never among them. */
  async end(userId: number, which: { readonly id: number } | { readonly except: string }): Promise<string[]> {
    const of = this.#revoke().where('user_id', '=', userId);
    const ended = await (
      'id' in which ? of.where('id', '=', which.id) : of.where('token_hash', '<>', hashOf(which.except))
    )
      .returning('token_hash')
      .execute();
    this.#cache.clear();
    return ended.map(({ token_hash: hash }) => hash);
  }

  /** `undefined` for a token that is unknown, expired, unused for three days, or revoked. */
  async userOf(token: string): Promise<FoundSession['user'] | undefined> {
    const now = this.#clock.now();
    const hash = hashOf(token);
    if (!(await this.#open.mayHave(hash))) return undefined;
    const session = await this.#cache.find(hash, () => this.#read(hash));
    if (!session || session.expiresAt <= now || session.lastUsedAt <= now - IDLE_LIFETIME) return undefined;
    if (session.lastUsedAt <= now - TOUCH_EVERY) {
      await this.#touch(hash, now);
      session.lastUsedAt = now;
    }
    return session.user;
  }

  /** Reads go on while the disk is full. */
  async #touch(hash: string, now: number): Promise<void> {
    try {
      await this.#db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', hash).execute();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }

  async revoke(token: string): Promise<void> {
    await this.#revoke().where('token_hash', '=', hashOf(token)).execute();
    this.#cache.clear();
  }

  async revokeAll(userId: number): Promise<void> {
    await this.#revoke().where('user_id', '=', userId).execute();
    this.#cache.clear();
  }

  /** Must be called after every change of a user. */
  usersChanged(): void {
    this.#cache.clear();
  }

  #make(userId: number): Session & { createdAt: number } {
    const createdAt = this.#clock.now();
    const token = Buffer.from(this.#random.bytes(TOKEN_BYTES)).toString('base64url');
    return { token, userId, createdAt, expiresAt: createdAt + LIFETIME };
  }

  #revoke() {
    return this.#db.updateTable('sessions').set({ revoked_at: this.#clock.now() }).where('revoked_at', 'is', null);
  }

  async #read(hash: string): Promise<FoundSession | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select(['expires_at', 'last_used_at'])
      .where('token_hash', '=', hash)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const { expires_at: expiresAt, last_used_at: lastUsedAt, ...user } = row;
    return { user, expiresAt, lastUsedAt };
  }

  async #prune(now: number): Promise<void> {
    const ended = await this.#db
      .deleteFrom('sessions')
      .where((is) =>
        is.or([
          is('expires_at', '<=', now),
          is('last_used_at', '<=', now - IDLE_LIFETIME),
          is('revoked_at', 'is not', null),
        ]),
      )
      .returning('token_hash')
      .execute();
    for (const { token_hash: hash } of ended) this.#open.delete(hash);
  }
}

/** Whether the user still has the passkey of a log-in; a log-in without one needs none. */
async function hasPasskey(transaction: Transaction<Database>, userId: number, id: number | undefined) {
  if (id === undefined) return true;
  const row = await transaction
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

function rowOf({ token, userId, createdAt, expiresAt, device = '', address = '', passkeyId }: NewSession) {
  return {
    token_hash: hashOf(token),
    user_id: userId,
    created_at: createdAt,
    last_used_at: createdAt,
    expires_at: expiresAt,
    revoked_at: null,
    device,
    address,
    passkey_id: passkeyId ?? null,
  };
}

/** A token has 256 random bits, so a plain hash of it cannot be reversed by guessing. */
export function hashOf(token: string): string {
  return digest('sha256', token);
}
