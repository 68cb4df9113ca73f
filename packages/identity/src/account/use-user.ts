import { useFallbackPolling, useAppSelector } from '@bourse/feature-kit';
import { selectIsLoggedIn, selectUserId } from '@bourse/api-client';
import { useUserInfoQuery } from '../api';
import type { UserInfo } from '@bourse/contracts/identity';

export interface CurrentUser {
  /** The logged-in user; `undefined` for visitors, and while the user information is loading. */
  readonly user: UserInfo | undefined;
  readonly isLoading: boolean;
  /** When `user` was read, epoch milliseconds. */
  readonly readAt: number | undefined;
}

/** The logged-in user; read again after every change of a balance, and every five seconds while the socket does not deliver. */
export function useUser(): CurrentUser {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const { currentData, isFetching, fulfilledTimeStamp } = useUserInfoQuery(undefined, {
    skip: !isLoggedIn,
    ...useFallbackPolling(),
  });
  // The cache may still contain the previous session's user; the session's user id decides.
  const user = isLoggedIn && currentData?.id === userId ? currentData : undefined;
  return {
    user,
    isLoading: isLoggedIn && user === undefined && isFetching,
    readAt: user && fulfilledTimeStamp,
  };
}
