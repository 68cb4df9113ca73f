import { BALANCE, exchangeApi } from '@bourse/api-client';
import { claimPlayMoney, openDemoAccount } from '@bourse/contracts/identity';
import { completedOrders } from '@bourse/contracts/spot';
import type { ReplyOf } from '@bourse/contracts/wire';
import { refetchOnBalance } from '@bourse/feature-kit';
import { beginSession } from '../api';
import { TAGS } from '../tags';

/** Demo accounts and play money of a practice venue, and what the first steps of a new user read. */
export const { useOpenDemoMutation, useClaimPlayMoneyMutation, useHasTradedQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    openDemo: build.mutation<ReplyOf<typeof openDemoAccount>, void>({
      query: () => ({ call: openDemoAccount, request: {} }),
      onQueryStarted: (_none, { dispatch, queryFulfilled }) => beginSession(dispatch, queryFulfilled),
    }),
    claimPlayMoney: build.mutation<ReplyOf<typeof claimPlayMoney>, void>({
      query: () => ({ call: claimPlayMoney, request: {} }),
      // Also after a failure: the money may have come.
      invalidatesTags: [TAGS.User, BALANCE],
    }),
    hasTraded: build.query<boolean, void>({
      query: () => ({ call: completedOrders, request: { page: 1 } }),
      transformResponse: (fills: ReplyOf<typeof completedOrders>) => fills.length > 0,
      providesTags: [BALANCE],
      onCacheEntryAdded: refetchOnBalance(() => [BALANCE]),
    }),
  }),
});
