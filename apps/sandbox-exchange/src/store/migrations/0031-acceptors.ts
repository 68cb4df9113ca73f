import { sql, type Kysely } from 'kysely';

/** Acceptors and deals with them. */
const statements = [
  sql`create table acceptors (
    id integer primary key,
    user_id integer not null references users,
    name text not null unique,
    kind text not null check (kind in ('fiat', 'virtual')),
    deposit_limit numeric not null,
    withdraw_limit numeric not null,
    deposit_rate numeric not null,
    withdraw_rate numeric not null,
    wechat_nickname text not null,
    wechat_account text not null,
    ali_nickname text not null,
    ali_account text not null,
    bank_name text not null,
    bank_account text not null,
    bank_address text not null
  )`,
  sql`create table acceptor_deals (
    id bigint primary key,
    acceptor_id integer not null references acceptors,
    acceptor_user_id integer not null references users,
    user_id integer not null references users,
    direction text not null check (direction in ('deposit', 'withdraw')),
    way text not null check (way in ('ali_pay', 'we_chat', 'bank')),
    mobile text not null,
    account text not null,
    money numeric not null check (money > 0),
    currency_id integer not null references currencies,
    units numeric(38, 0) not null check (units > 0),
    status text not null check (status in ('waiting', 'transferred', 'confirmed', 'rejected')),
    created_at bigint not null,
    updated_at bigint not null,
    transferred_at bigint,
    constraint nobody_deals_with_himself check (acceptor_user_id <> user_id)
  )`,
  sql`create index acceptor_deals_of_user on acceptor_deals (user_id, direction, id desc)`,
];

export const acceptors = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
