import type { Kysely } from 'kysely';
import type { ExplainedEntry, Explanation } from '../../ledger/entry-texts';
import type { Database } from '../../store/database';

/** Whether the coin that was held for an order has been paid out since. */
export async function explain(
  db: Kysely<Database>,
  entries: readonly ExplainedEntry[],
): Promise<ReadonlyMap<number, Explanation>> {
  const holds = entries.filter(({ kind }) => kind === 'c2c_hold');
  if (holds.length === 0) return new Map();
  const ids = holds.map(({ reference }) => reference);
  const paid = await db
    .selectFrom('c2c_orders')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'completed')
    .execute();
  const paidIds = new Set(paid.map(({ id }) => id));
  return new Map(holds.map(({ id, reference }) => [id, { isPaidOut: paidIds.has(reference) }]));
}
