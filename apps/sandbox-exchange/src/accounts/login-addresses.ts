import type { Kysely } from 'kysely';
import type { Database } from '../store/database';

/** Each of them has sends and tries of its own, so their number is part of the bound against guessing. */
const MOST_ADDRESSES = 5;

/** The addresses from which an account has logged in last. A password is required for each, so a stranger cannot add one. */
export class LoginAddresses {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Remembers the address of a login, and lets go of the oldest. */
  async add(userId: number, address: string, now: number): Promise<void> {
    await this.#db
      .insertInto('login_addresses')
      .values({ user_id: userId, address, last_login_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ last_login_at: now }))
      .execute();
    const kept = this.#db
      .selectFrom('login_addresses')
      .select('address')
      .where('user_id', '=', userId)
      .orderBy('last_login_at', 'desc')
      .limit(MOST_ADDRESSES);
    await this.#db
      .deleteFrom('login_addresses')
      .where('user_id', '=', userId)
      .where('address', 'not in', kept)
      .execute();
  }

  /** Has the user logged in from the address? */
  async hasOf(userId: number, address: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('login_addresses')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('address', '=', address)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Has the account of the recipient logged in from the address? */
  async has(recipient: string, address: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('login_addresses')
      .innerJoin('users', 'users.id', 'login_addresses.user_id')
      .select('users.id')
      .where('users.account', '=', recipient)
      .where('address', '=', address)
      .executeTakeFirst();
    return row !== undefined;
  }
}
