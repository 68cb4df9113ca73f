import { sql, type Kysely } from 'kysely';

/** Payee information, merchants, ads and orders between users. */
const statements = [
  sql`create table payees (
    user_id integer primary key references users,
    real_name text not null,
    bank_name text not null,
    bank_account text not null,
    alipay_account text not null,
    wechat_account text not null,
    wechat_nickname text not null
  )`,
  sql`create table merchants (
    user_id integer primary key references users,
    name text not null unique
  )`,
  sql`create table c2c_ads (
    id bigint primary key,
    user_id integer not null references users,
    type text not null check (type in ('buy', 'sell')),
    currency_id integer not null references currencies,
    price numeric not null check (price > 0),
    total numeric(38, 0) not null check (total > 0),
    surplus numeric(38, 0) not null check (surplus >= 0 and surplus <= total),
    minimum numeric(38, 0) check (minimum > 0),
    way text not null check (way in ('ali_pay', 'we_chat', 'bank')),
    status text not null check (status in ('open', 'withdrawn', 'completed')),
    created_at bigint not null,
    constraint closed_ad_is_empty check (status = 'open' or surplus = 0)
  )`,
  sql`create index c2c_ads_of_market on c2c_ads (currency_id, type, price) where status = 'open'`,
  sql`create index c2c_ads_of_user on c2c_ads (user_id, id desc)`,
  sql`create table c2c_orders (
    id bigint primary key,
    ad_id bigint not null references c2c_ads,
    ad_type text not null check (ad_type in ('buy', 'sell')),
    currency_id integer not null references currencies,
    publisher_id integer not null references users,
    taker_id integer not null references users,
    price numeric not null check (price > 0),
    amount numeric(38, 0) not null check (amount > 0),
    total numeric not null,
    way text not null,
    status text not null check (status in ('unpaid', 'paid', 'completed', 'cancelled')),
    cancelled_by text check (cancelled_by in ('payer', 'timeout')),
    publisher_payee text not null,
    taker_payee text not null,
    created_at bigint not null,
    updated_at bigint not null,
    constraint nobody_takes_an_ad_of_his_own check (publisher_id <> taker_id),
    constraint cancelled_has_a_reason check ((status = 'cancelled') = (cancelled_by is not null))
  )`,
  sql`create index c2c_orders_of_ad on c2c_orders (ad_id, id desc)`,
  sql`create index c2c_orders_of_publisher on c2c_orders (publisher_id, id desc)`,
  sql`create index c2c_orders_of_taker on c2c_orders (taker_id, id desc)`,
];

export const c2c = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
