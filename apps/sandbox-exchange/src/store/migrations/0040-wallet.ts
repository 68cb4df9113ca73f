import { sql, type Kysely } from 'kysely';

/** Withdrawals, deposits from a chain, deposit proofs, saved addresses. */
const statements = [
  sql`create table withdrawals (
    id bigint primary key,
    user_id integer not null references users,
    currency_id integer not null references currencies,
    wallet text not null,
    amount numeric(38, 0) not null check (amount > 0),
    fee numeric(38, 0) not null check (fee >= 0 and fee < amount),
    address text not null,
    network text not null,
    state text not null,
    hash text not null,
    reason text not null,
    broadcast_at bigint,
    created_at bigint not null
  )`,
  sql`create index withdrawals_by_user on withdrawals (user_id, currency_id, created_at)`,
  sql`create table chain_deposits (
    id bigint primary key,
    user_id integer not null references users,
    currency_id integer not null references currencies,
    network text not null,
    hash text not null,
    output integer not null,
    amount numeric(38, 0) not null check (amount > 0),
    confirmations integer not null check (confirmations >= 0),
    required integer not null,
    state text not null,
    created_at bigint not null,
    unique (network, hash, output)
  )`,
  sql`create index chain_deposits_by_user on chain_deposits (user_id, currency_id)`,
  sql`create table deposit_proofs (
    id bigint primary key,
    user_id integer not null references users,
    currency_id integer not null references currencies,
    from_address text not null,
    hash text not null,
    claimed numeric(38, 0) not null,
    credited numeric(38, 0) not null,
    picture text not null,
    state text not null,
    reason text not null,
    created_at bigint not null
  )`,
  sql`create unique index deposit_proofs_by_hash on deposit_proofs (lower(hash)) where state <> 'rejected'`,
  sql`create index deposit_proofs_by_user on deposit_proofs (user_id, currency_id)`,
  sql`create table saved_addresses (
    id bigint primary key,
    user_id integer not null references users,
    currency_id integer not null references currencies,
    address text not null,
    notes text not null,
    created_at bigint not null,
    unique (user_id, currency_id, address)
  )`,
];

export const wallet = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
