import { asFailure, BALANCE, dialectLearnt, exchangeApi, runWith, touchedBy } from '@bourse/api-client';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import { ZERO, type Decimal } from '@bourse/decimal';
import { findInPages, readAllPages } from '@bourse/lists';
import { refetchOnBalance } from '@bourse/feature-kit';
import { pairId, pairKeysOf, type PairId } from '@bourse/contracts/market';
import {
  BATCH_TYPE,
  leverBatchClose,
  leverCancel,
  leverClose,
  leverDeal,
  leverDealAll,
  leverMyTrade,
  leverSetMultiple,
  leverSetStop,
  REFUSES_ZERO,
  leverSubmit,
  LIST_STATUS,
  type BatchSelection,
  type LeverDeal,
  type LeverOrder,
  type ListName,
  type OrderPage,
} from '@bourse/contracts/lever';
import { closedBy, knownPositions, withoutClosed } from './rules/closed-positions';
import { selectedPositions } from './rules/close-preview';
import { followOrders, followStream, type LeverStream, type ListArgument } from './api/streams';
import { TAGS } from './tags';

export type { ListArgument } from './api/streams';

const NO_NEWS: LeverStream = {
  riskRate: undefined,
  profit: undefined,
  positions: undefined,
  entrusts: undefined,
  closed: [],
};

/** An order in any state. */
export interface OrderSearch {
  readonly id: number;
  /** The lists of the back end, in the order in which they are read. */
  readonly lists: readonly ListName[];
}

/** An order and the list that has it. */
export interface FoundOrder {
  readonly list: ListName;
  readonly order: LeverOrder;
}

const dealTag = ({ legal_id, currency_id }: RequestOf<typeof leverDeal>) => ({
  type: TAGS.LeverDeal,
  id: pairId({ baseId: Number(currency_id), quoteId: Number(legal_id) }),
});

/** Tags that opening, closing or changing a position invalidates. */
const TOUCHED_BY_ORDERS = [TAGS.LeverDeal, TAGS.LeverOrders, BALANCE] as const;
const touched = touchedBy(TOUCHED_BY_ORDERS);

/** Orders, positions and balances may have changed: requests them again. */
export const leverTouched = () => exchangeApi.util.invalidateTags([...TOUCHED_BY_ORDERS]);

/** The request of a list's page. */
export const pageRequest = ({ list, pair, page }: ListArgument) => ({
  status: LIST_STATUS[list],
  ...(pair !== undefined && pairKeysOf(pair)),
  page,
});

