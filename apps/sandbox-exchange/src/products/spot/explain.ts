import type { Kysely } from 'kysely';
import type { ExplainedEntry, Explanation } from '../../ledger/entry-texts';
import type { Database } from '../../store/database';

/** The base currency of each trade. */
export async function explain(
  db: Kysely<Database>,
  entries: readonly ExplainedEntry[],
): Promise<ReadonlyMap<number, Explanation>> {
  const trades = entries.filter(({ kind }) => kind === 'trade');
  if (trades.length === 0) return new Map();
  const ids = trades.map(({ reference }) => reference);
  const fills = await db
    .selectFrom('fills')
    .innerJoin('pairs', 'pairs.id', 'pair_id')
    .select(['fills.id', 'base_id'])
    .where('fills.id', 'in', ids)
    .execute();
  const bases = new Map(fills.map(({ id, base_id: baseId }) => [id, baseId]));
  return new Map(
    trades.flatMap(({ id, reference }) => {
      const baseId = bases.get(reference);
      return baseId === undefined ? [] : [[id, { baseId }] as const];
    }),
  );
}
