import { LONGEST_RATING, type Rating } from '@bourse/contracts/c2c';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../store/database';
import { HIDDEN } from './messages';
import type { OrderRecord } from './types';

declare module '../../store/database' {
  interface Database {
    c2c_ratings: RatingRow;
  }
}

export interface RatingRow {
  order_id: number;
  rater_id: number;
  rated_id: number;
  value: Rating;
  text: string;
  /** When it was given first; a change keeps it. */
  created_at: number;
}

/** How long a rating can be changed, milliseconds. */
export const RATING_CHANGE_MS = 86_400_000;

export interface NewRating {
  readonly order: OrderRecord;
  /** The rater, a party of the order. */
  readonly userId: number;
  readonly value: Rating;
  readonly text: string;
  readonly now: number;
}

export const isRatingText = (text: string): boolean => text.length <= LONGEST_RATING && !HIDDEN.test(text);

export const mayChange = ({ created_at: createdAt }: RatingRow, now: number): boolean =>
  now < createdAt + RATING_CHANGE_MS;

/** Adds or changes a rating. Returns whether the rating is kept as given; another one after the time of changes is not. */
export async function addRating(
  db: Kysely<Database>,
  { order, userId, value, text, now }: NewRating,
): Promise<boolean> {
  const rated = userId === order.publisherId ? order.takerId : order.publisherId;
  const { rows } = await sql`
    insert into c2c_ratings as kept (order_id, rater_id, rated_id, value, text, created_at)
    values (${order.id}, ${userId}, ${rated}, ${value}, ${text.trim()}, ${now})
    on conflict (order_id, rater_id) do update set value = excluded.value, text = excluded.text
      where kept.created_at > ${now - RATING_CHANGE_MS} or (kept.value = excluded.value and kept.text = excluded.text)
    returning order_id
  `.execute(db);
  return rows.length > 0;
}

/** Ratings of each order, of both parties. */
export async function ratingsOf(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RatingRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db.selectFrom('c2c_ratings').selectAll().where('order_id', 'in', orderIds).execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/**
 * Number of ratings of each user, and the share of good ones in per cent. A rater counts once, with the rating of its latest order.
 * All accounts that the user has invited, and the one that invited the user, count as one rater together.
 */
export async function reputations(
  db: Kysely<Database>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, { ratings: number; good_rate: string }>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: number; ratings: number; rate: string }>`
    select rated_id as "userId", count(*)::integer as ratings,
      round(100.0 * count(*) filter (where value = 'good') / count(*), 2)::text as rate
    from (
      select distinct on (rated_id, voice) rated_id, value from (
        select ratings.*,
          case when rater.inviter_id = rated_id or rated.inviter_id = rater_id then 0 else rater_id end as voice
        from c2c_ratings as ratings
        join users as rater on rater.id = rater_id join users as rated on rated.id = rated_id
        where rated_id = any(${[...new Set(userIds)]}::integer[])
      ) as given
      order by rated_id, voice, order_id desc
    ) as counted
    group by rated_id
  `.execute(db);
  return new Map(rows.map(({ userId, ratings, rate }) => [userId, { ratings, good_rate: rate }]));
}
