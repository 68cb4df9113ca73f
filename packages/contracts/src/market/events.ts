import { isPositive } from '@bourse/decimal';
import { alsoReads, decimal, list, maybeDecimal, maybeTime, text } from '../wire';
import { defineEvent } from '../events';
import * as v from 'valibot';
import { askSide, askSideText, bidSide, bidSideText } from './book';
import { pairId, pairKeys } from './pair';
import { positiveDecimal } from './positive';
import { publicTrade } from './trade';

const byPair = ({ pair }: { pair: string }) => pair;
/** Of events whose key is the pair. */
const pairOfKey = (key: string) => key;
const pairOf = (wire: { currency_id: number; legal_id: number }) =>
  pairId({ baseId: wire.currency_id, quoteId: wire.legal_id });

/** The pair in the wire format: selects the event's subscribers without parsing the rest. */
const wirePairKeys = v.object(pairKeys);
const wirePair = (wire: unknown) => {
  const { success, output } = v.safeParse(wirePairKeys, wire);
  return success ? pairOf(output) : undefined;
};

/** A pair has no price of zero: an event with one is none, and another figure of zero is not sent. */
const price = v.pipe(decimal, v.check(isPositive, 'a price of zero'));

/** `daymarket`: the ticker of a pair. */
export const tickerEvent = defineEvent({
  name: 'daymarket',
  listName: 'daymarket_list',
  delivery: 'last',
  key: byPair,
  wireKey: wirePair,
  pairOf: pairOfKey,
  payload: v.pipe(
    v.object({
      ...pairKeys,
      now_price: price,
      change: maybeDecimal,
      volume: maybeDecimal,
      high: positiveDecimal,
      low: positiveDecimal,
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
  wireKey: wirePair,
  pairOf: pairOfKey,
  payload: v.pipe(
    v.object({ ...pairKeys, last_price: positiveDecimal, in: bidSideText, out: askSideText }),
    v.transform((wire) => ({ pair: pairOf(wire), last: wire.last_price, bids: wire.in, asks: wire.out })),
  ),
});

/**
 * `market_depth`: cumulative depth of a pair. `in` and `out` are as in `transaction`; `sum` is the depth. Some back ends send the
 * real order book instead, as `bids` and `asks`; their `transaction` has the orders of the platform's own users alone.
 */
export const depthEvent = defineEvent({
  name: 'market_depth',
  delivery: 'last',
  key: byPair,
  wireKey: wirePair,
  pairOf: pairOfKey,
  payload: v.pipe(
    alsoReads(
      v.pipe(
        v.object({ ...pairKeys, in: bidSideText, out: askSideText }),
        v.transform((wire) => ({ ...wire, bids: wire.in, asks: wire.out, isBook: false })),
      ),
      v.pipe(
        v.object({ ...pairKeys, bids: bidSide, asks: askSide }),
        v.transform((wire) => ({ ...wire, isBook: true })),
      ),
    ),
    v.transform((wire) => ({ pair: pairOf(wire), bids: wire.bids, asks: wire.asks, isBook: wire.isBook })),
  ),
});

const wirePeriod = { period: v.optional(text, '1min') } as const;

const runningBar = v.pipe(
  v.object({
    ...pairKeys,
    ...wirePeriod,
    symbol: text,
    /** The moment at which the bar opened. */
    time: maybeTime,
    open: positiveDecimal,
    high: positiveDecimal,
    low: positiveDecimal,
    close: price,
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
const wirePairAndPeriodKeys = v.object({ ...pairKeys, ...wirePeriod });
const wirePairAndPeriod = (wire: unknown) => {
  const { success, output } = v.safeParse(wirePairAndPeriodKeys, wire);
  return success ? byPairAndPeriod({ pair: pairOf(output), period: output.period }) : undefined;
};

/** `kline`: the running one-minute bar of a pair (see `period`); coarser running bars are derived from it. */
export const barEvent = defineEvent({
  name: 'kline',
  delivery: 'last',
  key: byPairAndPeriod,
  wireKey: wirePairAndPeriod,
  pairOf: (key) => key.slice(0, key.lastIndexOf(':')),
  payload: runningBar,
});

const trades = list(publicTrade);

/** Public trades of a pair, newest first. An object without a list is no such event. */
const tradeRows = v.pipe(
  v.object({
    ...pairKeys,
    data: v.pipe(v.custom<v.InferInput<typeof trades>>(Array.isArray), trades, v.metadata({ items: publicTrade })),
  }),
  v.transform((wire) => ({ pair: pairOf(wire), trades: wire.data })),
);

/** `market_detail`: the running day bar, for any value of `period`; some back ends send public trades under this name. */
export const dayBarEvent = defineEvent({
  name: 'market_detail',
  delivery: 'every',
  key: byPair,
  wireKey: wirePair,
  pairOf: pairOfKey,
  payload: alsoReads(runningBar, tradeRows),
});

/** `match_trade`: public trades of a pair. Not every back end sends it. */
export const tradesEvent = defineEvent({
  name: 'match_trade',
  delivery: 'every',
  key: byPair,
  wireKey: wirePair,
  pairOf: pairOfKey,
  payload: tradeRows,
});
