import { sql, type Kysely } from 'kysely';
import type { Database } from '../store/database';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Tries in a window that begins with the first of them; a key above its limit is locked until the end of the window. */
interface Limit {
  tries: number;
  window: number;
}

/** Wrong passwords for one account from one address; tries from another address are not locked. */
export const ACCOUNT_LIMIT: Limit = { tries: 5, window: 15 * MINUTE };
/** Wrong passwords from one address, over all accounts. An office may share an address. */
export const ADDRESS_LIMIT: Limit = { tries: 50, window: 15 * MINUTE };
/** Wrong passwords for one account from all addresses. Above this every try is delayed: the owner is not locked out. */
export const SLOW_LIMIT: Limit = { tries: 20, window: 15 * MINUTE };
export const SLOW_DOWN_MS = 3000;

/** Codes requested from one address. */
export const SEND_LIMIT: Limit = { tries: 100, window: 15 * MINUTE };

/** Codes to one recipient in a day that one address requests. */
export const SEND_FROM_LIMIT: Limit = { tries: 5, window: DAY };

/**
 * Codes to one recipient in a day, over all addresses from which its account has not logged in. Above this there is one an hour: strangers
 * cannot keep the owner from a code.
 */
export const RECIPIENT_LIMIT: Limit = { tries: 10, window: DAY };

/** Wrong codes for one recipient in a day that come from one address. */
export const GUESS_FROM_LIMIT: Limit = { tries: 10, window: DAY };

/**
 * Wrong codes for one recipient in a day, over all codes and all addresses from which its account has not logged in: a new code does not
 * give new tries without end.
 */
export const GUESS_LIMIT: Limit = { tries: 15, window: DAY };

/**
 * Wrong codes of a second factor in a day: of a session, or of a log-in from one address. A session has tries of its own, so that strangers
 * cannot keep its owner from a withdrawal.
 */
export const FACTOR_FROM_LIMIT: Limit = { tries: 10, window: DAY };

/** The same at log-in over all addresses from which the account has not logged in. A recovery code still counts above it. */
export const FACTOR_LIMIT: Limit = { tries: 15, window: DAY };

/** Registrations and password resets from one address. An office may share an address. */
export const REGISTER_LIMIT: Limit = { tries: 50, window: 15 * MINUTE };

/** Requests to recover one account. */
export const RECOVERY_LIMIT: Limit = { tries: 3, window: DAY };

/** Values of a user that follow the account, written by all devices together. */
export const SETTINGS_LIMIT: Limit = { tries: 300, window: 15 * MINUTE };

/** Web Push subscriptions that a user saves, from all devices together. */
export const PUSH_LIMIT: Limit = { tries: 60, window: 15 * MINUTE };

/** Demo accounts from one address. An office may share an address. */
export const DEMO_LIMIT: Limit = { tries: 20, window: DAY };

/** Counts tries before they are checked: tries that run at the same time cannot exceed the limit. */
export class Tries {
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

  /** Removes a try that was right. */
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
