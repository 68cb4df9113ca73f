import { decimal } from '@bourse/decimal';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../../store/bulk';
import type { Database, Whole } from '../../store/database';
import { SubscriptionState, type SubscriptionWrites } from './state';
import type { LaunchRecord, SubscriptionOrder } from './types';

interface LaunchTable {
  id: number;
  currency_id: number;
  quote_id: number;
  price: string;
  total: Whole;
  sold: Whole;
  /** Sold before the exchange was seeded. */
  presold: Whole;
  starts_at: number;
  ends_at: number;
  result_at: number;
  freeze_ms: number;
}

interface OrderTable {
  id: number;
  launch_id: number;
  user_id: number;
  currency_id: number;
  price: string;
  quantity: Whole;
  units: Whole;
  created_at: number;
  unlocks_at: number;
  unlocked_at: number | null;
}

declare module '../../store/database' {
  interface Database {
    launches: LaunchTable;
    subscriptions: OrderTable;
  }
}

type OrderRow = Selectable<OrderTable>;
type LaunchRow = Selectable<LaunchTable>;

const ORDER_COLUMNS: Columns<OrderRow> = {
  id: 'bigint',
  launch_id: 'integer',
  user_id: 'integer',
  currency_id: 'integer',
  price: 'numeric',
  quantity: 'numeric',
  units: 'numeric',
  created_at: 'bigint',
  unlocks_at: 'bigint',
  unlocked_at: 'bigint',
};
const LAUNCH_COLUMNS: Columns<LaunchRow> = {
  id: 'integer',
  currency_id: 'integer',
  quote_id: 'integer',
  price: 'numeric',
  total: 'numeric',
  sold: 'numeric',
  presold: 'numeric',
  starts_at: 'bigint',
  ends_at: 'bigint',
  result_at: 'bigint',
  freeze_ms: 'bigint',
};
const UNLOCK_COLUMNS = { id: 'bigint', unlocked_at: 'bigint' } as const;
const SOLD_COLUMNS = { id: 'integer', sold: 'numeric' } as const;

export async function loadSubscriptions(db: Kysely<Database>): Promise<SubscriptionState> {
  const orders = await db.selectFrom('subscriptions').selectAll().orderBy('id').execute();
  return new SubscriptionState(await launches(db), orders.map(toOrder));
}

export async function writeSubscriptions(
  db: Transaction<Database>,
  { newLaunches, launches: changed, added, unlocked }: SubscriptionWrites,
): Promise<void> {
  if (newLaunches.length > 0) await insertRows('launches', LAUNCH_COLUMNS, newLaunches.map(toLaunchRow)).execute(db);
  if (changed.length > 0) {
    const rows = changed.map(({ id, sold }) => ({ id, sold: String(sold) }));
    await sql`
      update launches set sold = changed.sold from ${unnest(SOLD_COLUMNS, rows)} as changed (id, sold)
      where launches.id = changed.id
    `.execute(db);
  }
  if (added.length > 0) await insertRows('subscriptions', ORDER_COLUMNS, added.map(toRow)).execute(db);
  if (unlocked.length > 0) {
    const rows = unlocked.map(({ id, unlockedAt }) => ({ id, unlocked_at: unlockedAt ?? null }));
    await sql`
      update subscriptions set unlocked_at = done.unlocked_at
      from ${unnest(UNLOCK_COLUMNS, rows)} as done (id, unlocked_at)
      where subscriptions.id = done.id and subscriptions.unlocked_at is null
    `.execute(db);
  }
}

/** All launches by start. */
export async function launches(db: Kysely<Database>): Promise<LaunchRecord[]> {
  const rows = await db.selectFrom('launches').selectAll().orderBy('starts_at').execute();
  return rows.map((row) => ({
    id: row.id,
    currencyId: row.currency_id,
    quoteId: row.quote_id,
    price: decimal(row.price),
    total: BigInt(row.total),
    sold: BigInt(row.sold),
    presold: BigInt(row.presold),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    resultAt: row.result_at,
    freeze: row.freeze_ms,
  }));
}

/** A page of a user's subscriptions, newest first. */
export async function subscriptionsOf(
  db: Kysely<Database>,
  userId: number,
  { page, size }: { page: number; size: number },
): Promise<SubscriptionOrder[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map(toOrder);
}

/** Row of a new launch. */
function toLaunchRow(launch: LaunchRecord): LaunchRow {
  return {
    id: launch.id,
    currency_id: launch.currencyId,
    quote_id: launch.quoteId,
    price: launch.price,
    total: String(launch.total),
    sold: String(launch.sold),
    presold: String(launch.presold),
    starts_at: launch.startsAt,
    ends_at: launch.endsAt,
    result_at: launch.resultAt,
    freeze_ms: launch.freeze,
  };
}

function toOrder(row: OrderRow): SubscriptionOrder {
  return {
    id: row.id,
    launchId: row.launch_id,
    userId: row.user_id,
    currencyId: row.currency_id,
    price: decimal(row.price),
    quantity: BigInt(row.quantity),
    units: BigInt(row.units),
    createdAt: row.created_at,
    unlocksAt: row.unlocks_at,
    unlockedAt: row.unlocked_at ?? undefined,
  };
}

function toRow(order: SubscriptionOrder): OrderRow {
  return {
    id: order.id,
    launch_id: order.launchId,
    user_id: order.userId,
    currency_id: order.currencyId,
    price: order.price,
    quantity: String(order.quantity),
    units: String(order.units),
    created_at: order.createdAt,
    unlocks_at: order.unlocksAt,
    unlocked_at: order.unlockedAt ?? null,
  };
}
