import { sql, type Kysely } from 'kysely';

/** Timed options; amounts in smallest units. An option without an outcome is open. */
export const options = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table options (
      id bigint primary key,
      user_id integer not null references users,
      pair_id integer not null references pairs,
      currency_id integer not null references currencies,
      direction text not null check (direction in ('up', 'down')),
      seconds integer not null check (seconds > 0),
      profit_ratio integer not null check (profit_ratio >= 0),
      amount numeric(38, 0) not null check (amount > 0),
      fee numeric(38, 0) not null check (fee >= 0),
      open_price numeric not null check (open_price > 0),
      opened_at bigint not null,
      expires_at bigint not null check (expires_at > opened_at),
      outcome text check (outcome in ('win', 'loss', 'draw', 'void')),
      end_price numeric,
      profit numeric(38, 0),
      settled_at bigint,
      check ((outcome is null) = (settled_at is null) and (outcome is null) = (profit is null))
    )`.execute(db);
    await sql`create index options_by_user on options (user_id, id)`.execute(db);
    await sql`create index options_open on options (expires_at) where outcome is null`.execute(db);
  },
};
