import { decimalsOf, sum, times } from '@bourse/decimal';
import type { LoopbackExchange } from '../exchange';
import type { Faults } from '../faults';
import type { Bar, Market, Trade } from '../types';
import { publicContractCalls } from './contracts';
import { idOf, marketOfId } from './names';

type Answer = (query: URLSearchParams) => unknown;

const MINUTE_MS = 60_000;
const DEFAULT_LIMIT = 500;
/** Markets of other products, which ccxt asks for too. */
const NO_SYMBOLS = () => ({ symbols: [] });

const limitOf = (query: URLSearchParams) => Number(query.get('limit') ?? DEFAULT_LIMIT);

/** Public calls by path; source: developers.binance.com, "Spot REST API". */
export function publicCalls(exchange: LoopbackExchange, faults: Faults): Readonly<Record<string, Answer>> {
  return {
    '/api/v3/ping': () => ({}),
    '/api/v3/time': () => ({ serverTime: faults.now() }),
    '/api/v3/exchangeInfo': () => ({
      timezone: 'UTC',
      serverTime: faults.now(),
      symbols: exchange.markets().map((market) => symbolRow(market, exchange.isOpen(market.symbol))),
    }),
    ...publicContractCalls(exchange),
    '/dapi/v1/exchangeInfo': NO_SYMBOLS,
    '/api/v3/depth'(query) {
      const { symbol } = marketOfId(exchange, query.get('symbol'));
      const { bids, asks } = exchange.book(symbol);
      const limit = limitOf(query);
      return { lastUpdateId: exchange.sequence(symbol), bids: bids.slice(0, limit), asks: asks.slice(0, limit) };
    },
    '/api/v3/trades'(query) {
      const { symbol } = marketOfId(exchange, query.get('symbol'));
      return exchange
        .trades(symbol)
        .slice(-limitOf(query))
        .map(({ id, price, amount, at, side }) => ({
          id,
          price,
          qty: amount,
          quoteQty: times(price, amount),
          time: at,
          isBuyerMaker: side === 'sell',
          isBestMatch: true,
        }));
    },
    '/api/v3/aggTrades'(query) {
      const { symbol } = marketOfId(exchange, query.get('symbol'));
      return exchange.trades(symbol).slice(-limitOf(query)).map(aggregateRow);
    },
    '/api/v3/klines'(query) {
      const { symbol } = marketOfId(exchange, query.get('symbol'));
      const [from, to] = [Number(query.get('startTime') ?? 0), Number(query.get('endTime') ?? Number.MAX_SAFE_INTEGER)];
      const bars = exchange.bars(symbol).filter(({ openTime }) => openTime >= from && openTime <= to);
      return (query.has('startTime') ? bars.slice(0, limitOf(query)) : bars.slice(-limitOf(query))).map(barRow);
    },
    '/api/v3/ticker/24hr'(query) {
      const id = query.get('symbol');
      if (id !== null) return tickerRow(exchange, marketOfId(exchange, id));
      return exchange.markets().map((market) => tickerRow(exchange, market));
    },
  };
}

function symbolRow(market: Market, isOpen: boolean) {
  const { base, quote, tick, lot, minAmount, minTotal } = market;
  return {
    symbol: idOf(market),
    status: isOpen ? 'TRADING' : 'BREAK',
    baseAsset: base,
    baseAssetPrecision: 8,
    quoteAsset: quote,
    quotePrecision: 8,
    quoteAssetPrecision: 8,
    orderTypes: ['LIMIT', 'LIMIT_MAKER', 'MARKET', 'STOP_LOSS_LIMIT'],
    isSpotTradingAllowed: true,
    isMarginTradingAllowed: false,
    quantityPrecision: decimalsOf(lot),
    pricePrecision: decimalsOf(tick),
    permissions: [],
    filters: [
      { filterType: 'PRICE_FILTER', minPrice: tick, maxPrice: '1000000000', tickSize: tick },
      { filterType: 'LOT_SIZE', minQty: minAmount, maxQty: '1000000000000', stepSize: lot },
      { filterType: 'NOTIONAL', minNotional: minTotal, applyMinToMarket: true, maxNotional: '1000000000' },
    ],
  };
}

function aggregateRow({ id, price, amount, at, side }: Trade) {
  return { a: id, p: price, q: amount, f: id, l: id, T: at, m: side === 'sell', M: true };
}

function barRow({ openTime, open, high, low, close, volume }: Bar) {
  const total = times(close, volume);
  return [openTime, open, high, low, close, volume, openTime + MINUTE_MS - 1, total, 1, volume, total, '0'];
}

/** Figures of all trades so far, as the REST reply and the stream name them. */
export function tickerOf(exchange: LoopbackExchange, { symbol }: Market) {
  const trades = exchange.trades(symbol);
  const last = exchange.last(symbol);
  const prices = trades.map(({ price }) => price).toSorted((one, other) => Number(one) - Number(other));
  const { bids, asks } = exchange.book(symbol);
  return {
    last,
    open: trades[0]?.price ?? last,
    high: prices.at(-1) ?? last,
    low: prices[0] ?? last,
    volume: sum(trades.map(({ amount }) => amount)),
    total: sum(trades.map(({ price, amount }) => times(price, amount))),
    bid: bids[0] ?? ['0', '0'],
    ask: asks[0] ?? ['0', '0'],
    count: trades.length,
  };
}

function tickerRow(exchange: LoopbackExchange, market: Market) {
  const { last, open, high, low, volume, total, bid, ask, count } = tickerOf(exchange, market);
  return {
    symbol: idOf(market),
    priceChange: '0',
    priceChangePercent: '0',
    weightedAvgPrice: last,
    prevClosePrice: open,
    lastPrice: last,
    lastQty: '0',
    bidPrice: bid[0],
    bidQty: bid[1],
    askPrice: ask[0],
    askQty: ask[1],
    openPrice: open,
    highPrice: high,
    lowPrice: low,
    volume,
    quoteVolume: total,
    openTime: Date.now(),
    closeTime: Date.now(),
    firstId: 0,
    lastId: 0,
    count,
  };
}
