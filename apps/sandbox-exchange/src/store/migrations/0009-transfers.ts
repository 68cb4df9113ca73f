import { sql, type Kysely } from 'kysely';

/** The reference of a transfer is its user, so that a page of the history is read from an index. */
const statements = [
  sql`update entries set reference = accounts.user_id
    from postings join accounts on accounts.id = postings.account_id
    where entries.kind = 'transfer' and postings.entry_id = entries.id`,
  sql`create index transfers_of_user on entries (reference, id desc) where kind = 'transfer'`,
];

export const transfers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
