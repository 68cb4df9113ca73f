import { sql, type Kysely } from 'kysely';

/** Rate and fee of deals with acceptors; deals of earlier versions have none. */
const statements = [
  sql`alter table acceptor_deals
    add column price numeric check (price > 0),
    add column fee numeric check (fee >= 0)`,
];

export const dealTerms = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
