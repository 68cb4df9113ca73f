import { sql, type Kysely, type Transaction } from 'kysely';
import { insertRows } from '../../store/bulk';
import type { Database } from '../../store/database';

interface FrozenRow {
  user_id: number;
  reason: string;
  frozen_at: number;
}

declare module '../../store/database' {
  interface Database {
    frozen_accounts: FrozenRow;
  }
}

export interface FrozenAccount {
  readonly userId: number;
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly frozenAt: number;
}

/** Frozen accounts that the page lists. */
const ACCOUNTS_SHOWN = 200;

/** The frozen accounts in the working state, ahead of the store by the result of `takeWrites`. */
export class FrozenAccounts {
  readonly #accounts: Map<number, FrozenAccount>;
  readonly #changed = new Set<number>();

  constructor(accounts: readonly FrozenAccount[]) {
    this.#accounts = new Map(accounts.map((account) => [account.userId, account]));
  }

  has(userId: number): boolean {
    return this.#accounts.has(userId);
  }

  ids(): ReadonlySet<number> {
    return new Set(this.#accounts.keys());
  }

  add(account: FrozenAccount): void {
    this.#accounts.set(account.userId, account);
    this.#changed.add(account.userId);
  }

  delete(userId: number): void {
    this.#accounts.delete(userId);
    this.#changed.add(userId);
  }

  /** The users whose freeze has changed, with their present one. */
  takeWrites(): Map<number, FrozenAccount | undefined> {
    const writes = new Map([...this.#changed].map((userId) => [userId, this.#accounts.get(userId)]));
    this.#changed.clear();
    return writes;
  }
}

export async function loadFrozenAccounts(db: Kysely<Database>): Promise<FrozenAccounts> {
  const rows = await db.selectFrom('frozen_accounts').selectAll().execute();
  return new FrozenAccounts(rows.map(accountOf));
}

export async function writeFrozenAccounts(
  db: Transaction<Database>,
  writes: ReadonlyMap<number, FrozenAccount | undefined>,
): Promise<void> {
  await sql`delete from frozen_accounts where user_id = any(${[...writes.keys()]}::integer[])`.execute(db);
  const rows = [...writes.values()].flatMap((account) =>
    account ? [{ user_id: account.userId, reason: account.reason, frozen_at: account.frozenAt }] : [],
  );
  const columns = { user_id: 'integer', reason: 'text', frozen_at: 'bigint' } as const;
  if (rows.length > 0) await insertRows('frozen_accounts', columns, rows).execute(db);
}

/** The accounts that were frozen last. */
export async function frozenAccountsOf(db: Kysely<Database>): Promise<FrozenAccount[]> {
  const rows = await db
    .selectFrom('frozen_accounts')
    .selectAll()
    .orderBy('frozen_at', 'desc')
    .orderBy('user_id')
    .limit(ACCOUNTS_SHOWN)
    .execute();
  return rows.map(accountOf);
}

const accountOf = ({ user_id: userId, reason, frozen_at: frozenAt }: FrozenRow): FrozenAccount => ({
  userId,
  reason,
  frozenAt,
});
