import { exchangeApi, logIn, userKnown } from '@bourse/api-client';
import type { ReplyOf, RequestOf } from '@bourse/api-client/contract';
import { realtimeOf } from '@bourse/realtime';
import { balanceChanged } from '@bourse/realtime/contract';
import { login, userInfo, type UserInfo } from './contract';

/** The reader's endpoints; what they find out about the session goes into its slice. */
export const { useLoginMutation, useUserInfoQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<ReplyOf<typeof login>, RequestOf<typeof login>>({
      query: (request) => ({ call: login, request }),
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const token = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        if (token !== undefined) dispatch(logIn({ token }));
      },
    }),

    userInfo: build.query<UserInfo, void>({
      query: () => ({ call: userInfo, request: {} }),
      providesTags: ['User'],
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const user = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        // A reply for a session that has ended meanwhile never comes this far.
        if (user) dispatch(userKnown({ userId: user.id, account: user.account }));
      },
      // The total of the reader's assets moves with every balance.
      async onCacheEntryAdded(_request, { dispatch, extra, cacheEntryRemoved }) {
        const refetch = () => dispatch(exchangeApi.util.invalidateTags(['User']));
        const realtime = realtimeOf(extra);
        const stops = [realtime.subscribe(balanceChanged, {}, refetch), realtime.onResync(refetch)];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
  }),
});
