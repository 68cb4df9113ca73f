import { sql, type Kysely } from 'kysely';

/** The bytes of pictures in pieces: see `uploads/uploads`. A picture from before is one piece. */
const statements = [
  sql`create table upload_pieces (
    name text not null references uploads (name) on delete cascade,
    start integer not null check (start >= 0),
    bytes bytea not null,
    primary key (name, start)
  )`,
  sql`insert into upload_pieces (name, start, bytes) select name, 0, bytes from uploads`,
  sql`alter table uploads drop column bytes`,
];

export const uploadPieces = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
