import { sql, type Kysely } from 'kysely';

/** Holds with purpose and reference, house accounts for products, requests for idempotency, deadlines. */
const statements = [
  sql`alter table accounts drop constraint accounts_house_check`,
  sql`alter table accounts add constraint house_has_a_name check (house <> '')`,
  sql`create table holds (
    account_id bigint not null references accounts,
    purpose text not null,
    reference bigint not null,
    amount numeric(38, 0) not null check (amount > 0),
    primary key (account_id, purpose, reference)
  )`,
  sql`insert into holds (account_id, purpose, reference, amount)
    select accounts.id, 'order', orders.id,
      case side when 'buy' then price * tick_size else 1 end
      * (quantity - filled) * lot_size * ('1e' || currencies.scale)::numeric
    from orders join pairs on pairs.id = pair_id
    join currencies on currencies.id = case side when 'buy' then quote_id else base_id end
    join accounts on accounts.user_id = orders.user_id and accounts.currency_id = currencies.id and wallet = 'change'
    where status = 'open'`,
  sql`create table requests (
    user_id integer not null references users,
    action text not null,
    client_id text not null,
    fields_hash text not null,
    outcome text not null,
    at bigint not null,
    primary key (user_id, action, client_id)
  )`,
  sql`create index requests_by_time on requests (at)`,
  sql`drop index orders_by_client_id`,
  sql`alter table orders drop column client_order_id`,
  sql`create table deadlines (
    product text not null,
    key text not null,
    at bigint not null,
    sequence bigint not null,
    primary key (product, key)
  )`,
];

export const core = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
