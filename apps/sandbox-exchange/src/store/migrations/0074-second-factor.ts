import { sql, type Kysely } from 'kysely';

/** Second factors, their recovery codes, and sessions that have given one a short time ago. */
export const secondFactor = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table second_factors (
      user_id integer primary key references users (id),
      secret text,
      last_step bigint not null default 0,
      uses text not null,
      pending_secret text,
      pending_until bigint not null default 0
    )`.execute(db);
    await sql`create table recovery_codes (
      user_id integer not null references users (id),
      code_hash text not null,
      primary key (user_id, code_hash)
    )`.execute(db);
    await sql`alter table sessions add column trusted_until bigint not null default 0`.execute(db);
  },
};
