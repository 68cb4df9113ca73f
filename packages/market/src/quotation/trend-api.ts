import { exchangeApi } from '@bourse/api-client';
import type { Decimal } from '@bourse/decimal';
import { skipToken } from '@reduxjs/toolkit/query';
import { RESOLUTIONS, timeSeries, type Bar } from '../contract';

const WEEK_S = 7 * 86_400;
const PERIOD = RESOLUTIONS['240'].period;

/** A trend has its last sixty points at the most (trading side, section 9); a week of four hours each has forty-two. */
const POINTS_AT_MOST = 60;

/** So long a trend is good enough: a point of it stands for four hours. */
const GOOD_FOR_S = 600;

const trendApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Closing prices of the last seven days of a symbol (`BTC/USDT`), oldest first. */
    trend: build.query<readonly Decimal[], string>({
      query: (symbol) => {
        const to = Math.floor(Date.now() / 1000);
        return { call: timeSeries, request: { symbol, from: to - WEEK_S, to, period: PERIOD } };
      },
      transformResponse: (bars: readonly Bar[]) => bars.slice(-POINTS_AT_MOST).map(({ close }) => close),
      keepUnusedDataFor: GOOD_FOR_S,
    }),
  }),
});

/**
 * Where a symbol went in the last seven days; of `undefined` nothing. It is read again every ten minutes in a tab that is seen: a page
 * may stay open for days.
 */
export function useTrend(symbol: string | undefined) {
  const { currentData: closes, isError } = trendApi.endpoints.trend.useQuery(symbol ?? skipToken, {
    pollingInterval: GOOD_FOR_S * 1000,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: GOOD_FOR_S,
  });
  return { closes, isError };
}
