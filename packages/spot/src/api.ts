import { ZERO } from '@bourse/decimal';
import { BALANCE, exchangeApi, runWith, touchedBy, type Tag } from '@bourse/api-client';
import { countedPages, countedPagesBy } from '@bourse/lists';
import { refetchOnBalance } from '@bourse/feature-kit';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import { orderKey } from './rules/open-orders';
import { ORDER_MODE, pairId } from '@bourse/contracts/market';
import { fillKey } from './rules/fill-key';
import { walletDetail } from '@bourse/contracts/wallet';
import { ALL_PAIRS, findFill, findOpenOrder, pageOf, readOpenOrders, type OrdersOf } from './api/read-orders';
import {
  amendExits,
  amendOrder,
  cancelOrder,
  completedOrders,
  deal,
  feeTiers,
  payingAccount,
  placeBuy,
  placeOco,
  placeSell,
  type CompletedOrder,
  type OpenOrder,
  type PayingAccount,
} from '@bourse/contracts/spot';
import type { AttachedExits } from './rules/order-exits';
import { orderedEvent, placedEvent, type KnownOrder } from './order-history/order-events';
import { noteOutcome } from './order-history/stored-events';
import type { OrderTicket } from './rules/order-ticket';
import type { OcoTicket } from './writes/oco-ticket';
import { TAGS } from './tags';

const ALL = 'all';
const ordersTag = (type: Tag, { baseId }: OrdersOf) => ({
  type,
  id: baseId ?? ALL,
});
const dealTag = ({ legal_id, currency_id }: RequestOf<typeof deal>) => ({
  type: TAGS.Deal,
  id: pairId({ baseId: Number(currency_id), quoteId: Number(legal_id) }),
});

/** Exits on the wire, all together; 0 means none. A trailing stop loss is sent by its distance. */
function exitFields({ takeProfit, stopLoss, trail }: AttachedExits) {
  return {
    target_profit_price: takeProfit ?? ZERO,
    stop_loss_price: trail ? ZERO : (stopLoss ?? ZERO),
    ...(trail && { trail_distance: trail.distance, trail_unit: trail.unit }),
  };
}

/** Tags that a placed or filled order invalidates. */
const TOUCHED_BY_ORDERS = [TAGS.Deal, TAGS.OpenOrders, TAGS.CompletedOrders, BALANCE] as const;

/** An order to cancel; the order history keeps its known fields. */
type CancelRequest = Pick<OpenOrder, 'id' | 'side'> & KnownOrder;

