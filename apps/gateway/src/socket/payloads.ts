import { seconds } from '@bourse/contract-server';
import type { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from '@bourse/market/contract';
import type { WirePayloadOf } from '@bourse/realtime/contract';
import type { Pair } from '../market/gateway-market';
import { changeOf, type PairState } from '../market/pair-state';
import type { VenueBar } from '../venue/types';
import { bookSides } from '../wire';

/** Levels per side of `market_depth`. */
const DEPTH_LEVELS = 100;

const keys = ({ baseId, quoteId }: Pair) => ({ currency_id: baseId, legal_id: quoteId });

function sides(state: PairState, most?: number) {
  const { in: bids, out: asks } = bookSides(state.book ?? { bids: [], asks: [] }, most);
  return { in: JSON.stringify(bids), out: JSON.stringify(asks) };
}

/** `transaction`: the top of the book and the last price; `undefined` before the first book. */
export function bookPayload(pair: Pair, state: PairState): WirePayloadOf<typeof bookEvent> | undefined {
  return state.book && { ...keys(pair), last_price: state.last, ...sides(state) };
}

/** `market_depth`: the levels of a depth chart. */
export function depthPayload(pair: Pair, state: PairState): WirePayloadOf<typeof depthEvent> | undefined {
  return state.book && { ...keys(pair), ...sides(state, DEPTH_LEVELS) };
}

/** `daymarket`: the ticker. */
export function tickerPayload(pair: Pair, state: PairState): WirePayloadOf<typeof tickerEvent> | undefined {
  const ticker = state.ticker();
  return ticker && { ...keys(pair), now_price: ticker.last, ...ticker };
}

/** `kline`: the running minute. */
export function minutePayload(pair: Pair, state: PairState): WirePayloadOf<typeof barEvent> | undefined {
  const bar = state.running('1');
  return bar && barPayload(pair, '1min', bar);
}

/** `market_detail`: the running day. */
export function dayPayload(pair: Pair, state: PairState): WirePayloadOf<typeof dayBarEvent> | undefined {
  const bar = state.running('1D');
  return bar && barPayload(pair, '1day', bar);
}

function barPayload(pair: Pair, period: string, { openTime, ...figures }: VenueBar) {
  const moment = { symbol: pair.symbol, period, time: seconds(openTime) };
  return { ...keys(pair), ...moment, ...figures, change: changeOf(figures.open, figures.close) };
}
