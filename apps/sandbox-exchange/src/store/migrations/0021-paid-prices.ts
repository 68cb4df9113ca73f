import { sql, type Kysely } from 'kysely';

/** The price that was paid as an option opened, beside the mark; null for options of before, which the mark alone decides. */
export const paidPrices = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table options add column open_paid numeric check (open_paid > 0)`.execute(db);
  },
};
