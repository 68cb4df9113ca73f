import { selectIsLoggedIn } from '@bourse/api-client';
import { useAllPages, type AllPages } from '@bourse/lists';
import { useAppSelector } from '@bourse/feature-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useFillPagesInfiniteQuery } from '../api';
import { fillKey } from '../rules/fill-key';
import type { CompletedOrder } from '@bourse/contracts/spot';

/** All fills of the user, newest first. */
export function useAllFills(): AllPages<CompletedOrder> {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return useAllPages(useFillPagesInfiniteQuery(isLoggedIn ? undefined : skipToken), fillKey);
}
