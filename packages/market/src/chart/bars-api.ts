import { exchangeApi } from '@bourse/api-client';
import { timeSeries, type Bar, type PairId, type Resolution } from '../contract';
import type { MarketThunk } from '../stream';
import { newestWindow, windowRequest, windowSince, type BarWindow } from './bar-window';
import { seriesFrom, withLatest, type BarPage, type BarSeries } from './series';
import { streamBars } from './stream-bars';

/** Which bars: a pair and its symbol (`BTC/USDT`, how the wire names it here) at a resolution. */
export interface BarsOf {
  readonly pair: PairId;
  readonly symbol: string;
  readonly resolution: Resolution;
}

/** A series that says whose it is: while another one is on its way, it can still be shown. */
export interface PairBars extends BarSeries {
  readonly pair: PairId;
  readonly resolution: Resolution;
  /** When its newest stretch was asked for, epoch milliseconds: it is as true as that. */
  readonly readAt: number;
}

/** Bars of pairs: apart from the other endpoints, for only a screen with a chart needs them. */
export const barsApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest bars; `kline` moves the last one. Older ones join by `loadOlderBars`. */
    bars: build.query<PairBars, BarsOf>({
      queryFn: async ({ pair, symbol, resolution }, _api, _extra, call) => {
        const readAt = Date.now();
        const stretch = newestWindow(readAt, resolution);
        const { data, error } = await call({ call: timeSeries, request: windowRequest(symbol, resolution, stretch) });
        if (error) return { error };
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base query parsed it with this call's reply
        const bars = data as Bar[];
        return { data: { pair, resolution, readAt, ...seriesFrom({ from: stretch.from, bars }) } };
      },
      providesTags: (_reply, _error, { pair }) => [{ type: 'Bars', id: pair }],
      onCacheEntryAdded: (bars, lifecycle) =>
        streamBars(bars, lifecycle, () => lifecycle.dispatch(readLatestBars(bars))),
    }),

    /** A stretch of bars, for those who join it to `bars`. */
    barPage: build.query<BarPage, Omit<BarsOf, 'pair'> & BarWindow>({
      query: ({ symbol, resolution, from, to }) => ({
        call: timeSeries,
        request: windowRequest(symbol, resolution, { from, to }),
      }),
      transformResponse: (bars: Bar[], _meta, { from }) => ({ from, bars }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useBarsQuery } = barsApi;

// The last bar may still have grown after it was last heard of, and the one before it may have been closed unheard.
const BARS_READ_AGAIN = 2;

/**
 * Reads the newest bars again, from the last ones that are known, and joins them; all of them where none is known. A reply that was
 * overtaken by that of a later request is too late.
 */
export function readLatestBars(bars: BarsOf): MarketThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const known = barsApi.endpoints.bars.select(bars)(getState()).data?.bars.at(-BARS_READ_AGAIN);
    if (!known) {
      await dispatch(barsApi.endpoints.bars.initiate(bars, { subscribe: false, forceRefetch: true }));
      return;
    }
    const { symbol, resolution } = bars;
    const readAt = Date.now();
    const page = await dispatch(readBarPage({ symbol, resolution, ...windowSince(known.openTime, readAt) }));
    if (!page) return;
    dispatch(
      barsApi.util.updateQueryData('bars', bars, (series) =>
        series.readAt > readAt && series.readAt <= Date.now() ? series : { ...withLatest(series, page), readAt },
      ),
    );
  };
}

/** A stretch of bars; `undefined` where it cannot be read. */
export function readBarPage(stretch: Omit<BarsOf, 'pair'> & BarWindow): MarketThunk<Promise<BarPage | undefined>> {
  return async (dispatch) => {
    const { data } = await dispatch(
      barsApi.endpoints.barPage.initiate(stretch, { subscribe: false, forceRefetch: true }),
    );
    return data;
  };
}
