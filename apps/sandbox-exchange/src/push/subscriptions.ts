import { ECDH } from 'node:crypto';
import { PUSH_KINDS, type PushKind } from '@bourse/contracts/push';
import { sql, type Generated, type Kysely } from 'kysely';
import { IDLE_LIFETIME } from '../accounts/sessions';
import type { Database } from '../store/database';

declare module '../store/database' {
  interface Database {
    push_subscriptions: SubscriptionTable;
  }
}

interface SubscriptionTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Names separated by commas. */
  kinds: string;
  /** The push service does not know it any more. */
  gone: Generated<boolean>;
}

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Owner {
  readonly userId: number;
  /** Of the session's token. */
  readonly hash: string;
}

/** Subscriptions of a user; the oldest goes for a new one. */
const MOST_SUBSCRIPTIONS = 10;

/** A point on P-256, not compressed, and 16 bytes. */
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;
const CURVE = 'prime256v1';

const isOf = (text: string, bytes: number) =>
  /^[\w-]+$/.test(text) &&
  Buffer.from(text, 'base64url').length === bytes &&
  text.length === Math.ceil((bytes * 4) / 3);

export function hasKeys({ p256dh, auth }: Subscription): boolean {
  if (!isOf(p256dh, PUBLIC_KEY_BYTES) || !isOf(auth, AUTH_BYTES)) return false;
  try {
    return ECDH.convertKey(p256dh, CURVE, 'base64url', 'base64url', 'uncompressed') === p256dh;
  } catch {
    return false;
  }
}

/** Names separated by commas → kinds; others are passed over. */
export function kindsOf(names: string): PushKind[] {
  const chosen = names.split(',');
  return PUSH_KINDS.filter((kind) => chosen.includes(kind));
}

class NotSavedError extends Error {}

/** The subscriptions of sessions. The exchange is the only writer of the store, so the users who have some are known without a read. */
export class Subscriptions {
  readonly #db: Kysely<Database>;
  readonly #users: Set<number>;

  private constructor(db: Kysely<Database>, users: Set<number>) {
    this.#db = db;
    this.#users = users;
  }

  static async load(db: Kysely<Database>): Promise<Subscriptions> {
    const rows = await db.selectFrom('push_subscriptions').select('user_id').distinct().execute();
    return new Subscriptions(db, new Set(rows.map(({ user_id: userId }) => userId)));
  }

  mayHave(userId: number): boolean {
    return this.#users.has(userId);
  }

  async of({ hash }: Pick<Owner, 'hash'>): Promise<{ endpoint: string; kinds: PushKind[]; gone: 0 | 1 }> {
    const row = await this.#db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'kinds', 'gone'])
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    return { endpoint: row?.endpoint ?? '', kinds: kindsOf(row?.kinds ?? ''), gone: row?.gone === true ? 1 : 0 };
  }

  /**
   * Saves the subscription of a session; whether it did. The endpoint of another session is taken over only with the same keys, which only
   * the browser itself has: it ends there. Without a save the present subscription of the session stays.
   */
  async save({ userId, hash }: Owner, subscription: Subscription, kinds: readonly PushKind[]): Promise<boolean> {
    const { endpoint, p256dh, auth } = subscription;
    const saving = this.#db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('push_subscriptions')
        .where((is) =>
          is.or([
            is('token_hash', '=', hash),
            is.and([is('endpoint', '=', endpoint), is('p256dh', '=', p256dh), is('auth', '=', auth)]),
          ]),
        )
        .execute();
      const { rows } = await sql`
        insert into push_subscriptions (user_id, token_hash, endpoint, p256dh, auth, kinds)
        select ${userId}::integer, ${hash}, ${endpoint}, ${p256dh}, ${auth}, ${kinds.join(',')}
        where exists (select 1 from sessions where token_hash = ${hash} and revoked_at is null)
        on conflict do nothing returning id
      `.execute(transaction);
      // Rolls the deletion back.
      if (rows.length === 0) throw new NotSavedError();
      await sql`
        delete from push_subscriptions where user_id = ${userId} and id not in (
          select id from push_subscriptions where user_id = ${userId} order by id desc limit ${MOST_SUBSCRIPTIONS}
        )
      `.execute(transaction);
    });
    try {
      await saving;
    } catch (error) {
      if (error instanceof NotSavedError) return false;
      throw error;
    }
    this.#users.add(userId);
    return true;
  }

  /** Ends the subscription of a session. */
  async end(hash: string): Promise<void> {
    await this.#db.deleteFrom('push_subscriptions').where('token_hash', '=', hash).execute();
  }

  /** Notes that the push service does not know a subscription any more. The session needs its kinds to save the one in its place. */
  async markGone(endpoint: string): Promise<void> {
    await this.#db.updateTable('push_subscriptions').set({ gone: true }).where('endpoint', '=', endpoint).execute();
  }

  /** Ends the subscriptions of sessions that were revoked, of all or of one user. */
  async endRevoked(userId: number): Promise<void> {
    await sql`
      delete from push_subscriptions using sessions
      where push_subscriptions.user_id = ${userId} and sessions.token_hash = push_subscriptions.token_hash
        and sessions.revoked_at is not null
    `.execute(this.#db);
  }

  /** The subscriptions of a user's running sessions that have chosen a kind, without those that have gone. */
  async chosen(userId: number, kind: PushKind, now: number): Promise<Subscription[]> {
    const rows = await this.#db
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.token_hash', 'push_subscriptions.token_hash')
      .select(['endpoint', 'p256dh', 'auth', 'kinds'])
      .where('push_subscriptions.user_id', '=', userId)
      .where('gone', '=', false)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .where('last_used_at', '>', now - IDLE_LIFETIME)
      .execute();
    return rows
      .filter(({ kinds }) => kindsOf(kinds).includes(kind))
      .map(({ endpoint, p256dh, auth }) => ({ endpoint, p256dh, auth }));
  }
}
