import { usePolling } from '@bourse/feature-kit';
import { exchangeApi } from '@bourse/api-client';
import type { Decimal } from '@bourse/decimal';
import { skipToken } from '@reduxjs/toolkit/query';
import { RESOLUTIONS, type Bar } from '@bourse/contracts/bars';
import { trendSeries } from './quotation/trend-series';

const WEEK_S = 7 * 86_400;
const PERIOD = RESOLUTIONS['1'].period;

/** How long a trend is kept, in seconds. */
const GOOD_FOR_S = 600;

const { useTrendQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Closing prices of the last seven days of a symbol (`BTC/USDT`), oldest first. */
    trend: build.query<readonly Decimal[], string>({
      query: (symbol) => {
        const to = Math.floor(Date.now() / 1000);
        return { call: trendSeries, request: { symbol, from: to - WEEK_S, to, period: PERIOD } };
      },
      transformResponse: (bars: readonly Bar[]) => bars.map(({ close }) => close),
      keepUnusedDataFor: GOOD_FOR_S,
    }),
  }),
});

/**
 * The last seven days of a symbol; no request for `undefined`. Read again every ten minutes while the tab is visible,
 * because a page may stay open for days.
 */
export function useTrend(symbol: string | undefined) {
  const { currentData: closes, isError } = useTrendQuery(symbol ?? skipToken, {
    ...usePolling(GOOD_FOR_S * 1000),
    refetchOnMountOrArgChange: GOOD_FOR_S,
  });
  return { closes, isError };
}
