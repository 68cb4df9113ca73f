import type { LoopbackExchange } from '../exchange';
import type { Market } from '../types';
import { idOf, type Answer, type MarketOf } from './names';

/** Public calls; source: bybit-exchange.github.io/docs/v5, "Market". Pairs and contracts have one book. */
export function publicCalls(exchange: LoopbackExchange, marketOf: MarketOf): Readonly<Record<string, Answer>> {
  const rows: Readonly<Record<string, (market: Market) => object>> = { spot: pairRow, linear: contractRow };
  const listed = (fields: URLSearchParams) =>
    exchange.markets().filter(({ hasContract }) => fields.get('category') === 'spot' || hasContract);
  return {
    'GET /v5/market/instruments-info'(fields) {
      const category = fields.get('category') ?? '';
      const row = rows[category];
      // Contracts that are not launched yet are asked for apart.
      return { category, list: row && fields.get('status') !== 'PreLaunch' ? listed(fields).map(row) : [] };
    },
    'GET /v5/market/orderbook'(fields) {
      const { symbol } = marketOf(fields);
      const { bids, asks } = exchange.book(symbol);
      return { s: fields.get('symbol'), b: bids, a: asks, ts: Date.now(), u: exchange.sequence(symbol) };
    },
    'GET /v5/market/tickers': (fields) => ({
      category: fields.get('category'),
      list: listed(fields).map((market) => {
        const last = exchange.last(market.symbol);
        const figures = { lastPrice: last, prevPrice24h: last, highPrice24h: last, lowPrice24h: last };
        const ofContract = fields.get('category') !== 'spot' && { openInterest: '0', openInterestValue: '0' };
        return { symbol: idOf(market), ...figures, volume24h: '0', turnover24h: '0', ...ofContract };
      }),
    }),
    'GET /v5/market/recent-trade': (fields) => ({
      category: fields.get('category'),
      list: exchange
        .trades(marketOf(fields).symbol)
        .toReversed()
        .map(({ id, price, amount, side, at }) => ({
          execId: String(id),
          symbol: fields.get('symbol'),
          price,
          size: amount,
          side: side === 'sell' ? 'Sell' : 'Buy',
          time: String(at),
        })),
    }),
    'GET /v5/market/kline': (fields) => ({ category: fields.get('category'), symbol: fields.get('symbol'), list: [] }),
  };
}

const pairRow = (market: Market) => ({
  symbol: idOf(market),
  baseCoin: market.base,
  quoteCoin: market.quote,
  status: 'Trading',
  marginTrading: 'none',
  lotSizeFilter: {
    basePrecision: market.lot,
    quotePrecision: '0.00000001',
    minOrderQty: market.minAmount,
    minOrderAmt: market.minTotal,
  },
  priceFilter: { tickSize: market.tick },
});

const contractRow = (market: Market) => ({
  symbol: idOf(market),
  contractType: 'LinearPerpetual',
  status: 'Trading',
  baseCoin: market.base,
  quoteCoin: market.quote,
  settleCoin: market.quote,
  launchTime: '0',
  deliveryTime: '0',
  leverageFilter: { minLeverage: '1', maxLeverage: '100', leverageStep: '0.01' },
  lotSizeFilter: { minOrderQty: market.minAmount, qtyStep: market.lot, minNotionalValue: market.minTotal },
  priceFilter: { tickSize: market.tick },
});
