import { sql, type Kysely } from 'kysely';

/** The inviter of a user. */
export const inviters = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table users add column inviter_id integer references users (id)`.execute(db);
  },
};
