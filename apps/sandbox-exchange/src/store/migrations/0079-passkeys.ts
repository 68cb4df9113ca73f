import { sql, type Kysely } from 'kysely';

/** Passkeys of users. */
export const passkeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table passkeys (
      id integer generated always as identity primary key,
      user_id integer not null references users (id),
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      created_at bigint not null,
      last_used_at bigint
    )`.execute(db);
    await sql`create index passkeys_of_user on passkeys (user_id)`.execute(db);
    await sql`alter table outbox drop constraint outbox_purpose_check`.execute(db);
    await sql`alter table outbox add constraint outbox_purpose_check
      check (purpose in ('confirm', 'forget', 'password changed', 'new device', 'new passkey'))`.execute(db);
  },
};
