import { sql, type Kysely } from 'kysely';
import type { Database } from '../store/database';

const MINUTE = 60_000;

/** Tries in a window that begins with the first of them; who is over stays locked until its end. */
interface Limit {
  tries: number;
  window: number;
}

/** Guessing one account's password. */
export const ACCOUNT_LIMIT: Limit = { tries: 5, window: 15 * MINUTE };
/** Guessing many accounts from one address, behind which there may be a whole office. */
export const ADDRESS_LIMIT: Limit = { tries: 50, window: 15 * MINUTE };

/** Verification codes asked for from one address, so that nobody fills the mailboxes of others. */
export const SEND_LIMIT: Limit = { tries: 100, window: 15 * MINUTE };

/** Registrations tried from one address, behind which there may be a whole office. */
export const REGISTER_LIMIT: Limit = { tries: 50, window: 15 * MINUTE };

/** Login tries, counted before the password is looked at: tries that run side by side cannot outrun the count. */
export class LoginTries {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Counts a try; the moment until which the key is locked, if it is. */
  async count(key: string, limit: Limit, now: number): Promise<number | undefined> {
    const { rows } = await sql<{ tries: number; windowEnds: number }>`
      insert into login_tries as known (key, tries, window_ends) values (${key}, 1, ${now + limit.window})
      on conflict (key) do update set
        tries = case when known.window_ends <= ${now} then 1 else known.tries + 1 end,
        window_ends = case when known.window_ends <= ${now} then excluded.window_ends else known.window_ends end
      returning tries, window_ends as "windowEnds"
    `.execute(this.#db);
    const [counted] = rows;
    return counted && counted.tries > limit.tries ? counted.windowEnds : undefined;
  }

  /** A try that was no guess: it was the right password. */
  async takeBack(key: string): Promise<void> {
    await sql`update login_tries set tries = greatest(tries - 1, 0) where key = ${key}`.execute(this.#db);
  }

  async forget(key: string, now: number): Promise<void> {
    await this.#db
      .deleteFrom('login_tries')
      .where((is) => is.or([is('key', '=', key), is('window_ends', '<=', now)]))
      .execute();
  }
}
