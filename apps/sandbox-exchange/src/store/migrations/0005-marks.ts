import { sql, type Kysely } from 'kysely';

/** The series of mark prices: a row for each change, prices in ticks of the pair. */
export const marks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table marks (
      pair_id integer not null references pairs,
      at bigint not null,
      price numeric(38, 0) not null,
      last numeric(38, 0) not null,
      state text not null check (state in ('live', 'stale', 'outlier')),
      primary key (pair_id, at)
    )`.execute(db);
    await sql`create index marks_by_time on marks (at)`.execute(db);
  },
};