export const leverApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    leverDeal: build.query<LeverDeal, RequestOf<typeof leverDeal>>({
      query: (request) => ({ call: leverDeal, request }),
      providesTags: (_result, _error, request) => [dealTag(request)],
      onCacheEntryAdded: refetchOnBalance((request) => [dealTag(request)]),
    }),

    /** The newest `lever_trade` of the user; needs no request. */
    leverStream: build.query<LeverStream, void>({
      queryFn: () => ({ data: NO_NEWS }),
      providesTags: [TAGS.LeverStream],
      onCacheEntryAdded: (_nothing, entry) => followStream(entry),
    }),

    /** One page of a list, of one pair or of all pairs. Positions and pending orders follow `lever_trade`. */
    leverOrders: build.query<OrderPage, ListArgument>({
      query: (argument) => ({ call: leverMyTrade, request: pageRequest(argument) }),
      providesTags: [TAGS.LeverOrders],
      onCacheEntryAdded: (argument, entry) => followOrders(argument, entry),
      onQueryStarted: async ({ list, pair, page }, entry) => {
        if (list !== 'positions' || page !== 1) return;
        const listed = entry.getCacheEntry().data?.orders ?? [];
        const known = knownPositions(pair, listed, pushedPositions(entry.getState()));
        const reply = await entry.queryFulfilled.catch(() => undefined);
        if (reply) entry.dispatch(closeInStream(closedBy(reply.data, known)));
      },
    }),

    /** All closed positions of one pair or of all pairs, read to the last page. Another `total` is another list. */
    allClosed: build.query<readonly LeverOrder[], { readonly pair?: PairId; readonly total: number }>({
      queryFn: async ({ pair }, _api, _options, baseQuery) => {
        const run = runWith(baseQuery);
        const readPage = async (page: number) => {
          const answer = await run(leverMyTrade, pageRequest({ list: 'closed', pair, page }));
          return answer.error ? answer : { data: answer.data.orders };
        };
        const { data, error } = await readAllPages(readPage, ({ id }: LeverOrder) => String(id));
        return error ? { error } : { data };
      },
    }),

    /** One page of the user's positions, of one pair or of all pairs: the list of all deals. */
    leverDealAll: build.query<ReplyOf<typeof leverDealAll>, { pair?: PairId | undefined; page: number }>({
      // Many back ends refuse `dealall` without a pair.
      query: ({ pair, page }) =>
        pair === undefined
          ? { call: leverMyTrade, request: pageRequest({ list: 'positions', page }) }
          : { call: leverDealAll, request: { ...pairKeysOf(pair), page } },
      providesTags: [TAGS.LeverOrders],
    }),

    /** The order of this id in any state; `null` if no list has it. */
    findOrder: build.query<FoundOrder | null, OrderSearch>({
      queryFn: async ({ id, lists }, _api, _options, baseQuery) => {
        const run = runWith(baseQuery);
        for (const list of lists) {
          const readPage = async (page: number) => {
            const answer = await run(leverMyTrade, pageRequest({ list, page }));
            return answer.error ? answer : { data: answer.data.orders };
          };
          // oxlint-disable-next-line no-await-in-loop -- the next list is read only where this one lacks the order
          const answer = await findInPages(readPage, (order: LeverOrder) => order.id === id);
          if (answer.error) return { error: answer.error };
          if (answer.data !== null) return { data: { list, order: answer.data } };
        }
        return { data: null };
      },
      providesTags: [TAGS.LeverOrders],
    }),

    submitLever: build.mutation<string, RequestOf<typeof leverSubmit>>({
      query: (request) => ({ call: leverSubmit, request }),
      invalidatesTags: touched,
    }),
    closePosition: build.mutation<string, number>({
      query: (id) => ({ call: leverClose, request: { id } }),
      invalidatesTags: touched,
      onQueryStarted: (id, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(closeInStream([id])),
          () => undefined,
        ),
    }),
    /** Closes lots of a position, whose rest stays open. */
    partialClose: build.mutation<string, { readonly id: number; readonly lots: Decimal }>({
      query: ({ id, lots }) => ({ call: leverClose, request: { id, share: lots } }),
      invalidatesTags: touched,
    }),
    closeBatch: build.mutation<string, BatchSelection>({
      query: (selection) => ({ call: leverBatchClose, request: { type: BATCH_TYPE[selection] } }),
      invalidatesTags: touched,
      onQueryStarted: (selection, entry) => {
        // A position that opens after the command stays.
        const known = selectedPositions(pushedPositions(entry.getState()), selection).map(({ id }) => id);
        return entry.queryFulfilled.then(
          () => void entry.dispatch(closeInStream(known)),
          () => undefined,
        );
      },
    }),
    revokeEntrust: build.mutation<string, number>({
      query: (id) => ({ call: leverCancel, request: { id } }),
      invalidatesTags: touched,
    }),
    /** Called only where the back end announces `leverage_multiple_change`. */
    setMultiple: build.mutation<string, RequestOf<typeof leverSetMultiple>>({
      query: (request) => ({ call: leverSetMultiple, request }),
      invalidatesTags: touched,
    }),
    setStops: build.mutation<string, RequestOf<typeof leverSetStop>>({
      query: (request) => ({ call: leverSetStop, request }),
      invalidatesTags: touched,
      onQueryStarted: ({ target_profit_price, stop_loss_price }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => undefined,
          ({ error }: { error: unknown }) => {
            const failure = asFailure(error);
            const isOneStop = [target_profit_price, stop_loss_price].some((price) => price === ZERO);
            if (isOneStop && failure.kind === 'rejected' && REFUSES_ZERO.test(failure.text)) {
              dispatch(dialectLearnt({ stops: 'both' }));
            }
          },
        ),
    }),
  }),
});

type State = Parameters<ReturnType<typeof leverApi.endpoints.leverStream.select>>[0];

/** Positions of the newest `lever_trade`. */
function pushedPositions(state: State): readonly LeverOrder[] {
  return leverApi.endpoints.leverStream.select()(state).data?.positions ?? [];
}

/** Removes closed positions from the newest `lever_trade` and from later ones: the event after the last close may be lost. */
const closeInStream = (ids: readonly number[]) =>
  leverApi.util.updateQueryData('leverStream', undefined, (stream) => {
    if (ids.length === 0) return stream;
    const closed = [...stream.closed, ...ids];
    return { ...stream, closed, positions: withoutClosed(stream.positions, closed) };
  });

export const {
  useLeverDealQuery,
  useLeverStreamQuery,
  useAllClosedQuery,
  useLeverOrdersQuery,
  useLeverDealAllQuery,
  useFindOrderQuery,
} = leverApi;
