import { sql, type Kysely } from 'kysely';

/**
 * The acts of the desk, in one table that rows are only added to. The reads of identity documents and of the messages of disputes were
 * logged in two tables before; they are moved into it.
 */
const statements = [
  sql`create table desk_log (
    id bigint generated always as identity primary key,
    at bigint not null,
    actor text not null,
    act text not null,
    case_id bigint references desk_cases,
    user_id integer references users,
    verdict text check (verdict in ('approve', 'reject')),
    note text not null,
    documents text not null
  )`,
  sql`create index desk_log_of_documents on desk_log (documents, id desc) where documents <> ''`,
  sql`insert into desk_log (at, actor, act, user_id, note, documents)
    select at, actor, 'documents read', user_id, '', documents from (
      select read_at as at, reader as actor, user_id, 'identity of user ' || user_id as documents, id from identity_reads
      union all
      select read_at, reader, null, 'messages of C2C order ' || order_id, id from c2c_desk_log
    ) as reads order by at, id`,
  sql`drop table identity_reads`,
  sql`drop table c2c_desk_log`,
  sql`create function refuse_change_of_log() returns trigger language plpgsql
    as $$ begin raise exception 'the log of the desk is append-only'; end $$`,
  sql`create trigger desk_log_is_append_only before update or delete on desk_log
    for each statement execute function refuse_change_of_log()`,
];

export const deskLog = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
