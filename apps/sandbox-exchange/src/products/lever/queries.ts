import type { Kysely } from 'kysely';
import { rangeOf, type Page, type Paged } from '../../store/paging';
import type { Database } from '../../store/database';
import { toLeverOrder } from './store';
import type { ClosedByOrder, LeverOrder, LeverStatus } from './types';

interface LeverFilter {
  readonly status: LeverStatus;
  readonly pairId: number | undefined;
}

/** A user's orders of one state, newest first. */
export async function leverOrdersOf(
  db: Kysely<Database>,
  userId: number,
  { status, pairId }: LeverFilter,
  page: Page,
): Promise<Paged<LeverOrder>> {
  let of = db.selectFrom('lever_orders').where('user_id', '=', userId).where('status', '=', status);
  if (pairId !== undefined) of = of.where('pair_id', '=', pairId);
  const { total } = await of.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = rangeOf(page);
  const rows = await of.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { rows: rows.map(toLeverOrder), total };
}

/** What reduce-only orders closed, by the ids of these, oldest first. */
export async function closedByOrders(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ClosedByOrder[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('lever_orders').selectAll().where('closed_by', 'in', ids).orderBy('id').execute();
  const closed = rows.map(toLeverOrder).filter((order) => order.status === 'closed');
  return Map.groupBy(closed, ({ closedBy }) => closedBy ?? 0);
}

export async function findLeverOrder(db: Kysely<Database>, id: number): Promise<LeverOrder | undefined> {
  const row = await db.selectFrom('lever_orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toLeverOrder(row);
}
