import { sql, type Kysely } from 'kysely';

/** Launches and subscriptions; quantities in whole tokens, `units` in the token's smallest unit. */
export const subscription = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table launches (
      id integer primary key,
      currency_id integer not null references currencies,
      quote_id integer not null references currencies,
      price numeric not null check (price > 0),
      total numeric(38, 0) not null check (total > 0),
      sold numeric(38, 0) not null check (sold >= 0 and sold <= total),
      presold numeric(38, 0) not null check (presold >= 0),
      starts_at bigint not null,
      ends_at bigint not null check (ends_at > starts_at),
      result_at bigint not null check (result_at >= ends_at),
      freeze_ms bigint not null check (freeze_ms >= 0)
    )`.execute(db);
    await sql`create table subscriptions (
      id bigint primary key,
      launch_id integer not null references launches,
      user_id integer not null references users,
      currency_id integer not null references currencies,
      price numeric not null check (price > 0),
      quantity numeric(38, 0) not null check (quantity > 0),
      units numeric(38, 0) not null check (units > 0),
      created_at bigint not null,
      unlocks_at bigint not null,
      unlocked_at bigint,
      check (unlocked_at is null or unlocked_at >= unlocks_at)
    )`.execute(db);
    await sql`create index subscriptions_of_user on subscriptions (user_id, id desc)`.execute(db);
  },
};
