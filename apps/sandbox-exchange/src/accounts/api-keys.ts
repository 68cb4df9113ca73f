import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import {
  API_CALL_WINDOW_MS,
  API_KEY_PERMISSIONS,
  MOST_API_KEYS,
  signedText,
  type ApiKeyPermission,
} from '@bourse/contracts/security';
import type { Clock, Random } from '../ports';
import { refuse, type Done, type Refused } from '../result';
import type { Database } from '../store/database';
import { isDiskFull } from '../store/errors';
import { hasAddress } from './address-list';
import { isOfSamePassword, type UserOfSession } from './same-password';
import { SpentSignatures } from './spent-signatures';

const DAY_MS = 86_400_000;
const KEY_BYTES = 12;
const SECRET_BYTES = 32;
/** The last use is stored at most this often, so that not every read is a write. */
const TOUCH_EVERY_MS = 60_000;

interface Needs {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
}

type Row = Selectable<Database['api_keys']>;

export interface NewApiKey {
  readonly name: string;
  readonly permissions: readonly ApiKeyPermission[];
  readonly addresses: readonly string[];
  readonly days: number;
}

export interface ListedApiKey extends Omit<NewApiKey, 'days'> {
  readonly id: number;
  readonly key: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly lastUsedAt: number | undefined;
  readonly lastAddress: string | undefined;
}

/** A call by a key, as it arrived. */
export interface KeyCall {
  readonly key: string;
  readonly time: string;
  readonly signature: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly address: string;
  /** The permission of the call; `undefined`: no key may send it. */
  readonly wants: ApiKeyPermission | undefined;
}

/** `refused` is the same for an unknown and a removed key, a wrong and a repeated signature. */
export type KeyCallResult =
  | Done<{ userId: number }>
  | Refused<'refused' | 'time' | 'expired' | 'address' | 'forbidden' | 'too_many'>;

/** Keys for the API. A secret leaves the exchange in the answer that makes it, and is in no list, log and event. */
export class ApiKeys {
  readonly #needs: Needs;
  readonly #spent: SpentSignatures;
  /** Signatures from before the start may have counted, and are forgotten. */
  readonly #startedAt: number;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#spent = new SpentSignatures(needs.clock);
    this.#startedAt = needs.clock.now();
  }

  async list(userId: number): Promise<ListedApiKey[]> {
    const rows = await this.#needs.db
      .selectFrom('api_keys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ id, key, name, permissions, addresses, ...row }) => ({
      id,
      key,
      name,
      permissions: permissionsIn(permissions),
      addresses: listIn(addresses),
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      lastUsedAt: row.last_used_at ?? undefined,
      lastAddress: row.last_address ?? undefined,
    }));
  }

  /**
   * The caller has checked the password, and the second factor where one is on.
   * @param user as the session had it: a password that was reset since then refuses the key, which would outlive the reset
   */
  async create(
    user: UserOfSession,
    { name, permissions, addresses, days }: NewApiKey,
  ): Promise<Done<{ key: string; secret: string }> | Refused<'too_many' | 'name_taken' | 'reset'>> {
    const { db, clock, random } = this.#needs;
    const textOf = (bytes: number) => Buffer.from(random.bytes(bytes)).toString('base64url');
    const made = { key: textOf(KEY_BYTES), secret: textOf(SECRET_BYTES) };
    return db.transaction().execute(async (transaction) => {
      // Two creations of a user at the same moment, and a reset, count one after the other.
      if (!(await isOfSamePassword(transaction, user))) return refuse('reset');
      const known = await transaction.selectFrom('api_keys').select('name').where('user_id', '=', user.id).execute();
      if (known.length >= MOST_API_KEYS) return refuse('too_many');
      if (known.some((one) => one.name === name)) return refuse('name_taken');
      const now = clock.now();
      await transaction
        .insertInto('api_keys')
        .values({
          ...made,
          user_id: user.id,
          name,
          permissions: permissions.join(','),
          addresses: addresses.join(','),
          created_at: now,
          expires_at: now + days * DAY_MS,
          last_used_at: null,
          last_address: null,
        })
        .execute();
      return { ok: true, ...made };
    });
  }

  async remove(userId: number, id: number): Promise<boolean> {
    const removed = await this.#needs.db
      .deleteFrom('api_keys')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  async removeAll(userId: number): Promise<void> {
    await this.#needs.db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
  }

  /** The user for whom a call counts. Only a caller that has the secret learns more than that it is refused. */
  async accept(call: KeyCall): Promise<KeyCallResult> {
    const now = this.#needs.clock.now();
    if (!this.#isInTime(call.time, now)) return refuse('time');
    const row = await this.#rowOf(call.key);
    if (!row || !isSigned(row.secret, call)) return refuse('refused');
    const spent = this.#spent.spend(row.key, call.signature);
    if (spent !== 'first') return refuse(spent === 'repeated' ? 'refused' : 'too_many');
    if (row.expires_at <= now) return refuse('expired');
    if (!hasAddress(listIn(row.addresses), call.address)) return refuse('address');
    if (call.wants === undefined || !permissionsIn(row.permissions).includes(call.wants)) return refuse('forbidden');
    await this.#touch(row, call.address, now);
    return { ok: true, userId: row.user_id };
  }

  #isInTime(time: string, now: number): boolean {
    if (!/^\d{13}$/.test(time)) return false;
    const at = Number(time);
    return at >= this.#startedAt && Math.abs(now - at) <= API_CALL_WINDOW_MS;
  }

  /** The key of a user who can log in. */
  #rowOf(key: string): Promise<Row | undefined> {
    return this.#needs.db
      .selectFrom('api_keys')
      .innerJoin('users', 'users.id', 'api_keys.user_id')
      .selectAll('api_keys')
      .where('key', '=', key)
      .where('password_hash', 'is not', null)
      .executeTakeFirst();
  }

  /** Reads go on while the disk is full. */
  async #touch(row: Row, address: string, now: number): Promise<void> {
    if (row.last_address === address && (row.last_used_at ?? 0) > now - TOUCH_EVERY_MS) return;
    try {
      await this.#needs.db
        .updateTable('api_keys')
        .set({ last_used_at: now, last_address: address })
        .where('id', '=', row.id)
        .execute();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }
}

const listIn = (text: string): string[] => (text === '' ? [] : text.split(','));

const permissionsIn = (text: string): ApiKeyPermission[] => {
  const names = listIn(text);
  return API_KEY_PERMISSIONS.filter((permission) => names.includes(permission));
};

/** Compares in a time that does not depend on the digits. The digits are of one case, so that a signature is not spent twice. */
function isSigned(secret: string, call: KeyCall): boolean {
  if (!/^[0-9a-f]{64}$/.test(call.signature)) return false;
  const right = createHmac('sha256', secret).update(signedText(call)).digest();
  return timingSafeEqual(right, Buffer.from(call.signature, 'hex'));
}
