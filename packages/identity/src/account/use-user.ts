import { selectIsLoggedIn, selectUserId } from '@bourse/api-client';
import { useSelector } from 'react-redux';
import { useUserInfoQuery } from '../api';
import type { UserInfo } from '../contract';

export interface CurrentUser {
  /** Who is logged in; `undefined` for visitors, and while the exchange has not said yet. */
  readonly user: UserInfo | undefined;
  readonly isLoading: boolean;
}

/** Who is logged in, fresh after every change of a balance. */
export function useUser(): CurrentUser {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const userId = useSelector(selectUserId);
  const { currentData, isFetching } = useUserInfoQuery(undefined, { skip: !isLoggedIn });
  // The cache may still hold the user of the session before; the session knows whose it is.
  const user = isLoggedIn && currentData?.id === userId ? currentData : undefined;
  return { user, isLoading: isLoggedIn && user === undefined && isFetching };
}
