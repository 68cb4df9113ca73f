import { sql, type Kysely } from 'kysely';

/**
 * The encrypted photos of verifications in pieces: see `store/pieces`. A photo is stored before the command that accepts it, so that no
 * transaction holds its bytes. A photo from before is one piece.
 */
const statements = [
  sql`alter table identity_photos
    add column name text,
    add column is_accepted boolean not null default true,
    drop constraint identity_photos_pkey`,
  sql`update identity_photos set name = user_id || '-' || part`,
  sql`alter table identity_photos
    alter column is_accepted drop default,
    add primary key (name)`,
  sql`create unique index accepted_photos_of_user on identity_photos (user_id, part) where is_accepted`,
  sql`create table identity_photo_pieces (
    name text not null references identity_photos (name) on delete cascade,
    start integer not null check (start >= 0),
    bytes bytea not null,
    primary key (name, start)
  )`,
  sql`insert into identity_photo_pieces (name, start, bytes) select name, 0, sealed from identity_photos`,
  sql`alter table identity_photos drop column sealed`,
];

export const photoPieces = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
