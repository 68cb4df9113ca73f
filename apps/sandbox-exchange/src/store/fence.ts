import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './database';

/** Name of the setting that says which process writes. */
const WRITER = 'writer';

/** Another process has taken over the database. */
export class FencedError extends Error {
  override name = 'FencedError';
}

/**
 * Makes this process the writer. Transactions of the writer before share a lock on the row: the update waits for those that run, and
 * those that begin after it fail. So a core whose lock was lost without its knowledge, such as one that was paused, commits nothing
 * after the next core has begun to load. Returns what each transaction with commands calls first.
 */
export async function becomeWriter(
  db: Kysely<Database>,
): Promise<(transaction: Transaction<Database>) => Promise<void>> {
  const writer = randomUUID();
  await sql`
    insert into settings (name, value) values (${WRITER}, ${writer})
    on conflict (name) do update set value = excluded.value
  `.execute(db);
  return async (transaction) => {
    const { rows } = await sql<{ value: string }>`
      select value from settings where name = ${WRITER} for share
    `.execute(transaction);
    if (rows[0]?.value !== writer) throw new FencedError('Another core has taken over the database.');
  };
}
