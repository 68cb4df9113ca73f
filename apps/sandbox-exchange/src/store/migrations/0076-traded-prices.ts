import { sql, type Kysely } from 'kysely';

/** The last trade of a mark price that users make, in ticks; null with an index. */
export const tradedPrices = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table marks add column traded numeric(38, 0)`.execute(db);
  },
};
