import type { Decimal } from '@bourse/decimal';
import { sql, type Kysely, type OrderByItemBuilder } from 'kysely';
import type { Database } from '../../store/database';
import { rangeOf, type Page } from '../../store/paging';
import { C2C_DECIMALS } from './decimals';
import { toAd, toOrder } from './store';
import type { AdRecord, AdType, OrderRecord } from './types';

interface AdFilter {
  type: AdType;
  currencyId: number;
}

interface MarketFilter extends AdFilter {
  /** The index in CNY; `undefined`: ads that follow it are paused, and come last. */
  reference: Decimal | undefined;
  /** Ads of these users are left out: they cannot be taken. */
  frozen: readonly number[];
  /** A viewer does not see the ads of users of whom one has blocked the other; `isFollowed`: sees those of followed users only. */
  viewer?: { id: number; isFollowed: boolean } | undefined;
}

/** Whether a viewer sees the ads of a row's publisher. */
function isVisible(viewer: MarketFilter['viewer']) {
  if (!viewer) return sql<boolean>`true`;
  const { id, isFollowed } = viewer;
  return sql<boolean>`(not exists (select 1 from c2c_relations as blocks where relation = 'blocked'
    and ((blocks.user_id = ${id} and other_id = c2c_ads.user_id) or (blocks.user_id = c2c_ads.user_id and other_id = ${id})))
    and (${!isFollowed} or exists (select 1 from c2c_relations as follows
      where follows.user_id = ${id} and other_id = c2c_ads.user_id and relation = 'followed')))`;
}

/** The present price of a row, as `floatingPrice` has it; null for a paused ad, whatever its bounds. A bound that is null does not count. */
const presentPrice = (reference: Decimal | undefined) => sql<string | null>`(case when percent is null then price
  when ${reference ?? null}::numeric is null then null
  else least(greatest(round(${reference ?? null}::numeric * percent / 100, ${sql.lit(C2C_DECIMALS)}), least_price), most_price) end)`;

/** Each publisher has so many of its ads in a round; the rounds follow each other over the pages. */
const ADS_OF_A_ROUND = 2;

/**
 * Ads that can be taken; the best price for a taker first. So that one publisher cannot fill the first pages, its third and fourth ad come after the
 * first two of all publishers, and so on. Within a page the order is that of the prices.
 */
export async function marketAds(
  db: Kysely<Database>,
  { type, currencyId, reference, frozen, viewer }: MarketFilter,
  page: Page,
): Promise<AdRecord[]> {
  const { limit, offset } = rangeOf(page);
  const direction = type === 'sell' ? 'asc' : 'desc';
  const present = presentPrice(reference);
  const inOrder = (by: OrderByItemBuilder) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast();
  const rounds = db
    .selectFrom('c2c_ads')
    .selectAll()
    .select(
      sql<number>`(row_number() over (partition by user_id order by ${present} ${sql.raw(direction)} nulls last, id) - 1) / ${sql.lit(ADS_OF_A_ROUND)}`.as(
        'round',
      ),
    )
    .select(present.as('present'))
    .where(isVisible(viewer))
    .$if(frozen.length > 0, (ads) => ads.where('user_id', 'not in', frozen))
    .where('status', '=', 'open')
    .where('surplus', '>', '0')
    .where('type', '=', type)
    .where('currency_id', '=', currencyId);
  const ofPage = db
    .selectFrom(rounds.as('ads'))
    .selectAll()
    .orderBy('round')
    .orderBy('present', inOrder)
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  const rows = await db.selectFrom(ofPage.as('page')).selectAll().orderBy('present', inOrder).orderBy('id').execute();
  return rows.map(toAd);
}

/** Ads of a user, open and closed ones, newest first. */
export async function adsOf(
  db: Kysely<Database>,
  userId: number,
  { type, currencyId }: AdFilter,
  page: Page,
): Promise<AdRecord[]> {
  const { limit, offset } = rangeOf(page);
  const rows = await db
    .selectFrom('c2c_ads')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('currency_id', '=', currencyId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toAd);
}

export async function findAd(db: Kysely<Database>, id: number): Promise<AdRecord | undefined> {
  const row = await db.selectFrom('c2c_ads').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAd(row);
}

/** Orders of a user on either side, newest first. */
export async function ordersOf(db: Kysely<Database>, userId: number, page: Page): Promise<OrderRecord[]> {
  const { limit, offset } = rangeOf(page);
  // Each side is read from its own index, and no further than the page needs. No user is on both sides of an order.
  const of = (column: 'publisher_id' | 'taker_id') =>
    db
      .selectFrom('c2c_orders')
      .selectAll()
      .where(column, '=', userId)
      .orderBy('id', 'desc')
      .limit(limit + offset);
  const sides = db
    .selectFrom(of('publisher_id').as('published'))
    .selectAll()
    .unionAll(db.selectFrom(of('taker_id').as('taken')).selectAll());
  const rows = await db
    .selectFrom(sides.as('own'))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toOrder);
}

/** Orders of an ad, newest first. */
export async function ordersOfAd(db: Kysely<Database>, adId: number, page: Page): Promise<OrderRecord[]> {
  const { limit, offset } = rangeOf(page);
  const rows = await db
    .selectFrom('c2c_orders')
    .selectAll()
    .where('ad_id', '=', adId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toOrder);
}

export async function findOrder(db: Kysely<Database>, id: number): Promise<OrderRecord | undefined> {
  const row = await db.selectFrom('c2c_orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toOrder(row);
}

const MONTH_MS = 30 * 86_400_000;

/**
 * Completed orders of each publisher since 30 days before `now`, and their share in per cent of these and those that the
 * publisher did not pay. An order that its taker did not pay is not the publisher's fault.
 */
export async function completion(
  db: Kysely<Database>,
  publisherIds: readonly number[],
  now: number,
): Promise<Map<number, { deals: number; rate: string }>> {
  if (publisherIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: number; deals: number; rate: string }>`
    select publisher_id as "userId", count(*) filter (where status = 'completed')::integer as deals,
      round(100.0 * count(*) filter (where status = 'completed') / count(*), 2)::text as rate
    from c2c_orders
    where publisher_id = any(${[...new Set(publisherIds)]}::integer[]) and updated_at >= ${now - MONTH_MS}
      and (status = 'completed' or (status = 'cancelled' and ad_type = 'buy'))
    group by publisher_id
  `.execute(db);
  return new Map(rows.map(({ userId, deals, rate }) => [userId, { deals, rate }]));
}
