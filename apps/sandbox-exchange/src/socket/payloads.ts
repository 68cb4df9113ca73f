import type { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from '@bourse/market/contract';
import type { WirePayloadOf } from '@bourse/realtime/contract';
import { percentChange, roundHalfUp, ZERO, type Decimal } from '@bourse/decimal';
import { seconds } from '@bourse/contract-server';
import type { Exchange } from '../exchange';
import { bookLevel, BOOK_LEVELS } from '../http/wire';
import type { MarketData } from '../market-data/market-data';
import type { Pair } from '../catalog/types';
import type { StoredBar } from '../store/types';

/** Levels per side of `market_depth`. */
const DEPTH_LEVELS = 100;

const keys = ({ baseId, quoteId }: Pair) => ({ currency_id: baseId, legal_id: quoteId });

const CHANGE_DECIMALS = 2;

/** Per cent, as tickers have it; nothing changes from nothing. */
const changeOf = (from: Decimal, to: Decimal) => roundHalfUp(percentChange(from, to) ?? ZERO, CHANGE_DECIMALS);

/**
 * `transaction`: the top of the book and the last price. The specification names four more fields without a definition;
 * here `yesterday` is the day's opening price, `today` the last price, `proportion` the change in per cent, and `token`
 * the pair's symbol.
 */
export function bookPayload(exchange: Exchange, market: MarketData, pair: Pair): WirePayloadOf<typeof bookEvent> {
  const last = market.ticker(pair.id)?.last;
  const yesterday = market.running(pair.id, '1D')?.open ?? last;
  const day = yesterday && last && { yesterday, today: last, proportion: changeOf(yesterday, last) };
  const named = { token: pair.symbol, ...day };
  return { ...keys(pair), ...named, last_price: last, ...sides(exchange, pair, BOOK_LEVELS) };
}

/** `market_depth`: the levels of a depth chart; `sum` is the cumulative amount from the best price. */
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
  const moment = { symbol: pair.symbol, period, time: seconds(openTime) };
  return { ...keys(pair), ...moment, open, high, low, close, volume, change: changeOf(open, close) };
}
