import { decimal, maybeDecimal, maybeTime, text } from '@bourse/api-client/contract';
import { defineEvent } from '@bourse/realtime/contract';
import * as v from 'valibot';
import { bookSideText } from './book';
import { pairId, pairKeys } from './pair';

const byPair = ({ pair }: { pair: string }) => pair;
const pairOf = (wire: { currency_id: number; legal_id: number }) =>
  pairId({ baseId: wire.currency_id, quoteId: wire.legal_id });

/** `daymarket`: the ticker of a pair. */
export const tickerEvent = defineEvent({
  name: 'daymarket',
  delivery: 'last',
  key: byPair,
  payload: v.pipe(
    v.object({
      ...pairKeys,
      now_price: decimal,
      change: maybeDecimal,
      volume: maybeDecimal,
      high: maybeDecimal,
      low: maybeDecimal,
    }),
    v.transform((wire) => ({
      pair: pairOf(wire),
      last: wire.now_price,
      change: wire.change,
      volume: wire.volume,
      high: wire.high,
      low: wire.low,
    })),
  ),
});

/** `transaction`: the whole book of a pair (20 levels and more a side, best first) and its last price. */
export const bookEvent = defineEvent({
  name: 'transaction',
  delivery: 'last',
  key: byPair,
  payload: v.pipe(
    v.object({ ...pairKeys, last_price: maybeDecimal, in: bookSideText, out: bookSideText }),
    v.transform((wire) => ({ pair: pairOf(wire), last: wire.last_price, bids: wire.in, asks: wire.out })),
  ),
});

/** `market_depth`: cumulative depth of a pair. `in` and `out` are as in `transaction`; `sum` is the depth. */
export const depthEvent = defineEvent({
  name: 'market_depth',
  delivery: 'last',
  key: byPair,
  payload: v.pipe(
    v.object({ ...pairKeys, in: bookSideText, out: bookSideText }),
    v.transform((wire) => ({ pair: pairOf(wire), bids: wire.in, asks: wire.out })),
  ),
});

const runningBar = v.pipe(
  v.object({
    ...pairKeys,
    symbol: text,
    period: v.optional(text, '1min'),
    /** The moment at which the bar opened. */
    time: maybeTime,
    open: maybeDecimal,
    high: maybeDecimal,
    low: maybeDecimal,
    close: decimal,
    volume: maybeDecimal,
  }),
  v.transform((wire) => ({
    pair: pairOf(wire),
    period: wire.period,
    openTime: wire.time,
    open: wire.open,
    high: wire.high,
    low: wire.low,
    close: wire.close,
    volume: wire.volume,
  })),
);

const byPairAndPeriod = ({ pair, period }: { pair: string; period: string }) => `${pair}:${period}`;

/** `kline`: the running one-minute bar of a pair (`period` says so); coarser running bars follow from it. */
export const barEvent = defineEvent({ name: 'kline', delivery: 'last', key: byPairAndPeriod, payload: runningBar });

/** `market_detail`: the running bar of the day. */
export const dayBarEvent = defineEvent({
  name: 'market_detail',
  delivery: 'last',
  key: byPairAndPeriod,
  payload: runningBar,
});
