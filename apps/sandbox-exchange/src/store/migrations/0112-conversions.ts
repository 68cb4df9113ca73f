import { sql, type Kysely } from 'kysely';

/**
 * Quotes of conversions of small balances, and what became of them; amounts in smallest units, `worth` in those of USDT. A user has one open quote. The
 * house account `conversion` needs no change: names of house accounts are free.
 */
const statements = [
  sql`create table conversions (
    id integer primary key,
    user_id integer not null references users,
    target_id integer not null references currencies,
    gross numeric(38, 0) not null,
    fee numeric(38, 0) not null check (fee >= 0 and fee < gross),
    quoted_at bigint not null,
    expires_at bigint not null check (expires_at > quoted_at),
    converted_at bigint check (converted_at >= quoted_at)
  )`,
  sql`create unique index one_open_quote_a_user on conversions (user_id) where converted_at is null`,
  sql`create index conversions_of_user on conversions (user_id, id desc) where converted_at is not null`,
  sql`create table conversion_lines (
    conversion_id integer not null references conversions on delete cascade,
    currency_id integer not null references currencies,
    amount numeric(38, 0) not null check (amount > 0),
    worth numeric(38, 0) not null check (worth >= 0),
    primary key (conversion_id, currency_id)
  )`,
];

export const conversions = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
