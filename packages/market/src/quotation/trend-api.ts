import { exchangeApi } from '@bourse/api-client';
import type { Decimal } from '@bourse/decimal';
import { RESOLUTIONS, timeSeries, type Bar } from '../contract';

const WEEK_S = 7 * 86_400;
const PERIOD = RESOLUTIONS['240'].period;

/** A trend has its last sixty points at the most (trading side, section 9); a week of four hours each has forty-two. */
const POINTS_AT_MOST = 60;

/** So long a trend is good enough: a point of it stands for four hours. */
const KEPT_S = 600;

const trendApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Closing prices of the last seven days of a symbol (`BTC/USDT`), oldest first. */
    trend: build.query<readonly Decimal[], string>({
      query: (symbol) => {
        const to = Math.floor(Date.now() / 1000);
        return { call: timeSeries, request: { symbol, from: to - WEEK_S, to, period: PERIOD } };
      },
      transformResponse: (bars: readonly Bar[]) => bars.slice(-POINTS_AT_MOST).map(({ close }) => close),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

export const { useTrendQuery } = trendApi;
