import { sql, type Kysely, type Transaction } from 'kysely';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database } from '../../store/database';

export interface RecoveryRow {
  id: number;
  user_id: number;
  status: 'review' | 'approved' | 'refused' | 'cancelled' | 'done';
  requested_at: number;
  /** When the second factor ends, or has ended. */
  ends_at: number | null;
  /** Why staff refused it. */
  reason: string;
}

declare module '../../store/database' {
  interface Database {
    recoveries: RecoveryRow;
  }
}

const COLUMNS: Columns<RecoveryRow> = {
  id: 'integer',
  user_id: 'integer',
  status: 'text',
  requested_at: 'bigint',
  ends_at: 'bigint',
  reason: 'text',
};

/** The working state, and unwritten changes. */
export interface RecoveryState {
  readonly waitMs: number;
  /** In review or approved, by user. */
  readonly open: Map<number, RecoveryRow>;
  nextId: number;
  changed: Map<number, RecoveryRow>;
  /** User → since when the second factor is off. */
  ended: Map<number, number>;
}

export async function loadRecoveries(db: Kysely<Database>, waitMs: number): Promise<RecoveryState> {
  const rows = await db.selectFrom('recoveries').selectAll().where('status', 'in', ['review', 'approved']).execute();
  const newest = await db.selectFrom('recoveries').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return {
    waitMs,
    open: new Map(rows.map((row) => [row.user_id, row])),
    nextId: (newest?.id ?? 0) + 1,
    changed: new Map(),
    ended: new Map(),
  };
}

export const writeRecoveries = async (
  transaction: Transaction<Database>,
  rows: readonly RecoveryRow[],
  ended: RecoveryState['ended'],
): Promise<void> => {
  // Rows that end come first: a user has one open row.
  const [open, closed] = [true, false].map((isOpen) =>
    rows.filter(({ status }) => (status === 'review' || status === 'approved') === isOpen),
  );
  for (const part of [closed, open]) if (part && part.length > 0) await upsert(transaction, part);
  for (const [userId, at] of ended) await endSecondFactor(transaction, userId, at);
};

async function upsert(transaction: Transaction<Database>, rows: readonly RecoveryRow[]): Promise<void> {
  await sql`
    ${insertRows('recoveries', COLUMNS, rows)}
    on conflict (id) do update set status = excluded.status, ends_at = excluded.ends_at, reason = excluded.reason
  `.execute(transaction);
}

/**
 * Removes codes, recovery codes, passkeys and keys for the API of a user, ends its sessions, and holds its payments. The user is locked first:
 * a passkey or a key that is being made counts before, and is removed, or is refused.
 */
async function endSecondFactor(transaction: Transaction<Database>, userId: number, at: number): Promise<void> {
  await transaction.updateTable('users').set({ password_reset_at: at }).where('id', '=', userId).execute();
  for (const table of ['recovery_codes', 'second_factors', 'passkeys', 'api_keys'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await transaction
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The latest request of a user. */
export const latestRecovery = (db: Kysely<Database>, userId: number): Promise<RecoveryRow | undefined> =>
  db
    .selectFrom('recoveries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
