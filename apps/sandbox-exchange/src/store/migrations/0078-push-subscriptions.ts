import { sql, type Kysely } from 'kysely';

/** Web Push subscriptions. One belongs to a session, and goes with it. */
export const pushSubscriptions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table push_subscriptions (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      token_hash text not null unique references sessions (token_hash) on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      kinds text not null
    )`.execute(db);
    await sql`create index push_subscriptions_of_user on push_subscriptions (user_id)`.execute(db);
  },
};
