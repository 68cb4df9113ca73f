import type { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from '@bourse/market/contract';
import type { WirePayloadOf } from '@bourse/realtime/contract';
import type { Exchange } from '../exchange';
import { bookLevel, BOOK_LEVELS, seconds } from '../http/wire';
import type { MarketData } from '../market-data/market-data';
import type { Pair } from '../products/spot/types';
import type { StoredBar } from '../store/types';

/** Levels of a side that `market_depth` goes down to. */
const DEPTH_LEVELS = 100;

const keys = ({ baseId, quoteId }: Pair) => ({ currency_id: baseId, legal_id: quoteId });

/** `transaction`: the top of the book and the last price. */
export function bookPayload(exchange: Exchange, market: MarketData, pair: Pair): WirePayloadOf<typeof bookEvent> {
  return {
    ...keys(pair),
    last_price: market.ticker(pair.id)?.last,
    ...sides(exchange, pair, BOOK_LEVELS),
  };
}

/** `market_depth`: as far down as a depth chart shows; `sum` is what lies between the best price and the level. */
export function depthPayload(exchange: Exchange, pair: Pair): WirePayloadOf<typeof depthEvent> {
  return { ...keys(pair), ...sides(exchange, pair, DEPTH_LEVELS) };
}

function sides(exchange: Exchange, { id }: Pair, levels: number) {
  const { bids, asks } = exchange.book(id, levels);
  return { in: JSON.stringify(bids.map(bookLevel)), out: JSON.stringify(asks.map(bookLevel)) };
}

/** `daymarket`: the ticker. */
export function tickerPayload(market: MarketData, pair: Pair): WirePayloadOf<typeof tickerEvent> | undefined {
  const ticker = market.ticker(pair.id);
  if (!ticker) return undefined;
  const { last, change, volume, high, low } = ticker;
  const named = { type: 'daymarket', symbol: pair.symbol };
  return { ...keys(pair), ...named, now_price: last, change, volume, high, low };
}

/** `kline`: the running minute. */
export function minutePayload(market: MarketData, pair: Pair): WirePayloadOf<typeof barEvent> | undefined {
  const bar = market.running(pair.id, '1min');
  return bar && barPayload(pair, '1min', bar);
}

/** `market_detail`: the running day. */
export function dayPayload(market: MarketData, pair: Pair): WirePayloadOf<typeof dayBarEvent> | undefined {
  const bar = market.running(pair.id, '1D');
  return bar && barPayload(pair, '1day', bar);
}

function barPayload(pair: Pair, period: string, { openTime, open, high, low, close, volume }: StoredBar) {
  return { ...keys(pair), symbol: pair.symbol, period, time: seconds(openTime), open, high, low, close, volume };
}
