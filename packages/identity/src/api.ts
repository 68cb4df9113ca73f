import { refetchOnBalance } from '@bourse/feature-kit';
import { BALANCE, exchangeApi, logIn, userKnown, type ExchangeStore } from '@bourse/api-client';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import { agreesWithStored, followStoredUser, storeUser } from './account/stored-user';
import { login, userInfo, type UserInfo } from '@bourse/contracts/identity';
import { rememberLogIn } from './log-ins/stored-log-ins';
import { TAGS } from './tags';

const followBalance = refetchOnBalance<void>(() => [TAGS.User]);

/** Login and user information. Their replies update the session's slice and local storage. */
const identityApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<ReplyOf<typeof login>, RequestOf<typeof login>>({
      query: (request) => ({ call: login, request }),
      onQueryStarted: (_request, { dispatch, queryFulfilled }) => beginSession(dispatch, queryFulfilled),
    }),

    userInfo: build.query<UserInfo, void>({
      query: () => ({ call: userInfo, request: {} }),
      // `Balance`: the reply has the total of the user's assets, which every order and transfer changes.
      providesTags: [TAGS.User, BALANCE],
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const user = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        // A reply for a session that has ended meanwhile never comes this far.
        if (!user) return;
        dispatch(userKnown({ userId: user.id, account: user.account }));
        storeUser(user);
      },
      async onCacheEntryAdded(request, entry) {
        // Another tab has newer user information: the user became a merchant.
        const stop = followStoredUser(() => {
          const { data } = entry.getCacheEntry();
          if (data && !agreesWithStored(data)) entry.dispatch(exchangeApi.util.invalidateTags([TAGS.User]));
        });
        // The total of the user's assets follows every balance.
        await followBalance(request, entry);
        stop();
      },
    }),
  }),
});

/** Stores the token of a reply as the session, and reads its user. A failed call begins none. */
export async function beginSession(
  dispatch: ExchangeStore['dispatch'],
  queryFulfilled: Promise<{ data: string }>,
): Promise<void> {
  const token = await queryFulfilled.then(
    ({ data }) => data,
    () => undefined,
  );
  if (token === undefined) return;
  dispatch(logIn({ token }));
  const { data: user } = await dispatch(
    identityApi.endpoints.userInfo.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (user) await rememberLogIn(user.id, Date.now());
}

export const { useLoginMutation, useUserInfoQuery } = identityApi;
