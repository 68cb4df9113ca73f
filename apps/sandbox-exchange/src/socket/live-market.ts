import type { LiveMarket } from '@bourse/contract-server';
import type { Exchange } from '../exchange-interface';
import { bookLevel } from '../http/wire';
import type { MarketData } from '../market-data/market-data';

const RESOLUTION = { '1min': '1min', '1day': '1D' } as const;

/** Pairs, books and figures of the exchange for the events of the socket; a pair is named by its id. */
export function liveMarket(exchange: Exchange, market: MarketData): LiveMarket<number> {
  return {
    ids: () => exchange.pairs().map(({ id }) => id),
    pair: (id) => exchange.pair(id),
    last: (id) => market.ticker(id)?.last,
    book(id, most) {
      const { bids, asks } = exchange.book(id, most);
      return { bids: bids.map(bookLevel), asks: asks.map(bookLevel) };
    },
    ticker: (id) => market.ticker(id),
    running: (id, period) => market.running(id, RESOLUTION[period]),
  };
}
