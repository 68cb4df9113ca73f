import { Client } from 'pg';
import type { User, Write } from './load.ts';
import { PRODUCT_LOADS } from './products.ts';

/** Rows in the database, by product. */
export type StoredRows = ReadonlyMap<string, number>;

/** Counts the rows that the writes of the users have made. */
export async function countStored(
  databaseUrl: string,
  users: readonly (readonly [Write, User])[],
): Promise<StoredRows> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const counts = new Map<string, number>();
    for (const { product, stored } of PRODUCT_LOADS) {
      for (const [write, { id }] of users) {
        if (write.product !== product) continue;
        const { rows } = await client.query<{ count: number }>(stored, [id]);
        counts.set(product, (counts.get(product) ?? 0) + (rows[0]?.count ?? 0));
      }
    }
    return counts;
  } finally {
    await client.end();
  }
}
