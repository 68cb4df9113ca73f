import type { ApiFailure, ExchangeCall } from '@bourse/api-client';
import type { Call, ReplyOf, RequestOf } from '@bourse/api-client/contract';
import { completedOrders, openBuys, openSells, type CompletedOrder, type OpenOrder } from './contract';
import type { Side } from '@bourse/market/contract';
import { findInPages, readAllPages, rowsOfPages } from '@bourse/feature-kit';
import { orderKey } from './open-orders/rows';

/*
 * Asking for orders page after page, which one call of the contract does not do.
 */

/** Orders of one base currency, or of all pairs with `undefined`. */
export interface OrdersOf {
  readonly baseId: number | undefined;
}

interface Settled {
  readonly data?: unknown;
  readonly error?: ApiFailure | undefined;
}
export type Ask = (call: ExchangeCall) => Settled | PromiseLike<Settled>;
type Answer<Data> = { data: Data; error?: never } | { error: ApiFailure; data?: never };

/** One call of the contract, its reply typed by it. */
async function ask<C extends Call>(baseQuery: Ask, call: C, request: RequestOf<C>): Promise<Answer<ReplyOf<C>>> {
  const { data, error } = await baseQuery({ call, request });
  // The base query parsed the reply with the schema that gives this type.
  return error ? { error } : { data: data as ReplyOf<C> };
}

export const pageOf = ({ baseId }: OrdersOf, page: number) => ({
  page,
  ...(baseId !== undefined && { currency_id: baseId }),
});

/** A page of open buys and sells together. */
export async function askOpenOrders(baseQuery: Ask, of: OrdersOf, page: number): Promise<Answer<readonly OpenOrder[]>> {
  const [buys, sells] = await Promise.all([
    ask(baseQuery, openBuys, pageOf(of, page)),
    ask(baseQuery, openSells, pageOf(of, page)),
  ]);
  if (buys.error) return buys;
  if (sells.error) return sells;
  return {
    data: [
      ...buys.data.map((order): OpenOrder => ({ ...order, side: 'buy' })),
      ...sells.data.map((order): OpenOrder => ({ ...order, side: 'sell' })),
    ],
  };
}

export const ALL_PAIRS: OrdersOf = { baseId: undefined };

/** Fills without an id are distinguished by all their fields. */
export const fillKey = ({ id, time, side, price, amount }: CompletedOrder) =>
  id === undefined ? `${time}|${side}|${price}|${amount}` : String(id);

/** Every open order, as it is now. */
export const askAllOpen = (baseQuery: Ask, of: OrdersOf) =>
  readAllPages((page) => askOpenOrders(baseQuery, of, page), orderKey);

/** A page of fills of every pair. */
export const askFills = (baseQuery: Ask, page: number) => ask(baseQuery, completedOrders, pageOf(ALL_PAIRS, page));

/** A market order may fill in more parts than a page has rows. */
const NEWEST_PAGES = 3;

/** The newest fills of some pages, as they are now. */
export async function askNewestFills(baseQuery: Ask, of: OrdersOf): Promise<Answer<readonly CompletedOrder[]>> {
  const pages: (readonly CompletedOrder[])[] = [];
  for (let page = 1; page <= NEWEST_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known by the one before
    const answer = await ask(baseQuery, completedOrders, pageOf(of, page));
    if (answer.error) return answer;
    if (answer.data.length === 0) break;
    pages.push(answer.data);
  }
  return { data: rowsOfPages(pages) };
}

export const findOpenOrder = (baseQuery: Ask, id: number) =>
  findInPages<OpenOrder>(
    (page) => askOpenOrders(baseQuery, ALL_PAIRS, page),
    (order) => order.id === id,
  );

export const findFill = (baseQuery: Ask, id: number) =>
  findInPages<CompletedOrder>(
    (page) => askFills(baseQuery, page),
    (fill) => fill.id === id,
  );

/** Whether the order is still open. Only its own side is requested. */
export async function askIsOpen(baseQuery: Ask, { id, side }: { id: number; side: Side }): Promise<Answer<boolean>> {
  const call = side === 'buy' ? openBuys : openSells;
  const answer = await findInPages(
    (page) => ask(baseQuery, call, { page }),
    (order) => order.id === id,
  );
  return answer.error ? answer : { data: answer.data !== null };
}
