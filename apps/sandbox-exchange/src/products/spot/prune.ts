import { sql, type Transaction } from 'kysely';
import { nextSlice, type Slice } from '../../core/slice';
import type { Database } from '../../store/database';

/** Deletes some of bots' fills among themselves and of their orders that are done; the last fill of every pair is kept. */
export async function pruneSpot(db: Transaction<Database>, slice: Slice): Promise<boolean> {
  if (await deleteFills(db, slice)) return true;
  return deleteOrders(db, slice);
}

async function deleteFills(db: Transaction<Database>, slice: Slice): Promise<boolean> {
  const { after, last, hasMore } = await nextSlice(db, { table: 'fills', time: 'at' }, slice);
  await sql`
    delete from fills using users as maker, users as taker
    where fills.id > ${after} and fills.id <= ${last}
      and maker.id = maker_user_id and maker.is_bot and taker.id = taker_user_id and taker.is_bot
      and fills.id < (select max(newer.id) from fills as newer where newer.pair_id = fills.pair_id)
  `.execute(db);
  return hasMore;
}

async function deleteOrders(db: Transaction<Database>, slice: Slice): Promise<boolean> {
  const { after, last, hasMore } = await nextSlice(db, { table: 'orders', time: 'created_at' }, slice);
  // The newest order stays, also that of a bot: the next id is counted from it.
  await sql`
    delete from orders using users
    where orders.id > ${after} and orders.id <= ${last} and status in ('filled', 'cancelled') and users.id = user_id and is_bot
      and orders.id < (select max(id) from orders)
      and not exists (select from fills where maker_order_id = orders.id)
      and not exists (select from fills where taker_order_id = orders.id)
  `.execute(db);
  return hasMore;
}
