import { sql, type Kysely } from 'kysely';

/** Where sessions were begun, and the devices that an account has logged in from. */
export const devices = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table sessions add column id integer generated always as identity`.execute(db);
    await sql`alter table sessions add column device text not null default ''`.execute(db);
    await sql`alter table sessions add column address text not null default ''`.execute(db);
    await sql`create table known_devices (
      user_id integer not null references users (id),
      device text not null,
      last_login_at bigint not null,
      primary key (user_id, device)
    )`.execute(db);
    await sql`alter table outbox drop constraint outbox_purpose_check`.execute(db);
    await sql`alter table outbox add constraint outbox_purpose_check
      check (purpose in ('confirm', 'forget', 'password changed', 'new device'))`.execute(db);
  },
};
