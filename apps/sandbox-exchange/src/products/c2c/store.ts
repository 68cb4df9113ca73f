import { decimal } from '@bourse/decimal';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertRows, unnest, type Columns } from '../../store/bulk';
import type { Database, Whole } from '../../store/database';
import { REMEMBERED_MS } from './limits';
import { C2cState, type C2cWrites } from './state';
import { loadPeople, writePeople } from './people-store';
import { loadDeskMessages, writeDeskMessages } from './desk-messages';
import { loadDisputes, nextDisputeId, writeDisputes } from './disputes-store';
import type { AdRecord, AdStatus, AdType, CancelledBy, OrderRecord, OrderStatus, TradePayee, Way } from './types';

declare module '../../store/database' {
  interface Database {
    c2c_ads: AdTable;
    c2c_orders: OrderTable;
  }
}

interface AdTable {
  id: number;
  user_id: number;
  type: AdType;
  currency_id: number;
  price: string;
  total: Whole;
  surplus: Whole;
  minimum: Whole | null;
  way: Way;
  status: AdStatus;
  created_at: number;
  percent: string | null;
  least_price: string | null;
  most_price: string | null;
}

interface OrderTable {
  id: number;
  ad_id: number;
  ad_type: AdType;
  currency_id: number;
  publisher_id: number;
  taker_id: number;
  price: string;
  amount: Whole;
  total: string;
  way: Way;
  status: OrderStatus;
  cancelled_by: CancelledBy | null;
  /** Payee snapshots as JSON. */
  publisher_payee: string;
  taker_payee: string;
  created_at: number;
  updated_at: number;
}

type AdRow = Selectable<AdTable>;
type OrderRow = Selectable<OrderTable>;

const AD_COLUMNS: Columns<AdRow> = {
  id: 'bigint',
  user_id: 'integer',
  type: 'text',
  currency_id: 'integer',
  price: 'numeric',
  total: 'numeric',
  surplus: 'numeric',
  minimum: 'numeric',
  way: 'text',
  status: 'text',
  created_at: 'bigint',
  percent: 'numeric',
  least_price: 'numeric',
  most_price: 'numeric',
};
const AD_CHANGE_COLUMNS: Columns<Pick<AdRow, 'id' | 'surplus' | 'status' | 'percent' | 'least_price' | 'most_price'>> =
  {
    id: 'bigint',
    surplus: 'numeric',
    status: 'text',
    percent: 'numeric',
    least_price: 'numeric',
    most_price: 'numeric',
  };
const ORDER_COLUMNS: Columns<OrderRow> = {
  id: 'bigint',
  ad_id: 'bigint',
  ad_type: 'text',
  currency_id: 'integer',
  publisher_id: 'integer',
  taker_id: 'integer',
  price: 'numeric',
  amount: 'numeric',
  total: 'numeric',
  way: 'text',
  status: 'text',
  cancelled_by: 'text',
  publisher_payee: 'text',
  taker_payee: 'text',
  created_at: 'bigint',
  updated_at: 'bigint',
};
const ORDER_CHANGE_COLUMNS: Columns<Pick<OrderRow, 'id' | 'status' | 'cancelled_by' | 'updated_at'>> = {
  id: 'bigint',
  status: 'text',
  cancelled_by: 'text',
  updated_at: 'bigint',
};

export async function loadC2c(db: Kysely<Database>): Promise<C2cState> {
  const ads = await db.selectFrom('c2c_ads').selectAll().where('status', '=', 'open').orderBy('id').execute();
  const orders = await db
    .selectFrom('c2c_orders')
    .selectAll()
    .where('status', 'in', ['unpaid', 'paid'])
    .orderBy('id')
    .execute();
  // The state has no clock: everything since two days before the last cancellation covers its day.
  const { rows: cancellations } = await sql<{ payerId: number; at: number }>`
    select case ad_type when 'sell' then taker_id else publisher_id end as "payerId", updated_at as at
    from c2c_orders where status = 'cancelled'
      and updated_at >= (select max(updated_at) from c2c_orders where status = 'cancelled') - ${REMEMBERED_MS}
    order by id
  `.execute(db);
  const { rows } = await sql<{ nextAdId: number; nextOrderId: number }>`
    select (select coalesce(max(id), 0) + 1 from c2c_ads) as "nextAdId",
      (select coalesce(max(id), 0) + 1 from c2c_orders) as "nextOrderId"
  `.execute(db);
  const [next = { nextAdId: 1, nextOrderId: 1 }] = rows;
  return new C2cState({
    ads: ads.map(toAd),
    orders: orders.map(toOrder),
    cancellations,
    disputes: await loadDisputes(db),
    deskMessages: await loadDeskMessages(db),
    people: await loadPeople(db),
    ...next,
    nextDisputeId: await nextDisputeId(db),
  });
}

