import { usePolling } from '@bourse/feature-kit';
import { exchangeApi, selectServerClock, serverNow, type ExchangeState } from '@bourse/api-client';
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
      queryFn: async (symbol, { getState }, _options, baseQuery) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a query's state is that of the exchange's store
        const to = Math.floor(serverNow(selectServerClock(getState() as ExchangeState)) / 1000);
        const request = { symbol, from: to - WEEK_S, to, period: PERIOD };
        const { data, error } = await baseQuery({ call: trendSeries, request });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base query has parsed it with the call's schema
        return error ? { error } : { data: (data as readonly Bar[]).map(({ close }) => close) };
      },
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
