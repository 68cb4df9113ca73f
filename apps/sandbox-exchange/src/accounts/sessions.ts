import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Clock, Random } from '../ports';
import type { Database } from '../store/database';
import type { Session } from './types';

const TOKEN_BYTES = 32;
const LIFETIME = 7 * 24 * 60 * 60_000;

/** Who is logged in. The store has hashes of the tokens only: who reads it cannot log in with them. */
export class Sessions {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #random: Random;

  constructor({ db, clock, random }: { db: Kysely<Database>; clock: Clock; random: Random }) {
    this.#db = db;
    this.#clock = clock;
    this.#random = random;
  }

  async open(userId: number): Promise<Session> {
    const token = Buffer.from(this.#random.bytes(TOKEN_BYTES)).toString('base64url');
    const now = this.#clock.now();
    const session = { token, userId, expiresAt: now + LIFETIME };
    await this.#db
      .insertInto('sessions')
      .values({
        token_hash: hashOf(token),
        user_id: userId,
        created_at: now,
        expires_at: session.expiresAt,
        revoked_at: null,
      })
      .execute();
    return session;
  }

  /** `undefined` for a token that is unknown, expired or revoked. */
  async userOf(token: string): Promise<Selectable<Database['users']> | undefined> {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .where('token_hash', '=', hashOf(token))
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst();
  }

  async revoke(token: string): Promise<void> {
    await this.#revoke().where('token_hash', '=', hashOf(token)).execute();
  }

  async revokeAll(userId: number): Promise<void> {
    await this.#revoke().where('user_id', '=', userId).execute();
  }

  #revoke() {
    return this.#db.updateTable('sessions').set({ revoked_at: this.#clock.now() }).where('revoked_at', 'is', null);
  }
}

/** A token has 256 random bits, so a plain hash of it cannot be guessed back. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
