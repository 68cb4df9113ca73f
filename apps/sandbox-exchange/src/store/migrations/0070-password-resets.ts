import { sql, type Kysely } from 'kysely';

/** When the password of a user was last set by a code. */
export const passwordResets = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table users add column password_reset_at bigint`.execute(db);
  },
};
