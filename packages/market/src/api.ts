import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/contracts/wire';
import {
  currencyDetail,
  currencyList,
  pairKeysOf,
  quotationNew,
  tickerEvent,
  tradeHistory,
  type PairGroup,
  type PairId,
  type PublicTrade,
} from '@bourse/contracts/market';
import { applyTickers } from './pairs/pairs';
import { streamTickers } from './pairs/stream-tickers';
import { streamTrades } from './recent-trades/stream-trades';
import { keepNewerThanReply, type MarketThunk } from './stream';

/**
 * Market data. Bars are in `bars/bars-api.ts`. Streamed data are patched or read again while they have
 * subscribers.
 */
export const marketApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** All pairs by group; `daymarket` moves their figures. */
    quotation: build.query<readonly PairGroup[], void>({
      query: () => ({ call: quotationNew, request: {} }),
      onCacheEntryAdded: (_arg, lifecycle) => streamTickers(lifecycle, () => lifecycle.dispatch(readQuotation())),
      onQueryStarted: (_arg, lifecycle) => keepNewerThanReply(tickerEvent, lifecycle, applyTickers),
    }),

    /** Recent trades; read again when the pair's book moves. */
    trades: build.query<readonly PublicTrade[], PairId>({
      query: (pair) => ({ call: tradeHistory, request: pairKeysOf(pair) }),
      onCacheEntryAdded: (pair, lifecycle) => streamTrades(pair, lifecycle, () => lifecycle.dispatch(readTrades(pair))),
    }),

    /** Information about a coin, by its id. */
    currencyDetail: build.query<ReplyOf<typeof currencyDetail>, number>({
      query: (id) => ({ call: currencyDetail, request: { id } }),
    }),

    /** The currencies that others are quoted in. */
    currencyList: build.query<ReplyOf<typeof currencyList>, void>({
      query: () => ({ call: currencyList, request: {} }),
    }),
  }),
});

export const { useQuotationQuery, useTradesQuery, useCurrencyDetailQuery, useCurrencyListQuery } = marketApi;

// The return types are written out: inferred ones would run in a circle through the endpoints above.

// The pending request may have been sent before this change. Wait for it, then send another.

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
