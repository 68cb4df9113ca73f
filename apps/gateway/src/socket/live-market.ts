import type { LiveMarket } from '@bourse/contract-server';
import type { GatewayMarket } from '../market/gateway-market';
import { bookSides } from '../wire';

const RESOLUTION = { '1min': '1', '1day': '1D' } as const;

/** Pairs, books and figures of the venue for the events of the socket; a pair is named by its symbol. */
export function liveMarket(market: GatewayMarket): LiveMarket<string> {
  return {
    ids: () => market.pairs().map(({ symbol }) => symbol),
    pair: (symbol) => market.pair(symbol),
    last: (symbol) => market.state(symbol).last,
    book(symbol, most) {
      const { book } = market.state(symbol);
      if (!book) return undefined;
      const { in: bids, out: asks } = bookSides(book, most);
      return { bids, asks };
    },
    ticker: (symbol) => market.state(symbol).ticker(),
    running: (symbol, period) => market.state(symbol).running(RESOLUTION[period]),
  };
}
