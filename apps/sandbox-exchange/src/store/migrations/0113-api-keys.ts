import { sql, type Kysely } from 'kysely';

/** Keys for the API. */
export const apiKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table api_keys (
      id integer generated always as identity primary key,
      user_id integer not null references users (id),
      key text not null unique,
      secret text not null,
      name text not null,
      permissions text not null,
      addresses text not null,
      created_at bigint not null,
      expires_at bigint not null,
      last_used_at bigint,
      last_address text,
      unique (user_id, name)
    )`.execute(db);
    await sql`alter table outbox drop constraint outbox_purpose_check`.execute(db);
    await sql`alter table outbox add constraint outbox_purpose_check
      check (purpose in ('confirm', 'forget', 'password changed', 'new device', 'new passkey', 'new API key'))`.execute(
      db,
    );
  },
};
