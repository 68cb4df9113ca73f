import { percentChange, roundHalfUp, ZERO, type Decimal } from '@bourse/decimal';
import { barEvent, bookEvent, dayBarEvent, type depthEvent, tickerEvent } from '@bourse/contracts/market';
import type { WirePayloadOf } from '@bourse/contracts/events';
import type { PairEvent } from '../socket/audience';
import { seconds } from '../wire-time';
import { BOOK_LEVELS, type LiveMarket, type LivePair } from './live-market';

/** Levels per side of `market_depth`. */
const DEPTH_LEVELS = 100;
const CHANGE_DECIMALS = 2;

/** Per cent, as tickers have it; nothing changes from nothing. */
export const changeOf = (from: Decimal, to: Decimal): Decimal =>
  roundHalfUp(percentChange(from, to) ?? ZERO, CHANGE_DECIMALS);

const keys = ({ baseId, quoteId }: LivePair) => ({ currency_id: baseId, legal_id: quoteId });

function sides<Id>(market: LiveMarket<Id>, id: Id, most: number) {
  const book = market.book(id, most);
  return book && { in: JSON.stringify(book.bids), out: JSON.stringify(book.asks) };
}

/**
 * `transaction`: the top of the book and the last price. The specification names four more fields without a definition;
 * here `yesterday` is the day's opening price, `today` the last price, `proportion` the change in per cent, and `token`
 * the pair's symbol.
 */
export function bookPayload<Id>(market: LiveMarket<Id>, id: Id): WirePayloadOf<typeof bookEvent> | undefined {
  const pair = market.pair(id);
  const levels = sides(market, id, BOOK_LEVELS);
  if (!pair || !levels) return undefined;
  const last = market.last(id);
  const yesterday = market.running(id, '1day')?.open ?? last;
  const day = yesterday && last && { yesterday, today: last, proportion: changeOf(yesterday, last) };
  const named = { token: pair.symbol, ...day };
  return { ...keys(pair), ...named, last_price: last, ...levels };
}

/** `market_depth`: the levels of a depth chart. */
export function depthPayload<Id>(market: LiveMarket<Id>, id: Id): WirePayloadOf<typeof depthEvent> | undefined {
  const pair = market.pair(id);
  const levels = sides(market, id, DEPTH_LEVELS);
  return pair && levels && { ...keys(pair), ...levels };
}

/** `daymarket`: the ticker. */
export function tickerPayload<Id>(market: LiveMarket<Id>, id: Id): WirePayloadOf<typeof tickerEvent> | undefined {
  const pair = market.pair(id);
  const ticker = market.ticker(id);
  if (!pair || !ticker) return undefined;
  const { last, change, volume, high, low } = ticker;
  const named = { type: tickerEvent.name, symbol: pair.symbol };
  return { ...keys(pair), ...named, now_price: last, change, volume, high, low };
}

/** `kline`: the running minute. */
export const minutePayload = <Id>(market: LiveMarket<Id>, id: Id): WirePayloadOf<typeof barEvent> | undefined =>
  barPayload(market, id, '1min');

/** `market_detail`: the running day. */
export const dayPayload = <Id>(market: LiveMarket<Id>, id: Id): WirePayloadOf<typeof dayBarEvent> | undefined =>
  barPayload(market, id, '1day');

function barPayload<Id>(market: LiveMarket<Id>, id: Id, period: '1min' | '1day') {
  const pair = market.pair(id);
  const bar = market.running(id, period);
  if (!pair || !bar) return undefined;
  const { openTime, open, high, low, close, volume } = bar;
  const moment = { symbol: pair.symbol, period, time: seconds(openTime) };
  return { ...keys(pair), ...moment, open, high, low, close, volume, change: changeOf(open, close) };
}

/** The present state of every pair as events. */
export function currentEvents<Id>(market: LiveMarket<Id>): PairEvent[] {
  return market.ids().flatMap((id) =>
    [
      { name: bookEvent.name, payload: bookPayload(market, id) },
      { name: tickerEvent.name, payload: tickerPayload(market, id) },
      { name: barEvent.name, payload: minutePayload(market, id) },
      { name: dayBarEvent.name, payload: dayPayload(market, id) },
    ].flatMap(({ name, payload }) => (payload ? [{ name, payload }] : [])),
  );
}
