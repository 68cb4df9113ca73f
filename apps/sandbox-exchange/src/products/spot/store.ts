import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../../store/bulk';
import type { Side } from '../../catalog/types';
import type { Database, Whole } from '../../store/database';
import type { FillRecord, OrderRecord } from './records';
import type { OrderStatus, OrderType, Trail } from './types';
import { SpotState, type SpotWrites } from './state';
import { loadVolumes, writeVolumes } from './volume-store';

interface OrderTable {
  id: number;
  user_id: number;
  pair_id: number;
  side: Side;
  type: OrderType;
  price: string | null;
  trigger: string | null;
  parent_id: number | null;
  oco_id: number | null;
  hold_price: string | null;
  take_profit: string | null;
  stop_loss: string | null;
  trail_distance: string | null;
  trail_unit: Trail['unit'] | null;
  trail_peak: string | null;
  armed: Whole;
  activated_at: number | null;
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

/** What changes of an order. */
const CHANGES = {
  price: 'numeric',
  trigger: 'numeric',
  hold_price: 'numeric',
  take_profit: 'numeric',
  stop_loss: 'numeric',
  trail_distance: 'numeric',
  trail_unit: 'text',
  trail_peak: 'numeric',
  armed: 'numeric',
  activated_at: 'bigint',
  arrival: 'bigint',
  quantity: 'numeric',
  filled: 'numeric',
  fee: 'numeric',
  status: 'text',
} as const;

const ORDER_COLUMNS: Columns<OrderRow> = {
  id: 'bigint',
  user_id: 'integer',
  pair_id: 'integer',
  side: 'text',
  type: 'text',
  parent_id: 'bigint',
  oco_id: 'bigint',
  created_at: 'bigint',
  ...CHANGES,
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

const CHANGE_COLUMNS: Columns<Pick<OrderRow, 'id' | keyof typeof CHANGES>> = { id: 'bigint', ...CHANGES };

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
  return new SpotState(open.map(toOrderRecord), await loadLastPrices(db), ids, await loadVolumes(db));
}

export async function writeSpot(
  db: Transaction<Database>,
  { placed, changed, fills, volumes }: SpotWrites,
): Promise<void> {
  if (placed.length > 0) await insertRows('orders', ORDER_COLUMNS, placed.map(toOrderRow)).execute(db);
  if (changed.length > 0) {
    const assignments = Object.keys(CHANGES).map((name) => sql`${sql.ref(name)} = changed.${sql.ref(name)}`);
    const columns = Object.keys(CHANGE_COLUMNS).map((name) => sql.ref(name));
    await sql`
      update orders set ${sql.join(assignments)}
      from ${unnest(CHANGE_COLUMNS, changed.map(toOrderRow))} as changed (${sql.join(columns)})
      where orders.id = changed.id
    `.execute(db);
  }
  if (fills.length > 0) await insertRows('fills', FILL_COLUMNS, fills.map(toFillRow)).execute(db);
  if (volumes.length > 0) await writeVolumes(db, volumes);
}

const read = (whole: string | null): bigint | undefined => (whole === null ? undefined : BigInt(whole));

export function toOrderRecord(row: OrderRow): OrderRecord {
  const { id, user_id: userId, pair_id: pairId, side, type, price, trigger, arrival, status } = row;
  return {
    id,
    userId,
    pairId,
    side,
    type,
    price: read(price),
    trigger: read(trigger),
    parentId: row.parent_id ?? undefined,
    ocoId: row.oco_id ?? undefined,
    holdPrice: read(row.hold_price),
    takeProfit: read(row.take_profit),
    stopLoss: read(row.stop_loss),
    trail:
      row.trail_distance === null || row.trail_unit === null
        ? undefined
        : { distance: BigInt(row.trail_distance), unit: row.trail_unit },
    peak: read(row.trail_peak),
    armed: BigInt(row.armed),
    activatedAt: row.activated_at ?? undefined,
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
    parent_id: order.parentId ?? null,
    oco_id: order.ocoId ?? null,
    hold_price: order.holdPrice?.toString() ?? null,
    take_profit: order.takeProfit?.toString() ?? null,
    stop_loss: order.stopLoss?.toString() ?? null,
    trail_distance: order.trail?.distance.toString() ?? null,
    trail_unit: order.trail?.unit ?? null,
    trail_peak: order.peak?.toString() ?? null,
    armed: order.armed.toString(),
    activated_at: order.activatedAt ?? null,
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
