import type { Kysely } from 'kysely';
import type { Database } from '../store/database';

/** Hexadecimal digits of a hash that fit a safe integer. */
const DIGITS = 12;

const keyOf = (hash: string) => Number.parseInt(hash.slice(0, DIGITS), 16);

/**
 * The beginnings of the hashes of all stored sessions, so that a token without a session causes no database read. The exchange is the only
 * writer of the store. Two sessions of one beginning (2⁻⁴⁸ for a pair) would cost a read, or after one of them is deleted end the other.
 */
export class OpenSessions {
  readonly #db: Kysely<Database>;
  readonly #keys = new Set<number>();
  #loading: Promise<void> | undefined;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** `false`: the store has no such session. */
  async mayHave(hash: string): Promise<boolean> {
    const key = keyOf(hash);
    if (this.#keys.has(key)) return true;
    this.#loading ??= this.#load();
    await this.#loading;
    return this.#keys.has(key);
  }

  add(hash: string): void {
    this.#keys.add(keyOf(hash));
  }

  delete(hash: string): void {
    this.#keys.delete(keyOf(hash));
  }

  /** A failed read is repeated by the next look-up. */
  async #load(): Promise<void> {
    try {
      const rows = await this.#db.selectFrom('sessions').select('token_hash').execute();
      for (const { token_hash: hash } of rows) this.add(hash);
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }
}
