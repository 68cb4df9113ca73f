import { sql, type Kysely } from 'kysely';

/** Recoveries of accounts whose second factor is lost. An account has one open request. */
export const recoveries = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table recoveries (
      id integer primary key,
      user_id integer not null references users,
      status text not null check (status in ('review', 'approved', 'refused', 'cancelled', 'done')),
      requested_at bigint not null,
      ends_at bigint check ((ends_at is not null) = (status in ('approved', 'done'))),
      reason text not null
    )`.execute(db);
    await sql`create unique index one_open_recovery_a_user on recoveries (user_id)
      where status in ('review', 'approved')`.execute(db);
    await sql`create index recoveries_of_user on recoveries (user_id, id desc)`.execute(db);
    await sql`alter table verification_codes drop constraint verification_codes_purpose_check`.execute(db);
    await sql`alter table verification_codes add constraint verification_codes_purpose_check
      check (purpose in ('confirm', 'forget', 'recovery'))`.execute(db);
    await sql`alter table outbox drop constraint outbox_purpose_check`.execute(db);
    await sql`alter table outbox add constraint outbox_purpose_check
      check (purpose in ('confirm', 'forget', 'recovery', 'password changed', 'new device', 'new passkey', 'new API key',
        'recovery requested', 'recovery approved', 'recovery refused', 'recovery cancelled', 'recovery done'))`.execute(
      db,
    );
  },
};
