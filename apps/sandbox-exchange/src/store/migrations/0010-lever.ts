import { sql, type Kysely } from 'kysely';

/** Orders of leverage trading in all states; amounts are in quote currency. */
const statements = [
  sql`create table lever_orders (
    id bigint primary key,
    user_id integer not null references users,
    pair_id integer not null references pairs,
    direction text not null check (direction in ('long', 'short')),
    multiple integer not null check (multiple > 0),
    lots integer not null check (lots > 0),
    lot_size numeric not null check (lot_size > 0),
    order_price numeric not null check (order_price > 0),
    entry_price numeric not null check (entry_price > 0),
    initial_margin numeric not null check (initial_margin >= 0),
    margin numeric not null check (margin >= 0),
    trade_fee numeric not null check (trade_fee >= 0),
    overnight_fee numeric not null check (overnight_fee >= 0),
    take_profit numeric check (take_profit > 0),
    stop_loss numeric check (stop_loss > 0),
    status text not null check (status in ('entrust', 'position', 'closed', 'revoked')),
    close_price numeric,
    close_reason text,
    profit numeric not null,
    created_at bigint not null,
    opened_at bigint,
    ended_at bigint,
    overnight_until bigint
  )`,
  sql`create index lever_orders_of_user on lever_orders (user_id, status, id desc)`,
  sql`create index lever_orders_open on lever_orders (id) where status in ('entrust', 'position')`,
];

export const lever = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
