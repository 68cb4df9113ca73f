import type { ChartMark } from '@bourse/charts';
import { selectIsLoggedIn } from '@bourse/api-client';
import { rowsOfPages } from '@bourse/lists';
import { useAppSelector } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import type { Pair } from '@bourse/contracts/market';
import { rowsOf } from '@bourse/trading';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useCompletedOrdersInfiniteQuery } from '../api';
import { fillKey } from '../rules/fill-key';
import { spotMessages } from '../locales/messages';

/** The user's newest fills of a pair, as marks on its chart. The order form has the same list cached. */
export function useFillMarks(pair: Pair): readonly ChartMark[] {
  const text = spotMessages.useText();
  const format = useFormat();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { currentData } = useCompletedOrdersInfiniteQuery(isLoggedIn ? { baseId: pair.baseId } : skipToken);
  return useMemo(
    () =>
      rowsOf(rowsOfPages(currentData?.pages ?? []), pair, undefined).flatMap((fill) =>
        fill.time === undefined || fill.side === undefined
          ? []
          : {
              id: fillKey(fill),
              time: fill.time,
              price: fill.price,
              tone: fill.side === 'buy' ? ('up' as const) : ('down' as const),
              label: `${text(fill.side === 'buy' ? 'form.buy' : 'form.sell')} ${format.amount(fill.amount)}`,
            },
      ),
    [currentData, pair, text, format],
  );
}
