import { sql, type Kysely } from 'kysely';

/** Ratings of completed C2C orders: one of each party. */
const statements = [
  sql`create table c2c_ratings (
    order_id bigint not null references c2c_orders,
    rater_id integer not null references users,
    rated_id integer not null references users,
    value text not null check (value in ('good', 'bad')),
    text text not null,
    created_at bigint not null,
    primary key (order_id, rater_id),
    constraint rating_of_another_user check (rater_id <> rated_id)
  )`,
  sql`create index c2c_ratings_of_user on c2c_ratings (rated_id)`,
];

export const c2cRatings = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
