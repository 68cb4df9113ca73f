import { BALANCE, exchangeApi, runWith, touchedBy, type Answer } from '@bourse/api-client';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import { countedPages } from '@bourse/lists';
import { refetchOn, refetchOnBalance } from '@bourse/feature-kit';
import {
  optionOrders,
  optionSeconds,
  optionSettled,
  optionSubmit,
  ORDER_STATUS,
  PAGE_SIZE,
  payableCurrencies,
  type OptionOrder,
} from '@bourse/contracts/micro-options';
import { anchorOf } from './rules/order-clock';
import { followSettlements, type RunningOption } from './api/streams';
import { TAGS } from './tags';

export type { RunningOption } from './api/streams';

/** Options and balances may have changed: requests them again. */
export const optionsTouched = () =>
  exchangeApi.util.invalidateTags([TAGS.Options, TAGS.SettledOptions, TAGS.OptionAccount, BALANCE]);

/** Pages of open orders; enough for the maximum number of open options. */
const OPEN_PAGES = 5;

export const optionsApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    optionSeconds: build.query<ReplyOf<typeof optionSeconds>, void>({
      query: () => ({ call: optionSeconds, request: {} }),
    }),

    payableCurrencies: build.query<ReplyOf<typeof payableCurrencies>, void>({
      query: () => ({ call: payableCurrencies, request: {} }),
      providesTags: [TAGS.OptionAccount],
      onCacheEntryAdded: refetchOnBalance(() => [TAGS.OptionAccount]),
    }),

    /** All open options of the user, newest first, each with its anchor. */
    runningOptions: build.query<readonly RunningOption[], void>({
      queryFn: async (_nothing, _api, _options, baseQuery): Promise<Answer<readonly RunningOption[]>> => {
        const run = runWith(baseQuery);
        const running: RunningOption[] = [];
        for (let page = 1; page <= OPEN_PAGES; page += 1) {
          const sentAt = performance.now();
          const request = { page, status: ORDER_STATUS.trading, limit: PAGE_SIZE };
          // oxlint-disable-next-line no-await-in-loop -- whether there is a next page depends on this one
          const { data: orders, error } = await run(optionOrders, request);
          if (error) return { error };
          const receivedAt = performance.now();
          const known = new Set(running.map(({ id }) => id));
          const fresh = orders.filter(({ id, status }) => status === 'trading' && !known.has(id));
          running.push(...fresh.map((order) => ({ ...order, anchor: anchorOf(order.remaining, sentAt, receivedAt) })));
          if (orders.length < PAGE_SIZE || fresh.length === 0) break;
        }
        return { data: running };
      },
      providesTags: [TAGS.Options],
      onCacheEntryAdded: (_nothing, entry) => followSettlements(entry),
      // An option that leaves the list was settled; its event may have been lost.
      onQueryStarted: async (_nothing, entry) => {
        const before = entry.getCacheEntry().data ?? [];
        const now = await entry.queryFulfilled.then(
          ({ data }) => new Set(data.map(({ id }) => id)),
          () => undefined,
        );
        if (!now || before.every(({ id }) => now.has(id))) return;
        entry.dispatch(exchangeApi.util.invalidateTags([TAGS.SettledOptions, TAGS.OptionAccount, BALANCE]));
      },
    }),

    /** Settled options, newest first, page after page. */
    settledOptions: build.infiniteQuery<readonly OptionOrder[], void, number>({
      infiniteQueryOptions: countedPages,
      query: ({ pageParam }) => ({
        call: optionOrders,
        request: { page: pageParam, status: ORDER_STATUS.closed, limit: PAGE_SIZE },
      }),
      providesTags: [TAGS.SettledOptions],
      onCacheEntryAdded: refetchOn([optionSettled], () => [TAGS.SettledOptions]),
    }),

    /** All settled options for statistics and fees; the streamed list above would read each of the pages again. */
    settledPages: build.infiniteQuery<readonly OptionOrder[], void, number>({
      infiniteQueryOptions: countedPages,
      query: ({ pageParam }) => ({
        call: optionOrders,
        request: { page: pageParam, status: ORDER_STATUS.closed, limit: PAGE_SIZE },
      }),
      providesTags: [TAGS.SettledOptions],
    }),

    submitOption: build.mutation<string, RequestOf<typeof optionSubmit>>({
      query: (request) => ({ call: optionSubmit, request }),
      invalidatesTags: touchedBy([TAGS.Options, TAGS.OptionAccount, BALANCE]),
    }),
  }),
});

export const {
  useOptionSecondsQuery,
  usePayableCurrenciesQuery,
  useRunningOptionsQuery,
  useSettledOptionsInfiniteQuery,
  useSettledPagesInfiniteQuery,
} = optionsApi;
