import { sql, type Kysely } from 'kysely';

/** Cases of the back office, and pictures that users upload. */
const statements = [
  sql`create table desk_cases (
    id bigint primary key,
    kind text not null,
    reference bigint not null,
    user_id integer not null references users,
    details text not null,
    opened_at bigint not null,
    status text not null check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
    decided_at bigint,
    note text not null
  )`,
  sql`create unique index pending_desk_cases on desk_cases (kind, reference) where status = 'pending'`,
  sql`create table uploads (
    name text primary key,
    user_id integer not null references users,
    type text not null,
    bytes bytea not null,
    created_at bigint not null
  )`,
  sql`create index uploads_of_user on uploads (user_id, created_at)`,
];

export const desk = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
