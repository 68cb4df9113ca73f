import { sql, type Kysely } from 'kysely';

/** Values of users that follow their accounts to other devices. */
export const userSettings = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table user_settings (
      user_id integer not null references users,
      name text not null,
      version integer not null check (version > 0),
      value text not null,
      primary key (user_id, name)
    )`.execute(db);
  },
};
