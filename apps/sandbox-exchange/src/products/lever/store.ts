import { parseDecimal, ZERO, type Decimal } from '@bourse/decimal';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../../store/bulk';
import type { Database } from '../../store/database';
import { writeCharges } from './charge-store';
import { LeverState, type LeverWrites } from './state';
import { availableKey, type Available } from './published-account';
import {
  isOpen,
  LEVER_WALLET,
  type CloseReason,
  type Direction,
  type ExitTrigger,
  type LeverOrder,
  type LeverStatus,
  type Trail,
} from './types';

interface LeverOrderTable {
  id: number;
  user_id: number;
  pair_id: number;
  direction: Direction;
  multiple: number;
  lots: number;
  lot_size: string;
  order_price: string;
  entry_price: string;
  initial_margin: string;
  margin: string;
  trade_fee: string;
  overnight_fee: string;
  take_profit: string | null;
  stop_loss: string | null;
  exit_trigger: ExitTrigger;
  trail_distance: string | null;
  trail_unit: Trail['unit'] | null;
  trail_peak: string | null;
  reduce_only: boolean;
  status: LeverStatus;
  close_price: string | null;
  close_reason: CloseReason | null;
  closed_by: number | null;
  profit: string;
  created_at: number;
  opened_at: number | null;
  ended_at: number | null;
  overnight_until: number | null;
}

declare module '../../store/database' {
  interface Database {
    lever_orders: LeverOrderTable;
  }
}

type LeverRow = Selectable<Database['lever_orders']>;

const COLUMNS: Columns<LeverRow> = {
  id: 'bigint',
  user_id: 'integer',
  pair_id: 'integer',
  direction: 'text',
  multiple: 'integer',
  lots: 'integer',
  lot_size: 'numeric',
  order_price: 'numeric',
  entry_price: 'numeric',
  initial_margin: 'numeric',
  margin: 'numeric',
  trade_fee: 'numeric',
  overnight_fee: 'numeric',
  take_profit: 'numeric',
  stop_loss: 'numeric',
  exit_trigger: 'text',
  trail_distance: 'numeric',
  trail_unit: 'text',
  trail_peak: 'numeric',
  reduce_only: 'boolean',
  status: 'text',
  close_price: 'numeric',
  close_reason: 'text',
  closed_by: 'bigint',
  profit: 'numeric',
  created_at: 'bigint',
  opened_at: 'bigint',
  ended_at: 'bigint',
  overnight_until: 'bigint',
};

export async function loadLever(db: Kysely<Database>): Promise<LeverState> {
  const open = await db
    .selectFrom('lever_orders')
    .selectAll()
    .where('status', 'in', ['entrust', 'position'])
    .orderBy('id')
    .execute();
  const { next } = await db
    .selectFrom('lever_orders')
    .select((of) => sql<number>`${of.fn.coalesce(of.fn.max('id'), sql<number>`0`)} + 1`.as('next'))
    .executeTakeFirstOrThrow();
  return new LeverState(open.map(toLeverOrder).filter(isOpen), next);
}

/** Available money of users' contract accounts, in units. */
export async function loadAvailable(db: Kysely<Database>, userIds: readonly number[]): Promise<Available> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['user_id', 'currency_id', 'available'])
    .where('wallet', '=', LEVER_WALLET)
    .where(sql<boolean>`user_id = any(${userIds}::integer[])`)
    .execute();
  return new Map(
    rows.map(({ user_id, currency_id, available }) => [availableKey(user_id ?? 0, currency_id), BigInt(available)]),
  );
}

/** A changed order is final or differs in margin, fees, stops and times; all columns are written. */
export async function writeLever(db: Transaction<Database>, { placed, changed, charges }: LeverWrites): Promise<void> {
  if (placed.length > 0) await insertRows('lever_orders', COLUMNS, placed.map(toLeverRow)).execute(db);
  if (charges.length > 0) await writeCharges(db, charges);
  if (changed.length === 0) return;
  const names = Object.keys(COLUMNS).filter((name) => name !== 'id');
  const assignments = names.map((name) => sql`${sql.ref(name)} = changed.${sql.ref(name)}`);
  const columns = Object.keys(COLUMNS).map((name) => sql.ref(name));
  await sql`
    update lever_orders set ${sql.join(assignments)}
    from ${unnest(COLUMNS, changed.map(toLeverRow))} as changed (${sql.join(columns)})
    where lever_orders.id = changed.id
  `.execute(db);
}

