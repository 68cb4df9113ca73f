import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf, RequestOf } from '@bourse/api-client/contract';
import { pairId } from '@bourse/market/contract';
import { realtimeOf } from '@bourse/realtime';
import { balanceChanged } from '@bourse/realtime/contract';
import {
  ALL_PAIRS,
  askAllOpen,
  askFills,
  askNewestFills,
  askIsOpen,
  askOpenOrders,
  findFill,
  findOpenOrder,
  pageOf,
  type OrdersOf,
} from './ask-orders';
import {
  cancelOrder,
  completedOrders,
  deal,
  ORDER_MODE,
  placeBuy,
  placeSell,
  type CompletedOrder,
  type OpenOrder,
  type Side,
} from './contract';
import type { FreshOrders } from './submit-order/find-outcome';
import type { OrderTicket } from './submit-order/submit-order';

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
        const [open, fills] = await Promise.all([askAllOpen(baseQuery, of), askNewestFills(baseQuery, of)]);
        if (open.error) return open;
        if (fills.error) return fills;
        return { data: { open: open.data, fills: fills.data } };
      },
      invalidatesTags: TOUCHED_BY_ORDERS,
    }),

    /** Is this order still open? Asks page after page until it turns up or the pages end. */
    askIsOpen: build.mutation<boolean, { id: number; side: Side }>({
      queryFn: (order, _api, _options, baseQuery) => askIsOpen(baseQuery, order),
      invalidatesTags: TOUCHED_BY_ORDERS,
    }),

    /** The open order of this number, on whatever page it is; `null` where there is none. */
    findOpenOrder: build.query<OpenOrder | null, number>({
      queryFn: (id, _api, _options, baseQuery) => findOpenOrder(baseQuery, id),
      providesTags: [ordersTag('OpenOrders', ALL_PAIRS)],
    }),

    /** The fill of this number, likewise. */
    findFill: build.query<CompletedOrder | null, number>({
      queryFn: (id, _api, _options, baseQuery) => findFill(baseQuery, id),
      providesTags: [ordersTag('CompletedOrders', ALL_PAIRS)],
    }),

    /** Every open order of every pair, as it is now. */
    askAllOpen: build.mutation<readonly OpenOrder[], void>({
      queryFn: (_nothing, _api, _options, baseQuery) => askAllOpen(baseQuery, ALL_PAIRS),
    }),

    /** A page of the fills of every pair, as they are now, for who wants all pages. */
    askFills: build.mutation<readonly CompletedOrder[], number>({
      queryFn: (page, _api, _options, baseQuery) => askFills(baseQuery, page),
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
  useFindOpenOrderQuery,
  useFindFillQuery,
  useAskIsOpenMutation,
} = spotApi;
