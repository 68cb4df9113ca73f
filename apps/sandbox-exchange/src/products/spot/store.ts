import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../../store/bulk';
import type { Side } from '../../catalog/types';
import type { Database, Whole } from '../../store/database';
import type { FillRecord, OrderRecord } from './records';
import type { OrderStatus, OrderType } from './types';
import { SpotState, type SpotWrites } from './state';

interface OrderTable {
  id: number;
  user_id: number;
  pair_id: number;
  side: Side;
  type: OrderType;
  price: string | null;
  trigger: string | null;
  arrival: number;
  quantity: Whole;
  filled: Whole;
  fee: Whole;
  status: OrderStatus;
  created_at: number;
}

interface FillTable {
  id: number;
  pair_id: number;
  price: Whole;
  quantity: Whole;
  taker_side: Side;
  maker_order_id: number;
  taker_order_id: number;
  maker_user_id: number;
  taker_user_id: number;
  maker_fee: Whole;
  taker_fee: Whole;
  at: number;
}

declare module '../../store/database' {
  interface Database {
    orders: OrderTable;
    fills: FillTable;
  }
}

type OrderRow = Selectable<Database['orders']>;
type FillRow = Selectable<Database['fills']>;

const ORDER_COLUMNS: Columns<OrderRow> = {
  id: 'bigint',
  user_id: 'integer',
  pair_id: 'integer',
  side: 'text',
  type: 'text',
  price: 'numeric',
  trigger: 'numeric',
  arrival: 'bigint',
  quantity: 'numeric',
  filled: 'numeric',
  fee: 'numeric',
  status: 'text',
  created_at: 'bigint',
};

const FILL_COLUMNS: Columns<FillRow> = {
  id: 'bigint',
  pair_id: 'integer',
  price: 'numeric',
  quantity: 'numeric',
  taker_side: 'text',
  maker_order_id: 'bigint',
  taker_order_id: 'bigint',
  maker_user_id: 'integer',
  taker_user_id: 'integer',
  maker_fee: 'numeric',
  taker_fee: 'numeric',
  at: 'bigint',
};

const CHANGE_COLUMNS: Columns<Pick<OrderRow, 'id' | 'price' | 'arrival' | 'quantity' | 'filled' | 'fee' | 'status'>> = {
  id: 'bigint',
  price: 'numeric',
  arrival: 'bigint',
  quantity: 'numeric',
  filled: 'numeric',
  fee: 'numeric',
  status: 'text',
};

/** The open orders of the store, and from them the books. */
export async function loadSpot(db: Kysely<Database>): Promise<SpotState> {
  const open = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', ['open', 'waiting'])
    .orderBy('id')
    .execute();
  const next = await sql<{ order: number; fill: number }>`
    select (select coalesce(max(id), 0) + 1 from orders) as "order", (select coalesce(max(id), 0) + 1 from fills) as fill
  `.execute(db);
  const [{ order, fill } = { order: 1, fill: 1 }] = next.rows;
  // Arrivals are of the same sequence as ids. Those of orders that are done no longer count.
  const ids = { order: open.reduce((id, { arrival }) => Math.max(id, arrival + 1), order), fill };
  return new SpotState(open.map(toOrderRecord), await loadLastPrices(db), ids);
}

export async function writeSpot(db: Transaction<Database>, { placed, changed, fills }: SpotWrites): Promise<void> {
  if (placed.length > 0) await insertRows('orders', ORDER_COLUMNS, placed.map(toOrderRow)).execute(db);
  if (changed.length > 0) {
    await sql`
      update orders set price = changed.price, arrival = changed.arrival, quantity = changed.quantity,
        filled = changed.filled, fee = changed.fee, status = changed.status
      from ${unnest(CHANGE_COLUMNS, changed.map(toOrderRow))} as changed (id, price, arrival, quantity, filled, fee, status)
      where orders.id = changed.id
    `.execute(db);
  }
  if (fills.length > 0) await insertRows('fills', FILL_COLUMNS, fills.map(toFillRow)).execute(db);
}

export function toOrderRecord(row: OrderRow): OrderRecord {
  const { id, user_id: userId, pair_id: pairId, side, type, price, trigger, arrival, status } = row;
  return {
    id,
    userId,
    pairId,
    side,
    type,
    price: price === null ? undefined : BigInt(price),
    trigger: trigger === null ? undefined : BigInt(trigger),
    arrival,
    quantity: BigInt(row.quantity),
    filled: BigInt(row.filled),
    fee: BigInt(row.fee),
    status,
    createdAt: row.created_at,
  };
}

function toOrderRow(order: OrderRecord): OrderRow {
  const { id, userId, pairId, side, type, price, trigger, arrival, status, createdAt } = order;
  return {
    id,
    user_id: userId,
    pair_id: pairId,
    side,
    type,
    price: price?.toString() ?? null,
    trigger: trigger?.toString() ?? null,
    arrival,
    quantity: order.quantity.toString(),
    filled: order.filled.toString(),
    fee: order.fee.toString(),
    status,
    created_at: createdAt,
  };
}

export function toFillRecord(row: FillRow): FillRecord {
  return {
    id: row.id,
    pairId: row.pair_id,
    price: BigInt(row.price),
    quantity: BigInt(row.quantity),
    takerSide: row.taker_side,
    makerOrderId: row.maker_order_id,
    takerOrderId: row.taker_order_id,
    makerUserId: row.maker_user_id,
    takerUserId: row.taker_user_id,
    makerFee: BigInt(row.maker_fee),
    takerFee: BigInt(row.taker_fee),
    at: row.at,
  };
}

function toFillRow(fill: FillRecord): FillRow {
  return {
    id: fill.id,
    pair_id: fill.pairId,
    price: fill.price.toString(),
    quantity: fill.quantity.toString(),
    taker_side: fill.takerSide,
    maker_order_id: fill.makerOrderId,
    taker_order_id: fill.takerOrderId,
    maker_user_id: fill.makerUserId,
    taker_user_id: fill.takerUserId,
    maker_fee: fill.makerFee.toString(),
    taker_fee: fill.takerFee.toString(),
    at: fill.at,
  };
}

/** Last traded price of every pair, in ticks. */
async function loadLastPrices(db: Kysely<Database>): Promise<Map<number, bigint>> {
  const { rows } = await sql<{ id: number; price: string | null }>`
    select id, (select price from fills where pair_id = pairs.id order by fills.id desc limit 1) as price from pairs
  `.execute(db);
  return new Map(rows.flatMap(({ id, price }) => (price === null ? [] : [[id, BigInt(price)] as const])));
}