const read = (value: string): Decimal => parseDecimal(value) ?? ZERO;
const readMaybe = (value: string | null): Decimal | undefined => (value === null ? undefined : read(value));

function readTrail({ trail_distance: distance, trail_unit: unit }: LeverRow): Trail | undefined {
  return distance === null || unit === null ? undefined : { distance: read(distance), unit };
}

/** A column of the state that is empty is unknown: one such row must not keep the exchange from opening. The audit reports it. */
export function toLeverOrder(row: LeverRow): LeverOrder {
  const order = {
    id: row.id,
    userId: row.user_id,
    pairId: row.pair_id,
    direction: row.direction,
    multiple: row.multiple,
    lots: row.lots,
    lotSize: read(row.lot_size),
    orderPrice: read(row.order_price),
    entryPrice: read(row.entry_price),
    initialMargin: read(row.initial_margin),
    margin: read(row.margin),
    tradeFee: read(row.trade_fee),
    overnightFee: read(row.overnight_fee),
    takeProfit: readMaybe(row.take_profit),
    stopLoss: readMaybe(row.stop_loss),
    exitTrigger: row.exit_trigger,
    trail: readTrail(row),
    peak: readMaybe(row.trail_peak),
    reduceOnly: row.reduce_only,
    createdAt: row.created_at,
  };
  const { status } = row;
  if (status === 'entrust') return { ...order, status };
  if (status === 'position') return { ...order, ...openedIn(row), status };
  const endedAt = row.ended_at ?? undefined;
  const closeReason = row.close_reason ?? undefined;
  if (status === 'filled') return { ...order, status, endedAt };
  if (status === 'revoked') return { ...order, status, endedAt, closeReason };
  return {
    ...order,
    ...openedIn(row),
    status,
    endedAt,
    closePrice: readMaybe(row.close_price),
    closeReason,
    closedBy: row.closed_by ?? undefined,
    profit: read(row.profit),
  };
}

const openedIn = (row: LeverRow) => ({
  openedAt: row.opened_at ?? undefined,
  overnightUntil: row.overnight_until ?? undefined,
});

function toLeverRow(order: LeverOrder): LeverRow {
  return {
    id: order.id,
    user_id: order.userId,
    pair_id: order.pairId,
    direction: order.direction,
    multiple: order.multiple,
    lots: order.lots,
    lot_size: order.lotSize,
    order_price: order.orderPrice,
    entry_price: order.entryPrice,
    initial_margin: order.initialMargin,
    margin: order.margin,
    trade_fee: order.tradeFee,
    overnight_fee: order.overnightFee,
    take_profit: order.takeProfit ?? null,
    stop_loss: order.stopLoss ?? null,
    exit_trigger: order.exitTrigger,
    trail_distance: order.trail?.distance ?? null,
    trail_unit: order.trail?.unit ?? null,
    trail_peak: order.peak ?? null,
    reduce_only: order.reduceOnly,
    status: order.status,
    close_price: order.status === 'closed' ? (order.closePrice ?? null) : null,
    close_reason: 'closeReason' in order ? (order.closeReason ?? null) : null,
    closed_by: order.status === 'closed' ? (order.closedBy ?? null) : null,
    profit: order.status === 'closed' ? order.profit : ZERO,
    created_at: order.createdAt,
    opened_at: 'openedAt' in order ? (order.openedAt ?? null) : null,
    ended_at: 'endedAt' in order ? (order.endedAt ?? null) : null,
    overnight_until: 'overnightUntil' in order ? (order.overnightUntil ?? null) : null,
  };
}
