import { sql, type Kysely } from 'kysely';

/**
 * Fees of invited users until they are settled, and the rebates that inviters got, in USDT's smallest unit. An inviter is older than those who are invited, so that invitations make no circle.
 */
const statements = [
  sql`alter table users add constraint an_inviter_is_older check (inviter_id < id)`,
  sql`create index users_of_inviter on users (inviter_id) where inviter_id is not null`,
  sql`create table invited_fees (
    user_id integer not null references users,
    day integer not null,
    fee numeric(38, 0) not null check (fee > 0),
    primary key (user_id, day)
  )`,
  sql`create table rebates (
    id integer primary key,
    inviter_id integer not null references users,
    invitee_id integer not null references users,
    fee numeric(38, 0) not null check (fee > 0),
    amount numeric(38, 0) not null check (amount > 0 and amount < fee),
    at bigint not null,
    constraint a_rebate_is_paid_once unique (invitee_id, at)
  )`,
  sql`create index rebates_of_inviter on rebates (inviter_id, id)`,
];

export const rebates = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
