import { sql, type Kysely } from 'kysely';

/** The passkey that has opened a session. The passkey of an earlier session is unknown. */
export const passkeySessions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table sessions add column passkey_id integer`.execute(db);
  },
};
