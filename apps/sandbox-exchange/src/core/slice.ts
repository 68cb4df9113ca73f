import { sql, type Transaction } from 'kysely';
import type { Database } from '../store/database';

/** Part of the old rows of a table, for a step of the housekeeping. */
export interface Slice {
  /** Epoch milliseconds: rows of before are old. */
  readonly before: number;
  /** Rows of a step. */
  readonly most: number;
  /** The last id that was looked at, by table. In memory only: a start begins anew. */
  readonly cursors: Map<string, number>;
}

/** A table whose ids grow with the time of its rows. */
interface Ordered {
  readonly table: 'entries' | 'fills' | 'orders';
  /** Column of the time in epoch milliseconds. */
  readonly time: 'at' | 'created_at';
}

/** The next rows to look at: ids above `after`, up to `last`. Moves the cursor of the table. */
export async function nextSlice(
  db: Transaction<Database>,
  { table, time }: Ordered,
  { before, most, cursors }: Slice,
): Promise<{ after: number; last: number; hasMore: boolean }> {
  const after = cursors.get(table) ?? 0;
  const { rows } = await sql<{ last: number | null; rows: number }>`
    select max(id) as last, count(*) as rows from (
      select id, ${sql.ref(time)} as time from ${sql.table(table)} where id > ${after} order by id limit ${most}
    ) as next where time < ${before}
  `.execute(db);
  const last = rows[0]?.last ?? after;
  cursors.set(table, last);
  return { after, last, hasMore: rows[0]?.rows === most };
}
