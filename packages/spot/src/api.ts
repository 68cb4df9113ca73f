import { exchangeApi, type ApiFailure, type ExchangeCall } from '@bourse/api-client';
import type { Call, ReplyOf, RequestOf } from '@bourse/api-client/contract';
import { pairId } from '@bourse/market/contract';
import { realtimeOf } from '@bourse/realtime';
import { balanceChanged } from '@bourse/realtime/contract';
import {
  cancelOrder,
  completedOrders,
  deal,
  openBuys,
  openSells,
  ORDER_MODE,
  placeBuy,
  placeSell,
  type CompletedOrder,
  type OpenOrder,
  type Side,
} from './contract';
import { orderKey } from './open-orders/rows';
import type { FreshOrders } from './submit-order/find-outcome';
import type { OrderTicket } from './submit-order/submit-order';

/** Whose orders: of one base currency, or, with `undefined`, of all pairs. */
export interface OrdersOf {
  readonly baseId: number | undefined;
}

interface Settled {
  readonly data?: unknown;
  readonly error?: ApiFailure | undefined;
}
type Ask = (call: ExchangeCall) => Settled | PromiseLike<Settled>;
type Answer<Data> = { data: Data; error?: never } | { error: ApiFailure; data?: never };

/** One call of the contract, its reply typed by it. */
async function ask<C extends Call>(baseQuery: Ask, call: C, request: RequestOf<C>): Promise<Answer<ReplyOf<C>>> {
  const { data, error } = await baseQuery({ call, request });
  // The base query parsed the reply with the schema that gives this type.
  return error ? { error } : { data: data as ReplyOf<C> };
}

const pageOf = ({ baseId }: OrdersOf, page: number) => ({
  page,
  ...(baseId !== undefined && { currency_id: baseId }),
});

/** A page of open buys and sells together. */
async function askOpenOrders(baseQuery: Ask, of: OrdersOf, page: number): Promise<Answer<readonly OpenOrder[]>> {
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

/** Pages count from 1; an empty one is the end. */
const pages = {
  initialPageParam: 1,
  getNextPageParam: (last: readonly unknown[], _all: unknown, page: number) =>
    last.length === 0 ? undefined : page + 1,
};

const ALL = 'all';
const ordersTag = <Type extends 'OpenOrders' | 'CompletedOrders'>(type: Type, { baseId }: OrdersOf) => ({
  type,
  id: baseId ?? ALL,
});
const dealTag = ({ legal_id, currency_id }: RequestOf<typeof deal>) => ({
  type: 'Deal' as const,
  id: pairId({ baseId: Number(currency_id), quoteId: Number(legal_id) }),
});

/** What an order changes, whoever places or fills it. */
const TOUCHED_BY_ORDERS = ['Deal', 'OpenOrders', 'CompletedOrders', 'Wallet'] as const;

interface CacheEntry {
  readonly extra: unknown;
  readonly cacheEntryRemoved: Promise<void>;
}

/** As long as somebody watches: asks again whenever the reader's balances changed or events were missed. */
async function followBalances({ extra, cacheEntryRemoved }: CacheEntry, askAgain: () => void): Promise<void> {
  const realtime = realtimeOf(extra);
  const stops = [realtime.subscribe(balanceChanged, {}, askAgain), realtime.onResync(askAgain)];
  await cacheEntryRemoved;
  for (const stop of stops) stop();
}

/** A back end that never sends an empty page must not keep us asking. */
const PAGES_AT_MOST = 50;

/** Nobody has that many orders; a back end that makes up new ones for ever must not keep us asking. */
const ALL_PAGES_AT_MOST = 2000;

const ALL_PAIRS: OrdersOf = { baseId: undefined };

/** Fills without a number are told apart by everything that is known of them. */
const fillKey = ({ id, time, side, price, amount }: CompletedOrder) =>
  id === undefined ? `${time}|${side}|${price}|${amount}` : String(id);

/** All pages as one list. The end is an empty page, or one that brings nothing new, as back ends without pages send it. */
async function askAllPages<Row>(
  askPage: (page: number) => Promise<Answer<readonly Row[]>>,
  keyOf: (row: Row) => string,
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
  }
  // Rather nothing than a part that looks like all.
  return { error: { kind: 'malformed' } };
}

