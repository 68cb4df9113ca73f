import type { ApiFailure, ExchangeCall } from '@bourse/api-client';
import type { Call, ReplyOf, RequestOf } from '@bourse/api-client/contract';
import { completedOrders, openBuys, openSells, type CompletedOrder, type OpenOrder, type Side } from './contract';
import { mergeFills } from './history/rows';
import { orderKey } from './open-orders/rows';

/*
 * Asking for orders page after page, which one call of the contract does not do.
 */

/** Whose orders: of one base currency, or, with `undefined`, of all pairs. */
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

/** Nobody has that many orders; a back end that makes up new ones for ever must not keep us asking. */
const ALL_PAGES_AT_MOST = 2000;

export const ALL_PAIRS: OrdersOf = { baseId: undefined };

/** Fills without a number are told apart by everything that is known of them. */
const fillKey = ({ id, time, side, price, amount }: CompletedOrder) =>
  id === undefined ? `${time}|${side}|${price}|${amount}` : String(id);

/** All pages as one list. The end is an empty page, or one that brings nothing new, as back ends without pages send it. */
async function askAllPages<Row>(
  askPage: (page: number) => Promise<Answer<readonly Row[]>>,
  keyOf: (row: Row) => string,
  onRows?: (count: number) => void,
): Promise<Answer<readonly Row[]>> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (let page = 1; page <= ALL_PAGES_AT_MOST; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known by the one before
    const answer = await askPage(page);
    if (answer.error) return answer;
    // Within a page fills without a number may be alike in everything: only the pages before count.
    const fresh = answer.data.filter((row) => !seen.has(keyOf(row)));
    if (fresh.length === 0) return { data: rows };
    rows.push(...fresh);
    for (const row of fresh) seen.add(keyOf(row));
    onRows?.(rows.length);
  }
  // Rather nothing than a part that looks like all.
  return { error: { kind: 'malformed' } };
}

/** Every open order, as it is now. */
export const askAllOpen = (baseQuery: Ask, of: OrdersOf) =>
  askAllPages((page) => askOpenOrders(baseQuery, of, page), orderKey);

/** Every fill of every pair, as far back as the exchange has them; says after each page how many there are. */
export const askAllFills = (
  askPage: (page: number) => Promise<Answer<readonly CompletedOrder[]>>,
  onRows: (count: number) => void,
) => askAllPages(askPage, fillKey, onRows);

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
  return { data: mergeFills(pages) };
}

/** So far back a single order is looked for. */
const PAGES_LOOKED_THROUGH = 50;

/** The row that is meant, page after page until it turns up or the pages end; `null` where there is none. */
async function findInPages<Row>(
  askPage: (page: number) => Promise<Answer<readonly Row[]>>,
  isMeant: (row: Row) => boolean,
): Promise<Answer<Row | null>> {
  for (let page = 1; page <= PAGES_LOOKED_THROUGH; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known by the one before
    const answer = await askPage(page);
    if (answer.error) return answer;
    const found = answer.data.find(isMeant);
    if (found !== undefined) return { data: found };
    if (answer.data.length === 0) return { data: null };
  }
  return { error: { kind: 'malformed' } };
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

/** Is this order still open? Only its own side is asked. */
export async function askIsOpen(baseQuery: Ask, { id, side }: { id: number; side: Side }): Promise<Answer<boolean>> {
  const call = side === 'buy' ? openBuys : openSells;
  const answer = await findInPages(
    (page) => ask(baseQuery, call, { page }),
    (order) => order.id === id,
  );
  return answer.error ? answer : { data: answer.data !== null };
}
