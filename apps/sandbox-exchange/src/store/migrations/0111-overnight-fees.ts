import { sql, type Kysely } from 'kysely';

/**
 * Overnight fees of leverage positions, each as it was booked. Earlier ones are taken from the ledger, which knows neither price nor rate; those that
 * were booked at one time, after a downtime, become one.
 */
const statements = [
  sql`create table lever_overnight_fees (
    id bigint generated always as identity primary key,
    order_id bigint not null references lever_orders,
    user_id integer not null references users,
    pair_id integer not null references pairs,
    at bigint not null,
    lots integer check (lots > 0),
    price numeric check (price > 0),
    value numeric check (value > 0),
    rate numeric check (rate > 0),
    fee numeric not null check (fee > 0),
    constraint a_midnight_is_charged_once unique (order_id, at)
  )`,
  sql`create index lever_overnight_fees_of_user on lever_overnight_fees (user_id, at desc, id desc)`,
  sql`insert into lever_overnight_fees (order_id, user_id, pair_id, at, fee)
    select lever_orders.id, lever_orders.user_id, pair_id, entries.at,
      trim_scale(sum(postings.available) / ('1e' || currencies.scale)::numeric)
    from entries join postings on postings.entry_id = entries.id join accounts on accounts.id = account_id
    join lever_orders on lever_orders.id = entries.reference
    join pairs on pairs.id = pair_id join currencies on currencies.id = pairs.quote_id
    where kind = 'lever_overnight' and house = 'fees'
    group by lever_orders.id, entries.at, currencies.scale order by entries.at, lever_orders.id`,
];

export const overnightFees = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
