import { sql, type Kysely } from 'kysely';

/**
 * Messages of C2C orders, what each party has read of them, disputes, and what the desk has read and decided. A message without a user is
 * of the desk. A dispute that is `open` or `answered` freezes its order.
 */
const statements = [
  sql`create table c2c_messages (
    id bigint generated always as identity primary key,
    order_id bigint not null references c2c_orders,
    user_id integer references users,
    key text not null,
    text text not null,
    picture text references uploads (name),
    created_at bigint not null,
    constraint message_has_content check (text <> '' or picture is not null),
    unique (order_id, user_id, key)
  )`,
  sql`create index c2c_messages_of_order on c2c_messages (order_id, id)`,
  sql`create table c2c_reads (
    order_id bigint not null references c2c_orders,
    user_id integer not null references users,
    message_id bigint not null,
    primary key (order_id, user_id)
  )`,
  sql`create table c2c_disputes (
    id bigint primary key,
    order_id bigint not null references c2c_orders,
    opener_id integer not null references users,
    reason text not null,
    text text not null,
    evidence text not null,
    answer text not null,
    answer_evidence text not null,
    state text not null check (state in ('open', 'answered', 'decided', 'withdrawn')),
    winner text check (winner in ('buyer', 'seller')),
    note text not null,
    opened_at bigint not null,
    answer_by bigint not null,
    closed_at bigint,
    constraint decided_has_a_winner check ((state = 'decided') = (winner is not null)),
    constraint ended_has_a_time check ((state in ('decided', 'withdrawn')) = (closed_at is not null))
  )`,
  sql`create index c2c_disputes_of_order on c2c_disputes (order_id, id desc)`,
  sql`create unique index c2c_one_dispute on c2c_disputes (order_id) where state in ('open', 'answered')`,
  sql`create table c2c_desk_log (
    id bigint generated always as identity primary key,
    order_id bigint not null references c2c_orders,
    reader text not null,
    read_at bigint not null
  )`,
  sql`alter table c2c_orders drop constraint c2c_orders_cancelled_by_check,
    add constraint c2c_orders_cancelled_by_check check (cancelled_by in ('payer', 'timeout', 'desk'))`,
];

export const c2cTalk = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