/** Calls of spot trading. Writes are mutations and are never sent again by themselves. */
export const spotApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    deal: build.query<ReplyOf<typeof deal>, RequestOf<typeof deal>>({
      query: (request) => ({ call: deal, request }),
      providesTags: (_result, _error, request) => [dealTag(request)],
      onCacheEntryAdded: (request, entry) =>
        followBalances(entry, () => entry.dispatch(exchangeApi.util.invalidateTags([dealTag(request)]))),
    }),

    /** Open buys and sells, a page at a time. */
    openOrders: build.infiniteQuery<readonly OpenOrder[], OrdersOf, number>({
      infiniteQueryOptions: pages,
      queryFn: ({ queryArg, pageParam }, _api, _options, baseQuery) => askOpenOrders(baseQuery, queryArg, pageParam),
      providesTags: (_result, _error, of) => [ordersTag('OpenOrders', of)],
      onCacheEntryAdded: (of, entry) =>
        followBalances(entry, () => entry.dispatch(exchangeApi.util.invalidateTags([ordersTag('OpenOrders', of)]))),
    }),

    /** Fills, newest first, a page at a time. */
    completedOrders: build.infiniteQuery<readonly CompletedOrder[], OrdersOf, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ call: completedOrders, request: pageOf(queryArg, pageParam) }),
      providesTags: (_result, _error, of) => [ordersTag('CompletedOrders', of)],
      onCacheEntryAdded: (of, entry) =>
        followBalances(entry, () =>
          entry.dispatch(exchangeApi.util.invalidateTags([ordersTag('CompletedOrders', of)])),
        ),
    }),

    /** Sends an order; yields the server's word of success. */
    placeOrder: build.mutation<string, OrderTicket>({
      query: ({ side, mode, baseId, quoteId, price, amount }) => ({
        call: side === 'buy' ? placeBuy : placeSell,
        request: { legal_id: quoteId, currency_id: baseId, price, num: amount, mode: ORDER_MODE[mode] },
      }),
      invalidatesTags: (_result, error) => (error ? [] : TOUCHED_BY_ORDERS),
    }),

    cancelOrder: build.mutation<string, Pick<OpenOrder, 'id' | 'side'>>({
      query: ({ id, side }) => ({ call: cancelOrder, request: { id, type: side === 'buy' ? 'in' : 'out' } }),
      invalidatesTags: (_result, error) => (error ? [] : TOUCHED_BY_ORDERS),
    }),

    /**
     * All open orders, in whatever order they come, and the newest fills, as they are now. A mutation, because a query would
     * be answered by a request that is already under way, which may have left before the order did.
     */
    askAfterOrder: build.mutation<FreshOrders, OrdersOf>({
      queryFn: async (of, _api, _options, baseQuery) => {
        const [open, fills] = await Promise.all([
          askAllPages((page) => askOpenOrders(baseQuery, of, page), orderKey),
          ask(baseQuery, completedOrders, pageOf(of, 1)),
        ]);
        if (open.error) return open;
        if (fills.error) return fills;
        return { data: { open: open.data, fills: fills.data } };
      },
      invalidatesTags: TOUCHED_BY_ORDERS,
    }),

    /** Is this order still open? Asks page after page until it turns up or the pages end. */
    askIsOpen: build.mutation<boolean, { id: number; side: Side }>({
      queryFn: async ({ id, side }, _api, _options, baseQuery) => {
        const call = side === 'buy' ? openBuys : openSells;
        for (let page = 1; page <= PAGES_AT_MOST; page += 1) {
          // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known by the one before
          const answer = await ask(baseQuery, call, { page });
          if (answer.error) return answer;
          if (answer.data.some((order) => order.id === id)) return { data: true };
          if (answer.data.length === 0) return { data: false };
        }
        return { error: { kind: 'malformed' } };
      },
      invalidatesTags: TOUCHED_BY_ORDERS,
    }),

    /** Every open order of every pair, as it is now. */
    askAllOpen: build.mutation<readonly OpenOrder[], void>({
      queryFn: (_nothing, _api, _options, baseQuery) =>
        askAllPages((page) => askOpenOrders(baseQuery, ALL_PAIRS, page), orderKey),
    }),

    /** Every fill of every pair, as far back as the exchange has them. */
    askAllFills: build.mutation<readonly CompletedOrder[], void>({
      queryFn: (_nothing, _api, _options, baseQuery) =>
        askAllPages((page) => ask(baseQuery, completedOrders, pageOf(ALL_PAIRS, page)), fillKey),
    }),

    /** Cancels one of many orders: nothing is asked again before the last of them, see `ordersTouched`. */
    cancelOneOfMany: build.mutation<string, Pick<OpenOrder, 'id' | 'side'>>({
      query: ({ id, side }) => ({ call: cancelOrder, request: { id, type: side === 'buy' ? 'in' : 'out' } }),
    }),
  }),
});

/** Orders came or went: what shows them asks again. */
export const ordersTouched = () => exchangeApi.util.invalidateTags([...TOUCHED_BY_ORDERS]);

export const {
  useDealQuery,
  useOpenOrdersInfiniteQuery,
  useCompletedOrdersInfiniteQuery,
  useCancelOrderMutation,
  useAskIsOpenMutation,
  useAskAllFillsMutation,
} = spotApi;
