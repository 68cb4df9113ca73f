import { exchangeApi, selectServerClock, serverNow, type ExchangeState } from '@bourse/api-client';
import type { PairId } from '@bourse/contracts/market';
import type { Resolution } from '@bourse/contracts/bars';
import type { MarketThunk } from '../stream';
import { isOtherWindow, newestWindow, windowSince, type BarWindow } from './bar-window';
import { readBars } from './read-bars';
import { readAgainFrom, seriesFrom, withLatest, type BarPage, type BarSeries } from './series';
import { streamBars } from './stream-bars';

/** The requested bars: a pair and its symbol (`BTC/USDT`, its name in this call) at a resolution. */
export interface BarsOf {
  readonly pair: PairId;
  readonly symbol: string;
  readonly resolution: Resolution;
}

/** A series with its pair and resolution, so that it can be shown while another one loads. */
export interface PairBars extends BarSeries {
  readonly pair: PairId;
  readonly resolution: Resolution;
  /** When the newest bars were requested, epoch milliseconds: the age of the series. */
  readonly readAt: number;
}

/** The exchange's time, epoch milliseconds; the device's until a reply has told it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a query's state is that of the exchange's store
const exchangeTime = (getState: () => unknown) => serverNow(selectServerClock(getState() as ExchangeState));

/** `extra` is one object for each store. */
const storeOf = ({ extra }: { readonly extra: unknown }): object =>
  typeof extra === 'object' && extra !== null ? extra : readBars;

/** Bars of pairs: apart from the other endpoints, for only a screen with a chart needs them. */
export const barsApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest bars; `kline` moves the last one. Older ones join by `loadOlderBars`. */
    bars: build.query<PairBars, BarsOf>({
      queryFn: async ({ pair, symbol, resolution }, api, _options, baseQuery) => {
        const readAt = Date.now();
        const read = (now: number) =>
          readBars(baseQuery, storeOf(api), { symbol, resolution, ...newestWindow(now, resolution) });
        const assumed = exchangeTime(api.getState);
        const first = await read(assumed);
        // The first reply sets the exchange's clock. A window by a device clock that is fast may hold no bar at all.
        const known = exchangeTime(api.getState);
        const isOther = first.data !== undefined && isOtherWindow(assumed, known, resolution);
        const { data, error } = isOther ? await read(known) : first;
        return data ? { data: { pair, resolution, readAt, ...seriesFrom(data) } } : { error };
      },
      onCacheEntryAdded: (bars, lifecycle) =>
        streamBars(
          bars,
          lifecycle,
          () => lifecycle.dispatch(readLatestBars(bars)),
          () => exchangeTime(() => lifecycle.getState()),
        ),
    }),

    /** Fetches a range of bars that the caller merges into `bars`. */
    barPage: build.query<BarPage, Omit<BarsOf, 'pair'> & BarWindow>({
      queryFn: (stretch, api, _options, baseQuery) => readBars(baseQuery, storeOf(api), stretch),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useBarsQuery, useBarPageQuery } = barsApi;

/**
 * Reads the newest bars again, from the last read on, and merges them; reads all if none are known. A reply
 * that is older than a later request's reply is dropped.
 */
export function readLatestBars(bars: BarsOf): MarketThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const series = barsApi.endpoints.bars.select(bars)(getState()).data;
    const from = series && readAgainFrom(series);
    if (from === undefined) {
      await dispatch(barsApi.endpoints.bars.initiate(bars, { subscribe: false, forceRefetch: true }));
      return;
    }
    const { symbol, resolution } = bars;
    const readAt = Date.now();
    const page = await dispatch(readBarPage({ symbol, resolution, ...windowSince(from, exchangeTime(getState)) }));
    if (!page) return;
    dispatch(
      barsApi.util.updateQueryData('bars', bars, (present) =>
        present.readAt > readAt && present.readAt <= Date.now() ? present : { ...withLatest(present, page), readAt },
      ),
    );
  };
}

/** A range of bars; `undefined` if it cannot be read. */
export function readBarPage(stretch: Omit<BarsOf, 'pair'> & BarWindow): MarketThunk<Promise<BarPage | undefined>> {
  return async (dispatch) => {
    const { data } = await dispatch(
      barsApi.endpoints.barPage.initiate(stretch, { subscribe: false, forceRefetch: true }),
    );
    return data;
  };
}
