import type { Answer, RunCall } from '@bourse/api-client';
import { completedOrders, openBuys, openSells, type CompletedOrder, type OpenOrder } from '@bourse/contracts/spot';
import type { Side } from '@bourse/contracts/market';
import { findInPages, readAllPages, rowsOfPages } from '@bourse/lists';
import { orderKey } from '../rules/open-orders';
import type { FreshOrders } from '../rules/find-outcome';

/*
 * Reads of orders that need several calls. `run` decides how a call is made: by an endpoint's base query, or by `freshReads`.
 */

/** Orders of one base currency, or of all pairs with `undefined`. */
export interface OrdersOf {
  readonly baseId: number | undefined;
}

export const pageOf = ({ baseId }: OrdersOf, page: number) => ({
  page,
  ...(baseId !== undefined && { currency_id: baseId }),
});

/** A page of open buys and sells together. */
export async function readOpenOrders(run: RunCall, of: OrdersOf, page: number): Promise<Answer<readonly OpenOrder[]>> {
  const [buys, sells] = await Promise.all([run(openBuys, pageOf(of, page)), run(openSells, pageOf(of, page))]);
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

/** Every open order, as it is now. */
export const readAllOpen = (run: RunCall, of: OrdersOf) =>
  readAllPages((page) => readOpenOrders(run, of, page), orderKey);

/** A page of fills of every pair. */
export const readFills = (run: RunCall, page: number) => run(completedOrders, pageOf(ALL_PAIRS, page));

/** A market order may fill in more parts than a page has rows. */
const NEWEST_PAGES = 3;

/** The newest fills of some pages, as they are now. */
async function readNewestFills(run: RunCall, of: OrdersOf): Promise<Answer<readonly CompletedOrder[]>> {
  const pages: (readonly CompletedOrder[])[] = [];
  for (let page = 1; page <= NEWEST_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known by the one before
    const answer = await run(completedOrders, pageOf(of, page));
    if (answer.error) return answer;
    if (answer.data.length === 0) break;
    pages.push(answer.data);
  }
  return { data: rowsOfPages(pages) };
}

export const findOpenOrder = (run: RunCall, id: number) =>
  findInPages<OpenOrder>(
    (page) => readOpenOrders(run, ALL_PAIRS, page),
    (order) => order.id === id,
  );

export const findFill = (run: RunCall, id: number) =>
  findInPages<CompletedOrder>(
    (page) => readFills(run, page),
    (fill) => fill.id === id,
  );

/** Whether the order is still open. Only its own side is requested. */
export async function readIsOpen(run: RunCall, { id, side }: { id: number; side: Side }): Promise<Answer<boolean>> {
  const call = side === 'buy' ? openBuys : openSells;
  const answer = await findInPages(
    (page) => run(call, { page }),
    (order) => order.id === id,
  );
  return answer.error ? answer : { data: answer.data !== null };
}

/** All open orders, then the newest fills: an order that is gone from the first has its fills in the second. */
export async function readOrdersNow(run: RunCall, of: OrdersOf): Promise<Answer<FreshOrders>> {
  const open = await readAllOpen(run, of);
  if (open.error) return open;
  const fills = await readNewestFills(run, of);
  return fills.error ? fills : { data: { open: open.data, fills: fills.data } };
}
