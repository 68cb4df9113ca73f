import { sql, type Kysely } from 'kysely';

/** What makes a mark price. Of earlier prices it is not known: they count as those of resting orders, at which the house does not pay. */
export const markSources = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table marks add column source text not null default 'orders'
      check (source in ('index', 'trades', 'orders'))`.execute(db);
  },
};
