import { sql, type Kysely } from 'kysely';

/** Whom users of C2C follow and block, and the hours in which their ads can be taken. */
const statements = [
  sql`create table c2c_relations (
    user_id integer not null references users,
    other_id integer not null references users,
    relation text not null check (relation in ('followed', 'blocked')),
    primary key (user_id, other_id),
    constraint relation_to_another_user check (user_id <> other_id)
  )`,
  sql`create index c2c_relations_of_other on c2c_relations (other_id) where relation = 'blocked'`,
  sql`create table c2c_hours (
    user_id integer primary key references users,
    days text not null,
    opens text not null,
    closes text not null,
    zone text not null
  )`,
];

export const c2cPeople = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
