import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf, RequestOf } from '@bourse/api-client/contract';
import { newestWindow, windowRequest, windowSince, type BarWindow } from './chart/bar-window';
import { seriesFrom, withLatest, type BarPage, type BarSeries } from './chart/series';
import { streamBars } from './chart/stream-bars';
import {
  agreement,
  currencyDetail,
  currencyList,
  customerService,
  newsDetail,
  newsList,
  pairKeysOf,
  quotationNew,
  tickerEvent,
  timeSeries,
  tradeHistory,
  type Bar,
  type PairGroup,
  type PairId,
  type PublicTrade,
  type Resolution,
} from './contract';
import { applyTickers } from './pairs/pairs';
import { streamTickers } from './pairs/stream-tickers';
import { streamTrades } from './recent-trades/stream-trades';
import { keepNewerThanReply, type MarketThunk } from './stream';

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
}

/** Market data and news. What streams is patched or read again as long as somebody shows it. */
export const marketApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** All pairs by group; `daymarket` moves their figures. */
    quotation: build.query<readonly PairGroup[], void>({
      query: () => ({ call: quotationNew, request: {} }),
      providesTags: ['Quotation'],
      onCacheEntryAdded: (_arg, lifecycle) => streamTickers(lifecycle, () => lifecycle.dispatch(readQuotation())),
      onQueryStarted: (_arg, lifecycle) => keepNewerThanReply(tickerEvent, lifecycle, applyTickers),
    }),

    /** Recent trades; read again when the pair's book moves. */
    trades: build.query<readonly PublicTrade[], PairId>({
      query: (pair) => ({ call: tradeHistory, request: pairKeysOf(pair) }),
      providesTags: (_reply, _error, pair) => [{ type: 'Trades', id: pair }],
      onCacheEntryAdded: (pair, lifecycle) => streamTrades(pair, lifecycle, () => lifecycle.dispatch(readTrades(pair))),
    }),

    /** The newest bars; `kline` moves the last one. Older ones join by `loadOlderBars`. */
    bars: build.query<PairBars, BarsOf>({
      queryFn: async ({ pair, symbol, resolution }, _api, _extra, call) => {
        const stretch = newestWindow(Date.now(), resolution);
        const { data, error } = await call({ call: timeSeries, request: windowRequest(symbol, resolution, stretch) });
        if (error) return { error };
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base query parsed it with this call's reply
        const bars = data as Bar[];
        return { data: { pair, resolution, ...seriesFrom({ from: stretch.from, bars }) } };
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

    /** What a coin is, by its id. */
    currencyDetail: build.query<ReplyOf<typeof currencyDetail>, number>({
      query: (id) => ({ call: currencyDetail, request: { id } }),
      providesTags: ['Currency'],
    }),

    /** The currencies that others are quoted in. */
    currencyList: build.query<ReplyOf<typeof currencyList>, void>({
      query: () => ({ call: currencyList, request: {} }),
      providesTags: ['Currency'],
    }),

    /** Where customer service answers. */
    customerService: build.query<ReplyOf<typeof customerService>, void>({
      query: () => ({ call: customerService, request: {} }),
    }),

    /** News of one category. */
    newsList: build.query<ReplyOf<typeof newsList>, RequestOf<typeof newsList>>({
      query: (request) => ({ call: newsList, request }),
      providesTags: ['News'],
    }),

    /** One notice or article. */
    newsDetail: build.query<ReplyOf<typeof newsDetail>, RequestOf<typeof newsDetail>>({
      query: (request) => ({ call: newsDetail, request }),
      providesTags: ['News'],
    }),

    /** The user agreement. */
    agreement: build.query<ReplyOf<typeof agreement>, RequestOf<typeof agreement>>({
      query: (request) => ({ call: agreement, request }),
      providesTags: ['News'],
    }),
  }),
});

export const {
  useQuotationQuery,
  useTradesQuery,
  useBarsQuery,
  useCurrencyDetailQuery,
  useCurrencyListQuery,
  useCustomerServiceQuery,
  useNewsListQuery,
  useNewsDetailQuery,
  useAgreementQuery,
} = marketApi;

// The return types are written out: inferred ones would run in a circle through the endpoints above.

// A request that is on its way may have left before what made us ask: it is waited for, and followed by another.

function readQuotation(): MarketThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(marketApi.util.getRunningQueryThunk('quotation', undefined));
    await dispatch(marketApi.endpoints.quotation.initiate(undefined, { subscribe: false, forceRefetch: true }));
  };
}

function readTrades(pair: PairId): MarketThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(marketApi.util.getRunningQueryThunk('trades', pair));
    await dispatch(marketApi.endpoints.trades.initiate(pair, { subscribe: false, forceRefetch: true }));
  };
}

// The last bar may still have grown after it was last heard of, and the one before it may have been closed unheard.
const BARS_READ_AGAIN = 2;

/** Reads the newest bars again, from the last ones that are known, and joins them; all of them where none is known. */
export function readLatestBars(bars: BarsOf): MarketThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const known = marketApi.endpoints.bars.select(bars)(getState()).data?.bars.at(-BARS_READ_AGAIN);
    if (!known) {
      await dispatch(marketApi.endpoints.bars.initiate(bars, { subscribe: false, forceRefetch: true }));
      return;
    }
    const { symbol, resolution } = bars;
    const page = await dispatch(readBarPage({ symbol, resolution, ...windowSince(known.openTime, Date.now()) }));
    if (page) dispatch(marketApi.util.updateQueryData('bars', bars, (series) => withLatest(series, page)));
  };
}

/** A stretch of bars; `undefined` where it cannot be read. */
export function readBarPage(stretch: Omit<BarsOf, 'pair'> & BarWindow): MarketThunk<Promise<BarPage | undefined>> {
  return async (dispatch) => {
    const { data } = await dispatch(
      marketApi.endpoints.barPage.initiate(stretch, { subscribe: false, forceRefetch: true }),
    );
    return data;
  };
}
