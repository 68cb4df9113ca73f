import { sql, type Kysely } from 'kysely';

/** Whether the push service does not know a subscription any more. */
export const goneSubscriptions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table push_subscriptions add column gone boolean not null default false`.execute(db);
  },
};
