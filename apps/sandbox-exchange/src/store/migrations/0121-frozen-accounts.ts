import { sql, type Kysely } from 'kysely';

/** The accounts that the desk has frozen. The end of a freeze deletes its row; the log of the desk keeps both acts. */
export const frozenAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table frozen_accounts (
      user_id integer primary key references users,
      reason text not null,
      frozen_at bigint not null
    )`.execute(db);
  },
};
