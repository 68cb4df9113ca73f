import { rangeOf, type Page, type Paged } from '../../store/paging';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '../../store/database';
import type { Catalog } from '../../catalog/catalog';
import type { Exchange } from '../../exchange-interface';
import { openOrdersOf, type OpenOrders } from './open-orders';
import { toFillRecord, toOrderRecord } from './store';
import { fillOf, orderOf } from './records';
import type { Terms } from '../../catalog/terms';
import type { Fill, Order, OrderFilter, UserFill } from './types';

type Typed = Pick<UserFill, 'type' | 'parentId' | 'ocoId'>;

/** Queries of orders and fills. */
export class SpotQueries {
  readonly #db: Kysely<Database>;
  readonly #catalog: Catalog;
  readonly #open: OpenOrders;

  constructor({ db, catalog, published }: Pick<Exchange, 'db' | 'catalog' | 'published'>) {
    this.#db = db;
    this.#catalog = catalog;
    this.#open = openOrdersOf(published);
  }

  async order(id: number): Promise<Order | undefined> {
    const row = await this.#db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    return row && this.#toOrder(row);
  }

  /** From memory, as of the last commit. */
  publishedOpenOrders(userId: number, filter: OrderFilter, page: Page): Paged<Order> {
    const pairIds = this.#pairIds(filter);
    const { limit, offset } = rangeOf(page);
    const found = this.#open
      .of(userId)
      .filter(({ pairId, side }) => (pairIds?.includes(pairId) ?? true) && side === (filter.side ?? side));
    const rows = found.slice(offset, offset + limit).map((order) => orderOf(order, this.#terms(order.pairId)));
    return { rows, total: found.length };
  }

  /** From the store. */
  async openOrders(userId: number, filter: OrderFilter, page: Page): Promise<Paged<Order>> {
    let of = this.#db.selectFrom('orders').where('user_id', '=', userId).where('status', 'in', ['open', 'waiting']);
    const pairIds = this.#pairIds(filter);
    if (pairIds) of = of.where(sql<boolean>`pair_id = any(${pairIds}::integer[])`);
    if (filter.side) of = of.where('side', '=', filter.side);
    const { limit, offset } = rangeOf(page);
    const count = sql<number>`count(*) over ()`.as('total');
    const found = await of.selectAll().select(count).orderBy('id', 'desc').limit(limit).offset(offset).execute();
    // A page behind the last one has no row that tells the total.
    const total = found[0]?.total ?? (offset === 0 ? 0 : (await of.select(count).limit(1).executeTakeFirst())?.total);
    return { rows: found.map((row) => this.#toOrder(row)), total: total ?? 0 };
  }

  /** The fills of an order as a taker. */
  async fillsOfTaker(orderId: number): Promise<Fill[]> {
    const rows = await this.#db
      .selectFrom('fills')
      .selectAll()
      .where('taker_order_id', '=', orderId)
      .orderBy('id')
      .execute();
    return rows.map((row) => this.#toFill(row));
  }

  async recentTrades(pairId: number, limit: number): Promise<Fill[]> {
    const rows = await this.#db
      .selectFrom('fills')
      .selectAll()
      .where('pair_id', '=', pairId)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => this.#toFill(row));
  }

  async tradesBetween(pairId: number, from: number, to: number): Promise<Fill[]> {
    const rows = await this.#db
      .selectFrom('fills')
      .selectAll()
      .where('pair_id', '=', pairId)
      .where('at', '>=', from)
      .where('at', '<=', to)
      .orderBy('id')
      .execute();
    return rows.map((row) => this.#toFill(row));
  }

  async completedOrders(userId: number, filter: OrderFilter, page: Page): Promise<UserFill[]> {
    const { limit, offset } = rangeOf(page);
    const asMaker = this.#fillsOf('maker', userId, filter);
    const asTaker = this.#fillsOf('taker', userId, filter);
    // Each half is read from its own index and no further than the page needs: a trader has few fills among many.
    const { rows } = await sql<Selectable<Database['fills']>>`
      select * from (
        (select * ${asMaker} order by id desc limit ${limit + offset})
        union all
        (select * ${asTaker} order by id desc limit ${limit + offset})
      ) as mine order by id desc limit ${limit} offset ${offset}
    `.execute(this.#db);
    const orderIds = rows.map((row) => (row.taker_user_id === userId ? row.taker_order_id : row.maker_order_id));
    const orders = await this.#typesOf(orderIds);
    return rows.map((row) => this.#toUserFill(row, userId, orders));
  }

  async #typesOf(ids: readonly number[]): Promise<ReadonlyMap<number, Typed>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('orders')
      .select(['id', 'type', 'parent_id', 'oco_id'])
      .where('id', 'in', ids)
      .execute();
    return new Map(
      rows.map((row) => [
        row.id,
        { type: row.type, parentId: row.parent_id ?? undefined, ocoId: row.oco_id ?? undefined },
      ]),
    );
  }

  #fillsOf(role: 'maker' | 'taker', userId: number, filter: OrderFilter): RawBuilder<unknown> {
    const conditions = [sql`${sql.ref(`${role}_user_id`)} = ${userId}`];
    const pairIds = this.#pairIds(filter);
    if (pairIds) conditions.push(sql`pair_id = any(${pairIds}::integer[])`);
    if (filter.side) conditions.push(sql`(taker_side = ${filter.side}) = ${role === 'taker'}`);
    return sql`from fills where ${sql.join(conditions, sql` and `)}`;
  }

  /** All pairs if the filter names none. */
  #pairIds({ pairId, baseId }: OrderFilter): number[] | undefined {
    if (pairId === undefined && baseId === undefined) return undefined;
    return this.#catalog
      .pairs()
      .filter((pair) => (pairId ?? pair.id) === pair.id && (baseId ?? pair.baseId) === pair.baseId)
      .map(({ id }) => id);
  }

  #toOrder(row: Selectable<Database['orders']>): Order {
    return orderOf(toOrderRecord(row), this.#terms(row.pair_id));
  }

  #toFill(row: Selectable<Database['fills']>): Fill {
    return fillOf(toFillRecord(row), this.#terms(row.pair_id));
  }

  #toUserFill(row: Selectable<Database['fills']>, userId: number, orders: ReadonlyMap<number, Typed>): UserFill {
    const { id, pairId, price, quantity, at, ...fill } = this.#toFill(row);
    const isTaker = fill.takerUserId === userId;
    const orderId = isTaker ? fill.takerOrderId : fill.makerOrderId;
    const side = isTaker === (fill.takerSide === 'buy') ? 'buy' : 'sell';
    return {
      id,
      pairId,
      price,
      quantity,
      at,
      side,
      role: isTaker ? 'taker' : 'maker',
      orderId,
      ...(orders.get(orderId) ?? { type: 'limit', parentId: undefined, ocoId: undefined }),
      fee: isTaker ? fill.takerFee : fill.makerFee,
      feeCurrencyId: this.#terms(pairId).received(side).id,
    };
  }

  #terms(pairId: number): Terms {
    const terms = this.#catalog.terms(pairId);
    if (!terms) throw new Error(`there is no pair ${pairId}`);
    return terms;
  }
}
