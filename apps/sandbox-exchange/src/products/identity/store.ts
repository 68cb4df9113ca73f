import './tables';
import { sql, type Kysely, type Transaction } from 'kysely';
import { insertRows, type Columns } from '../../store/bulk';
import type { Database } from '../../store/database';
import type { IdentityRow } from './tables';
import type { SealedPhoto } from './types';

const COLUMNS: Columns<IdentityRow> = {
  user_id: 'integer',
  card_hash: 'text',
  sealed: 'text',
  status: 'text',
  reason: 'text',
  submitted_at: 'bigint',
};

/** The working state, and unwritten changes. */
export interface IdentityState {
  readonly rows: Map<number, IdentityRow>;
  changed: Map<number, IdentityRow>;
  /** Photos that replace the present ones of a user; an empty list deletes them. Not kept in memory after the write. */
  photos: Map<number, readonly SealedPhoto[]>;
}

/** The verifications of all users; their pictures stay in the store. */
export async function loadIdentities(db: Kysely<Database>): Promise<IdentityState> {
  const rows = await db.selectFrom('identities').selectAll().execute();
  return { rows: new Map(rows.map((row) => [row.user_id, row])), changed: new Map(), photos: new Map() };
}

/** Writes changed verifications, and replaces the photos of their users. */
export async function writeIdentities(
  transaction: Transaction<Database>,
  rows: readonly IdentityRow[],
  photos: IdentityState['photos'],
): Promise<void> {
  await writeRows(transaction, rows);
  for (const [userId, ofUser] of photos) await replacePhotos(transaction, userId, ofUser);
}

const REVIEW_STATUS = { pending: 1, approved: 2, rejected: 3 } as const;

async function writeRows(transaction: Transaction<Database>, rows: readonly IdentityRow[]): Promise<void> {
  await sql`
    ${insertRows('identities', COLUMNS, rows)}
    on conflict (user_id) do update set card_hash = excluded.card_hash, sealed = excluded.sealed,
      status = excluded.status, reason = excluded.reason, submitted_at = excluded.submitted_at
  `.execute(transaction);
  for (const { user_id: userId, status } of rows) {
    await transaction
      .updateTable('users')
      .set({ review_status: REVIEW_STATUS[status] })
      .where('id', '=', userId)
      .execute();
  }
}

async function replacePhotos(
  transaction: Transaction<Database>,
  userId: number,
  photos: readonly SealedPhoto[],
): Promise<void> {
  await transaction
    .deleteFrom('identity_photos')
    .where('user_id', '=', userId)
    .where('is_accepted', '=', true)
    .execute();
  if (photos.length === 0) return;
  const names = photos.map(({ name }) => name);
  await transaction.updateTable('identity_photos').set({ is_accepted: true }).where('name', 'in', names).execute();
  for (const { upload } of photos) await deleteUpload(transaction, userId, upload);
}

/** PostgreSQL: another row refers to the row. */
const IN_USE = '23503';

/** Deletes an upload; one that another product keeps, such as the picture of a message, stays. */
async function deleteUpload(transaction: Transaction<Database>, userId: number, name: string): Promise<void> {
  await sql`savepoint upload`.execute(transaction);
  try {
    await transaction.deleteFrom('uploads').where('user_id', '=', userId).where('name', '=', name).execute();
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== IN_USE) throw error;
    await sql`rollback to savepoint upload`.execute(transaction);
  }
  await sql`release savepoint upload`.execute(transaction);
}
