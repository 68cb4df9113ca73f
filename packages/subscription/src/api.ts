import { BALANCE, exchangeApi, touchedBy } from '@bourse/api-client';
import { refetchOnBalance } from '@bourse/feature-kit';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import {
  launchInfo,
  subscribe,
  subscriptionRecords,
  unlock,
  type Launch,
  type SubscriptionRecord,
} from '@bourse/contracts/subscription';
import { TAGS } from './tags';

/** Rows of the records screen (money side, section 7). */
export const RECORDS = { limit: 500, page: 1 } as const;

const TOUCHED = [TAGS.Launch, TAGS.Subscriptions, BALANCE] as const;

/** The launch, the records and the balances may have changed: requests them again. */
export const subscriptionsTouched = () => exchangeApi.util.invalidateTags([...TOUCHED]);

/** Calls of token subscription. Writes are mutations and are never sent again automatically. */
export const subscriptionApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    launch: build.query<Launch, void>({
      query: () => ({ call: launchInfo, request: {} }),
      providesTags: [TAGS.Launch],
      onCacheEntryAdded: refetchOnBalance(() => [TAGS.Launch]),
    }),
    subscriptions: build.query<readonly SubscriptionRecord[], void>({
      query: () => ({ call: subscriptionRecords, request: RECORDS }),
      providesTags: [TAGS.Subscriptions],
    }),
    subscribe: build.mutation<ReplyOf<typeof subscribe>, RequestOf<typeof subscribe>>({
      query: (request) => ({ call: subscribe, request }),
      invalidatesTags: touchedBy(TOUCHED),
    }),
    unlock: build.mutation<ReplyOf<typeof unlock>, number>({
      query: (id) => ({ call: unlock, request: { id } }),
      invalidatesTags: touchedBy(TOUCHED),
      // The row is completed at once, before the records are read again.
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const replied = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (replied) dispatch(completeRecord(id));
      },
    }),
  }),
});

const completeRecord = (id: number) =>
  subscriptionApi.util.updateQueryData('subscriptions', undefined, (records) =>
    records.map((record) => (record.id === id ? { ...record, status: 'completed' as const } : record)),
  );

export const { useLaunchQuery, useSubscriptionsQuery } = subscriptionApi;
