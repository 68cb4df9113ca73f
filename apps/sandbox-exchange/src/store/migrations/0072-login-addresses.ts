import { sql, type Kysely } from 'kysely';

/** The addresses from which an account has logged in last: requests of strangers do not use up its codes for them. */
export const loginAddresses = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table login_addresses (
      user_id integer not null references users (id),
      address text not null,
      last_login_at bigint not null,
      primary key (user_id, address)
    )`.execute(db);
  },
};
