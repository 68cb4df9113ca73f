import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, hashPassword, isPasswordHash, verifyPassword, type PasswordCost } from '@bourse/contract-server';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LIFETIME_MS = 7 * DAY_MS;
/** A session that was not used for so long has ended. */
const IDLE_MS = 3 * DAY_MS;
const MOST_SESSIONS = 50;
/** Wrong passwords from one address. */
const ADDRESS_LIMIT = { tries: 5, window: 15 * MINUTE_MS };
/** Wrong passwords from all addresses; above it every try is delayed, so that the owner is not locked out. */
const SLOW_LIMIT = { tries: 20, window: 15 * MINUTE_MS };
const SLOW_DOWN_MS = 3000;

/** The only user. */
export interface Owner {
  readonly id: number;
  readonly email: string;
}

interface Session {
  readonly expiresAt: number;
  lastUsedAt: number;
}

interface Needs {
  readonly email: string;
  /** Of `hashPassword`. */
  readonly passwordHash: string;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

export type LoginResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'credentials_wrong' }
  | { readonly ok: false; readonly reason: 'locked'; readonly until: number };

const random = { bytes: randomBytes };
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Tries in a window (milliseconds) that begins with the first of them. */
interface Limit {
  readonly tries: number;
  readonly window: number;
}

const MOST_KEYS = 10_000;

/** Counts tries before they are checked, so that tries at the same time cannot exceed the limit. */
class Tries {
  readonly #counts = new Map<string, { tries: number; ends: number }>();

  /** Counts a try; the moment until which the key is locked, if it is. */
  count(key: string, { tries, window }: Limit, now: number): number | undefined {
    const known = this.#counts.get(key);
    const counted = known && known.ends > now ? known : { tries: 0, ends: now + window };
    counted.tries += 1;
    if (this.#counts.size >= MOST_KEYS) this.#prune(now);
    this.#counts.set(key, counted);
    return counted.tries > tries ? counted.ends : undefined;
  }

  forget(key: string): void {
    this.#counts.delete(key);
  }

  #prune(now: number): void {
    for (const [key, { ends }] of this.#counts) if (ends <= now) this.#counts.delete(key);
  }
}

/** Log-in and sessions of the owner. Sessions end with the process. */
export class OwnerSessions {
  readonly owner: Owner;
  readonly #needs: Needs;
  readonly #sessions = new Map<string, Session>();
  readonly #tries = new Tries();
  readonly #listeners = new Set<(token: string) => void>();

  constructor(needs: Needs) {
    this.#needs = needs;
    this.owner = { id: 1, email: needs.email };
  }

  /** @throws TooBusyError while too many passwords are being checked */
  async login({
    account,
    password,
    address,
  }: {
    account: string;
    password: string;
    address: string;
  }): Promise<LoginResult> {
    const { email, passwordHash, now, pause } = this.#needs;
    const until = this.#tries.count(`address ${address}`, ADDRESS_LIMIT, now());
    if (until !== undefined) return { ok: false, reason: 'locked', until };
    if (this.#tries.count('all', SLOW_LIMIT, now()) !== undefined) await pause(SLOW_DOWN_MS);
    // A wrong account takes as long as a wrong password.
    const isRight = await verifyPassword(password, passwordHash);
    if (!isRight || account.trim().toLowerCase() !== email.toLowerCase())
      return { ok: false, reason: 'credentials_wrong' };
    this.#tries.forget(`address ${address}`);
    this.#tries.forget('all');
    return { ok: true, token: this.#open() };
  }

  userOf(token: string): Owner | undefined {
    const now = this.#needs.now();
    const session = this.#sessions.get(hashOf(token));
    if (!session || session.expiresAt <= now || session.lastUsedAt <= now - IDLE_MS) return undefined;
    session.lastUsedAt = now;
    return this.owner;
  }

  logout(token: string): void {
    this.#sessions.delete(hashOf(token));
    for (const listener of this.#listeners) listener(token);
  }

  /** Calls the listener with the token of every session that is ended by a log-out. */
  onLogout(listener: (token: string) => void): void {
    this.#listeners.add(listener);
  }

  #open(): string {
    const now = this.#needs.now();
    // The oldest sessions end where there are too many.
    for (const hash of [...this.#sessions.keys()].slice(0, Math.max(0, this.#sessions.size - MOST_SESSIONS + 1))) {
      this.#sessions.delete(hash);
    }
    const token = randomBytes(32).toString('base64url');
    this.#sessions.set(hashOf(token), { expiresAt: now + LIFETIME_MS, lastUsedAt: now });
    return token;
  }
}

interface PasswordNeeds {
  readonly dataDir: string;
  /** Of the environment. */
  readonly password: string | undefined;
  /** Prints a line to the operator's terminal. */
  readonly say: (line: string) => void;
  readonly cost: PasswordCost;
}

/** Without look-alikes. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 14;

/**
 * The hash of the owner's password: of the environment's, which is kept from then on, or the kept one, or at the first start that of a new
 * password, which is printed once.
 * @throws ConfigError if the kept hash is damaged: no password would be right
 */
export async function ownerPasswordHash({ dataDir, password, say, cost }: PasswordNeeds): Promise<string> {
  const path = join(dataDir, 'owner-password');
  if (password === undefined && existsSync(path)) return keptHash(path);
  const chosen = password ?? Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
  const hash = await hashPassword(chosen, cost, random);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(path, `${hash}\n`, { mode: 0o600 });
  if (password === undefined) say(`Password of the owner, shown this once: ${chosen}`);
  return hash;
}

function keptHash(path: string): string {
  const hash = readFileSync(path, 'utf8').trim();
  if (isPasswordHash(hash)) return hash;
  throw new ConfigError(
    `The kept password of the owner in ${path} is damaged. Delete the file for a new one, or set OWNER_PASSWORD.`,
  );
}
