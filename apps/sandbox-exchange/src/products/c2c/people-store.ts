import type { Relation, WeekHours } from '@bourse/contracts/c2c';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { People, type PeopleWrites } from './people-state';

declare module '../../store/database' {
  interface Database {
    c2c_relations: { user_id: number; other_id: number; relation: Relation };
    c2c_hours: HoursRow;
  }
}

interface HoursRow {
  user_id: number;
  /** `1,2,5`; 1 is Monday. */
  days: string;
  opens: string;
  closes: string;
  zone: string;
}

export async function loadPeople(db: Kysely<Database>): Promise<People> {
  const relations = await db.selectFrom('c2c_relations').selectAll().execute();
  const hours = await db.selectFrom('c2c_hours').selectAll().execute();
  return new People({
    relations: relations.map((row) => ({ userId: row.user_id, otherId: row.other_id, relation: row.relation })),
    hours: hours.map((row) => ({ userId: row.user_id, hours: toHours(row) })),
  });
}

export async function writePeople(db: Transaction<Database>, { relations, hours }: PeopleWrites): Promise<void> {
  for (const { userId, otherId, relation } of relations) {
    await (relation
      ? sql`insert into c2c_relations values (${userId}, ${otherId}, ${relation})
          on conflict (user_id, other_id) do update set relation = excluded.relation`.execute(db)
      : sql`delete from c2c_relations where user_id = ${userId} and other_id = ${otherId}`.execute(db));
  }
  for (const { userId, hours: kept } of hours) {
    await (kept
      ? sql`insert into c2c_hours values (${userId}, ${kept.days.join(',')}, ${kept.open}, ${kept.close}, ${kept.zone})
          on conflict (user_id) do update
          set days = excluded.days, opens = excluded.opens, closes = excluded.closes, zone = excluded.zone`.execute(db)
      : sql`delete from c2c_hours where user_id = ${userId}`.execute(db));
  }
}

const toHours = ({ days, opens, closes, zone }: HoursRow): WeekHours => ({
  days: days.split(',').map(Number),
  open: opens,
  close: closes,
  zone,
});

/** Hours of each user that has some. */
export async function hoursOf(
  db: Kysely<Database>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, WeekHours>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom('c2c_hours').selectAll().where('user_id', 'in', userIds).execute();
  return new Map(rows.map((row) => [row.user_id, toHours(row)]));
}

/** Whom a user follows and has blocked. */
export async function relationsOf(db: Kysely<Database>, userId: number) {
  return db.selectFrom('c2c_relations').selectAll().where('user_id', '=', userId).orderBy('other_id').execute();
}

/** Has one of two users blocked the other? */
export async function areBlocked(db: Kysely<Database>, one: number, other: number): Promise<boolean> {
  const { rows } = await sql`select 1 from c2c_relations where relation = 'blocked'
    and ((user_id = ${one} and other_id = ${other}) or (user_id = ${other} and other_id = ${one}))`.execute(db);
  return rows.length > 0;
}

/** Whether the list of ads of a user differs from that of a visitor: a block exists in one of the two directions. */
export async function hasBlocks(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from c2c_relations where relation = 'blocked'
    and (user_id = ${userId} or other_id = ${userId}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Does a user know another one: by an ad that the other has published, or by an order of both? */
export async function isKnown(db: Kysely<Database>, userId: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 where exists (select 1 from c2c_ads where user_id = ${otherId})
      or exists (select 1 from c2c_orders where publisher_id = ${userId} and taker_id = ${otherId})
      or exists (select 1 from c2c_relations where user_id = ${userId} and other_id = ${otherId})
  `.execute(db);
  return rows.length > 0;
}