/** Calls of spot trading. Writes are mutations and are never sent again by themselves. */
export const spotApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    deal: build.query<ReplyOf<typeof deal>, RequestOf<typeof deal>>({
      query: (request) => ({ call: deal, request }),
      providesTags: (_result, _error, request) => [dealTag(request)],
      onCacheEntryAdded: refetchOnBalance((request) => [dealTag(request)]),
    }),

    /** Fee tiers with their rates on a pair, and the tier of the user. */
    feeTiers: build.query<ReplyOf<typeof feeTiers>, RequestOf<typeof feeTiers>>({
      query: (request) => ({ call: feeTiers, request }),
      providesTags: (_result, _error, request) => [dealTag(request)],
      onCacheEntryAdded: refetchOnBalance((request) => [dealTag(request)]),
    }),

    /** The account that pays for a buy of a pair, by the money that its deal can spend; `null` where that is not known. */
    payingAccount: build.query<PayingAccount | null, RequestOf<typeof deal>>({
      queryFn: async ({ legal_id, currency_id }, _api, _options, baseQuery) => {
        const run = runWith(baseQuery);
        const of = (type: PayingAccount) => run(walletDetail, { currency: legal_id, type });
        const [terms, legal, change] = await Promise.all([
          run(deal, { legal_id, currency_id }),
          of('legal'),
          of('change'),
        ]);
        const available = terms.data?.quoteAvailable;
        const balances = { legal: legal.data?.ofAccount.legal, change: change.data?.ofAccount.change };
        return { data: (available && payingAccount(available, balances)) ?? null };
      },
      // How a back end pays does not change.
      keepUnusedDataFor: 3600,
    }),

    /** Open buys and sells, a page at a time. */
    openOrders: build.infiniteQuery<readonly OpenOrder[], OrdersOf, number>({
      infiniteQueryOptions: countedPagesBy(orderKey),
      queryFn: ({ queryArg, pageParam }, _api, _options, baseQuery) =>
        readOpenOrders(runWith(baseQuery), queryArg, pageParam),
      providesTags: (_result, _error, of) => [ordersTag(TAGS.OpenOrders, of)],
      onCacheEntryAdded: refetchOnBalance((of) => [ordersTag(TAGS.OpenOrders, of)]),
    }),

    /** Fills, newest first, a page at a time. */
    completedOrders: build.infiniteQuery<readonly CompletedOrder[], OrdersOf, number>({
      infiniteQueryOptions: countedPages,
      query: ({ queryArg, pageParam }) => ({ call: completedOrders, request: pageOf(queryArg, pageParam) }),
      providesTags: (_result, _error, of) => [ordersTag(TAGS.CompletedOrders, of)],
      onCacheEntryAdded: refetchOnBalance((of) => [ordersTag(TAGS.CompletedOrders, of)]),
    }),

    /** Fills of all pairs for the profit and loss, which needs all pages; the polled list above would read each of them again. */
    fillPages: build.infiniteQuery<readonly CompletedOrder[], void, number>({
      infiniteQueryOptions: countedPagesBy(fillKey),
      query: ({ pageParam }) => ({ call: completedOrders, request: pageOf(ALL_PAIRS, pageParam) }),
      providesTags: [ordersTag(TAGS.CompletedOrders, ALL_PAIRS)],
    }),

    /** Sends an order; yields the server's word of success. */
    placeOrder: build.mutation<string, OrderTicket>({
      query: ({ side, mode, baseId, quoteId, price, amount, type, trigger, exits, exit, trail }) => ({
        call: side === 'buy' ? placeBuy : placeSell,
        request: {
          legal_id: quoteId,
          currency_id: baseId,
          price,
          num: amount,
          mode: ORDER_MODE[mode],
          ...(type && { order_type: type }),
          ...(trigger !== undefined && { trigger_price: trigger }),
          ...(exits && exitFields(exits)),
          ...(exit && { order_type: exit }),
          ...(trail && { trail_distance: trail.distance, trail_unit: trail.unit }),
        },
      }),
      invalidatesTags: touchedBy(TOUCHED_BY_ORDERS),
      onQueryStarted: (order, sent) => noteOutcome(sent, placedEvent(order)),
    }),

    cancelOrder: build.mutation<string, CancelRequest>({
      query: ({ id, side }) => ({ call: cancelOrder, request: { id, type: side === 'buy' ? 'in' : 'out' } }),
      invalidatesTags: touchedBy(TOUCHED_BY_ORDERS),
      onQueryStarted: (order, sent) => noteOutcome(sent, orderedEvent('cancelled', order)),
    }),

    /** Gives an open order another price in one step. `amount`: the whole one, with its filled part. */
    amendOrder: build.mutation<string, CancelRequest & Pick<OpenOrder, 'price' | 'amount'>>({
      query: ({ id, side, price, amount }) => ({
        call: amendOrder,
        request: { id, type: side === 'buy' ? 'in' : 'out', price, num: amount },
      }),
      invalidatesTags: touchedBy(TOUCHED_BY_ORDERS),
      onQueryStarted: (order, sent) => noteOutcome(sent, orderedEvent('edited', order)),
    }),

    /** Places two orders of which one cancels the other; yields the server's word of success. */
    placeOco: build.mutation<string, OcoTicket>({
      query: ({ side, baseId, quoteId, price, amount, stop, stopLimit }) => ({
        call: placeOco,
        request: {
          legal_id: quoteId,
          currency_id: baseId,
          type: side === 'buy' ? 'in' : 'out',
          price,
          num: amount,
          stop_price: stop,
          ...(stopLimit !== undefined && { stop_limit_price: stopLimit }),
        },
      }),
      transformResponse: ({ text }: ReplyOf<typeof placeOco>) => text,
      invalidatesTags: touchedBy(TOUCHED_BY_ORDERS),
    }),

    /** Sets the exits of an order, all together, also of one that has filled. */
    setExits: build.mutation<string, AttachedExits & { readonly id: number }>({
      query: ({ id, ...exits }) => ({ call: amendExits, request: { id, ...exitFields(exits) } }),
      invalidatesTags: touchedBy(TOUCHED_BY_ORDERS),
    }),

    /** The open order of this number, on any page; `null` if it does not exist. */
    findOpenOrder: build.query<OpenOrder | null, number>({
      queryFn: (id, _api, _options, baseQuery) => findOpenOrder(runWith(baseQuery), id),
      providesTags: [ordersTag(TAGS.OpenOrders, ALL_PAIRS)],
    }),

    /** The fill of this number, likewise. */
    findFill: build.query<CompletedOrder | null, number>({
      queryFn: (id, _api, _options, baseQuery) => findFill(runWith(baseQuery), id),
      providesTags: [ordersTag(TAGS.CompletedOrders, ALL_PAIRS)],
    }),

    /** Cancels one of many orders. Invalidates nothing until the last one, see `ordersTouched`. */
    cancelOneOfMany: build.mutation<string, CancelRequest>({
      query: ({ id, side }) => ({ call: cancelOrder, request: { id, type: side === 'buy' ? 'in' : 'out' } }),
      onQueryStarted: (order, sent) => noteOutcome(sent, orderedEvent('cancelled', order)),
    }),
  }),
});

/** Orders were added or removed: invalidates the lists. */
export const ordersTouched = () => exchangeApi.util.invalidateTags([...TOUCHED_BY_ORDERS]);

export const {
  usePayingAccountQuery,
  useDealQuery,
  useFeeTiersQuery,
  useOpenOrdersInfiniteQuery,
  useCompletedOrdersInfiniteQuery,
  useFillPagesInfiniteQuery,
  useCancelOrderMutation,
  useFindOpenOrderQuery,
  useFindFillQuery,
} = spotApi;
