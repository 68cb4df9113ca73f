import { decimalsOf, sum, ZERO, type Decimal } from '@bourse/decimal';
import type { LoopbackExchange } from '../exchange';
import type { Faults } from '../faults';
import { altNameOf, assetOf, marketOfPair, pairOf } from './names';

type Answer = (query: URLSearchParams) => unknown;

const SECOND_MS = 1000;

/** Public calls by name; source: docs.kraken.com/api, "Market Data". */
export function publicCalls(exchange: LoopbackExchange, faults: Faults): Readonly<Record<string, Answer>> {
  const fee = [[0, Number(exchange.fee) * 100]];
  const ofPair = (query: URLSearchParams) => marketOfPair(exchange, query.get('pair'));
  return {
    Time: () => ({ unixtime: Math.floor(faults.now() / SECOND_MS), rfc1123: new Date(faults.now()).toUTCString() }),
    SystemStatus: () => ({ status: 'online', timestamp: new Date(faults.now()).toISOString() }),
    AssetPairs: () =>
      Object.fromEntries(
        exchange.markets().map((market) => [
          pairOf(market),
          {
            altname: pairOf(market),
            wsname: `${altNameOf(market.base)}/${altNameOf(market.quote)}`,
            base: assetOf(market.base),
            quote: assetOf(market.quote),
            pair_decimals: decimalsOf(market.tick),
            lot_decimals: decimalsOf(market.lot),
            cost_decimals: 8,
            tick_size: market.tick,
            ordermin: market.minAmount,
            costmin: market.minTotal,
            status: exchange.isOpen(market.symbol) ? 'online' : 'cancel_only',
            fees: fee,
            fees_maker: fee,
            leverage_buy: [],
            leverage_sell: [],
          },
        ]),
      ),
    Assets: () =>
      Object.fromEntries(
        exchange
          .markets()
          .flatMap(({ base, quote }) => [base, quote])
          .map((code) => [
            assetOf(code),
            { aclass: 'currency', altname: altNameOf(code), decimals: 10, display_decimals: 5, status: 'enabled' },
          ]),
      ),
    Depth: (query) => {
      const market = ofPair(query);
      const { bids, asks } = exchange.book(market.symbol);
      const at = Math.floor(faults.now() / SECOND_MS);
      const rows = (levels: typeof bids) => levels.map(([price, amount]) => [price, amount, at]);
      return { [pairOf(market)]: { bids: rows(bids), asks: rows(asks) } };
    },
    Trades: (query) => {
      const market = ofPair(query);
      const rows = exchange
        .trades(market.symbol)
        .map(({ id, price, amount, at, side }) => [
          price,
          amount,
          at / SECOND_MS,
          side === 'buy' ? 'b' : 's',
          'l',
          '',
          id,
        ]);
      return { [pairOf(market)]: rows, last: String(faults.now() * 1e6) };
    },
    OHLC: (query) => {
      const market = ofPair(query);
      // Bars after `since`, epoch seconds.
      const since = Number(query.get('since') ?? 0) * SECOND_MS;
      const rows = exchange
        .bars(market.symbol)
        .filter(({ openTime }) => openTime > since)
        .map(({ openTime, open, high, low, close, volume }) => [
          openTime / SECOND_MS,
          open,
          high,
          low,
          close,
          close,
          volume,
          1,
        ]);
      return { [pairOf(market)]: rows, last: 0 };
    },
    Ticker: (query) => {
      const pairs = query.get('pair')?.split(',') ?? exchange.markets().map(pairOf);
      return Object.fromEntries(pairs.map((pair) => [pair, tickerOf(exchange, marketOfPair(exchange, pair).symbol)]));
    },
  };
}

const best = ([price, amount]: readonly [Decimal, Decimal] = [ZERO, ZERO]) => [price, '1', amount];
/** Of today and of 24 hours. */
const twice = (value: unknown) => [value, value];

function tickerOf(exchange: LoopbackExchange, symbol: string) {
  const { bids, asks } = exchange.book(symbol);
  const trades = exchange.trades(symbol);
  const last = exchange.last(symbol);
  const prices = trades.map(({ price }) => Number(price));
  const volume = sum(trades.map(({ amount }) => amount));
  return {
    a: best(asks[0]),
    b: best(bids[0]),
    c: [last, trades.at(-1)?.amount ?? ZERO],
    v: twice(volume),
    p: twice(last),
    t: twice(trades.length),
    l: twice(String(prices.length > 0 ? Math.min(...prices) : last)),
    h: twice(String(prices.length > 0 ? Math.max(...prices) : last)),
    o: trades[0]?.price ?? last,
  };
}
