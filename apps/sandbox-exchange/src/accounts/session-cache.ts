import type { Selectable } from 'kysely';
import type { Database } from '../store/database';

export interface FoundSession {
  readonly user: Selectable<Database['users']>;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  lastUsedAt: number;
}

const MOST_SESSIONS = 10_000;

/**
 * Sessions that are not revoked, with their users, by the hash of the token. The exchange is the only writer of the store, so a
 * session stays valid until {@link clear} is called, which must follow every revocation and every change of a user.
 */
export class SessionCache {
  readonly #found = new Map<string, FoundSession>();
  #version = 0;

  /** The cached session, or the one that `read` finds in the store. */
  async find(hash: string, read: () => Promise<FoundSession | undefined>): Promise<FoundSession | undefined> {
    const known = this.#found.get(hash);
    if (known) return known;
    const version = this.#version;
    const session = await read();
    // A session that was read before a change must not be kept after it.
    if (session && version === this.#version) this.#keep(hash, session);
    return session;
  }

  clear(): void {
    this.#version += 1;
    this.#found.clear();
  }

  #keep(hash: string, session: FoundSession): void {
    if (this.#found.size === MOST_SESSIONS) this.#found.clear();
    this.#found.set(hash, session);
  }
}