export async function writeC2c(db: Transaction<Database>, writes: C2cWrites): Promise<void> {
  const { newAds, changedAds, newOrders, changedOrders, disputes, deskMessages, people } = writes;
  await writePeople(db, people);
  if (newAds.length > 0) await insertRows('c2c_ads', AD_COLUMNS, newAds.map(toAdRow)).execute(db);
  if (changedAds.length > 0) {
    await sql`
      update c2c_ads set surplus = changed.surplus, status = changed.status, percent = changed.percent,
        least_price = changed.least_price, most_price = changed.most_price
      from ${unnest(AD_CHANGE_COLUMNS, changedAds.map(toAdRow))}
        as changed (id, surplus, status, percent, least_price, most_price)
      where c2c_ads.id = changed.id
    `.execute(db);
  }
  if (newOrders.length > 0) await insertRows('c2c_orders', ORDER_COLUMNS, newOrders.map(toOrderRow)).execute(db);
  if (changedOrders.length > 0) {
    await sql`
      update c2c_orders set status = changed.status, cancelled_by = changed.cancelled_by, updated_at = changed.updated_at
      from ${unnest(ORDER_CHANGE_COLUMNS, changedOrders.map(toOrderRow))} as changed (id, status, cancelled_by, updated_at)
      where c2c_orders.id = changed.id
    `.execute(db);
  }
  if (disputes.length > 0) await writeDisputes(db, disputes);
  if (deskMessages.length > 0) await writeDeskMessages(db, deskMessages);
}

export function toAd(row: AdRow): AdRecord {
  return {
    id: row.id,
    userId: row.user_id,
    type: row.type,
    currencyId: row.currency_id,
    price: decimal(row.price),
    floating:
      row.percent === null
        ? undefined
        : { percent: decimal(row.percent), least: known(row.least_price), most: known(row.most_price) },
    total: BigInt(row.total),
    surplus: BigInt(row.surplus),
    minimum: row.minimum === null ? undefined : BigInt(row.minimum),
    way: row.way,
    status: row.status,
    createdAt: row.created_at,
  };
}

const known = (stored: string | null) => (stored === null ? undefined : decimal(stored));

export function toOrder(row: OrderRow): OrderRecord {
  return {
    id: row.id,
    adId: row.ad_id,
    adType: row.ad_type,
    currencyId: row.currency_id,
    publisherId: row.publisher_id,
    takerId: row.taker_id,
    price: decimal(row.price),
    amount: BigInt(row.amount),
    total: decimal(row.total),
    way: row.way,
    status: row.status,
    cancelledBy: row.cancelled_by ?? undefined,
    publisherPayee: payeeOf(row.publisher_payee),
    takerPayee: payeeOf(row.taker_payee),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function payeeOf(json: string): TradePayee {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `toOrderRow` wrote it
  return JSON.parse(json) as TradePayee;
}

function toAdRow(ad: AdRecord): AdRow {
  return {
    id: ad.id,
    user_id: ad.userId,
    type: ad.type,
    currency_id: ad.currencyId,
    price: ad.price,
    total: ad.total.toString(),
    surplus: ad.surplus.toString(),
    minimum: ad.minimum?.toString() ?? null,
    way: ad.way,
    status: ad.status,
    created_at: ad.createdAt,
    percent: ad.floating?.percent ?? null,
    least_price: ad.floating?.least ?? null,
    most_price: ad.floating?.most ?? null,
  };
}

function toOrderRow(order: OrderRecord): OrderRow {
  return {
    id: order.id,
    ad_id: order.adId,
    ad_type: order.adType,
    currency_id: order.currencyId,
    publisher_id: order.publisherId,
    taker_id: order.takerId,
    price: order.price,
    amount: order.amount.toString(),
    total: order.total,
    way: order.way,
    status: order.status,
    cancelled_by: order.cancelledBy ?? null,
    publisher_payee: JSON.stringify(order.publisherPayee),
    taker_payee: JSON.stringify(order.takerPayee),
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  };
}
