import { sql, type Kysely } from 'kysely';

/**
 * Types of spot orders with a limit price, stop-limit orders that wait for their trigger price (in ticks), and the arrival in the book:
 * a triggered or amended order has a later place in its queue than its id says.
 */
const statements = [
  sql`alter table orders
    drop constraint orders_type_check,
    drop constraint orders_status_check,
    drop constraint limit_has_a_price,
    add column trigger numeric(38, 0) check (trigger > 0),
    add column arrival bigint`,
  sql`update orders set arrival = id`,
  sql`alter table orders
    alter column arrival set not null,
    add constraint order_type_is_known check (type in ('limit', 'market', 'post_only', 'ioc', 'fok', 'stop_limit')),
    add constraint order_status_is_known check (status in ('waiting', 'open', 'filled', 'cancelled')),
    add constraint limit_has_a_price check ((type <> 'market') = (price is not null)),
    add constraint stop_has_a_trigger check ((type = 'stop_limit') = (trigger is not null)),
    add constraint only_a_stop_waits check (type = 'stop_limit' or status <> 'waiting'),
    add constraint immediate_never_rests check (not (type in ('ioc', 'fok') and status = 'open'))`,
  sql`drop index open_orders_of_user`,
  sql`create index open_orders_of_user on orders (user_id, id desc) where status in ('open', 'waiting')`,
];

export const orderTypes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
