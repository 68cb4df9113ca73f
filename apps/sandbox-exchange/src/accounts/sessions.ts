import { hash as digest } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock, Random } from '../ports';
import type { Database } from '../store/database';
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

/** Sessions by token. The store has hashes of the tokens only, so a copy of the store contains no usable token. */
export class Sessions {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #cache = new SessionCache();

  constructor({ db, clock, random }: { db: Kysely<Database>; clock: Clock; random: Random }) {
    this.#db = db;
    this.#clock = clock;
    this.#random = random;
  }

  /** Opens a session and deletes those that have ended. */
  async open(userId: number): Promise<Session> {
    const token = Buffer.from(this.#random.bytes(TOKEN_BYTES)).toString('base64url');
    const now = this.#clock.now();
    const session = { token, userId, expiresAt: now + LIFETIME };
    await this.#prune(now);
    await this.#db
      .insertInto('sessions')
      .values({
        token_hash: hashOf(token),
        user_id: userId,
        created_at: now,
        last_used_at: now,
        expires_at: session.expiresAt,
        revoked_at: null,
      })
      .execute();
    return session;
  }

  /** `undefined` for a token that is unknown, expired, unused for three days, or revoked. */
  async userOf(token: string): Promise<FoundSession['user'] | undefined> {
    const now = this.#clock.now();
    const hash = hashOf(token);
    const session = await this.#cache.find(hash, () => this.#read(hash));
    if (!session || session.expiresAt <= now || session.lastUsedAt <= now - IDLE_LIFETIME) return undefined;
    if (session.lastUsedAt <= now - TOUCH_EVERY) {
      await this.#db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', hash).execute();
      session.lastUsedAt = now;
    }
    return session.user;
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
    await this.#db
      .deleteFrom('sessions')
      .where((is) =>
        is.or([
          is('expires_at', '<=', now),
          is('last_used_at', '<=', now - IDLE_LIFETIME),
          is('revoked_at', 'is not', null),
        ]),
      )
      .execute();
  }
}

/** A token has 256 random bits, so a plain hash of it cannot be reversed by guessing. */
function hashOf(token: string): string {
  return digest('sha256', token);
}
