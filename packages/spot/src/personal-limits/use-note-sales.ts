import { selectIsLoggedIn } from '@bourse/api-client';
import { rowsOfPages } from '@bourse/lists';
import { useServerNow, useAppSelector } from '@bourse/feature-kit';
import type { Pair } from '@bourse/contracts/market';
import { rowsOf } from '@bourse/trading';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { useCompletedOrdersInfiniteQuery } from '../api';
import type { CompletedOrder } from '@bourse/contracts/spot';
import { spotLimits } from './limits';

const DAY_MS = 24 * 3_600_000;

/** Counts the sales of the last day among the cached fills of a pair, each once, for the limits of its quote currency. */
export function useNoteSales(pair: Pair): void {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const now = useServerNow();
  const { currentData } = useCompletedOrdersInfiniteQuery(isLoggedIn ? { baseId: pair.baseId } : skipToken);
  const pages = currentData?.pages;
  const note = useEffectEvent(async (fills: readonly CompletedOrder[]) => {
    // Most visitors have no fills.
    if (fills.length === 0) return;
    const { saleResults } = await import('../rules/sale-results');
    for (const { fill, profit } of saleResults(fills)) {
      const { id, time } = fill;
      if (id === undefined || time === undefined || now() - time > DAY_MS) continue;
      spotLimits.noteResult(pair.quote, { id, profit, fee: fill.fee }, time);
    }
  });
  useEffect(() => void note(rowsOf(rowsOfPages(pages ?? []), pair, undefined)), [pages, pair]);
}
