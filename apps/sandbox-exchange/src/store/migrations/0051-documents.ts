import { sql, type Kysely } from 'kysely';

/**
 * The photos of a verification, encrypted. They are moved from the user's uploads when the verification is submitted.
 */
const statements = [
  sql`create table identity_photos (
    user_id integer not null references users (id),
    part text not null check (part in ('front', 'reverse', 'hand')),
    sealed bytea not null,
    primary key (user_id, part)
  )`,
  sql`create index identity_reads_of_user on identity_reads (user_id, id desc)`,
];

export const documents = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
