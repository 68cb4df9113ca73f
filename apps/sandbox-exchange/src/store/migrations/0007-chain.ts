import { sql, type Kysely } from 'kysely';

/** Transactions of the simulated chains. A withdrawal is broadcast once. */
export const chain = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table chain_transactions (
      id bigint primary key,
      direction text not null check (direction in ('in', 'out')),
      network text not null,
      hash text not null unique,
      address text not null,
      currency_id integer not null references currencies,
      amount numeric not null check (amount > 0),
      confirmations integer not null,
      reverse_at integer,
      is_open boolean not null,
      reference bigint unique
    )`.execute(db);
    await sql`create index open_chain_transactions on chain_transactions (id) where is_open`.execute(db);
  },
};
