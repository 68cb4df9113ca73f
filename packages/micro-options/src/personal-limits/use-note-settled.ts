import { selectIsLoggedIn } from '@bourse/api-client';
import { useAppSelector } from '@bourse/feature-kit';
import { rowsOfPages } from '@bourse/lists';
import { useRetry } from '@bourse/trading';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSettledOptionsInfiniteQuery } from '../api';
import { optionLimits } from './limits';

/**
 * Counts the settled options that were read, newest first, each once and on the day of its settlement. The event of a settlement counts it
 * earlier, but none comes while the site is closed. Returns whether they were read; a failed read is repeated.
 */
export function useNoteSettled(): boolean {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { data, isError, refetch } = useSettledOptionsInfiniteQuery(isLoggedIn ? undefined : skipToken);
  const pages = data?.pages;
  useRetry(isError && !data, () => void refetch());
  useEffect(() => {
    for (const order of rowsOfPages(pages ?? [])) {
      if (order.settledAt !== undefined) optionLimits.noteResult(order.currency, order, order.settledAt);
    }
  }, [pages]);
  return !isLoggedIn || pages !== undefined;
}
