import { decimal, maybeDecimal, maybeTime, text } from '@bourse/api-client/contract';
import { defineEvent } from '@bourse/realtime/contract';
import * as v from 'valibot';
import { askSideText, bidSideText } from './book';
import { pairId, pairKeys } from './pair';

const byPair = ({ pair }: { pair: string }) => pair;
const pairOf = (wire: { currency_id: number; legal_id: number }) =>
  pairId({ baseId: wire.currency_id, quoteId: wire.legal_id });

/** The pair in the wire format: selects the event's subscribers without parsing the rest. */
const wirePairKeys = v.object(pairKeys);
const wirePair = (wire: unknown) => {
  const { success, output } = v.safeParse(wirePairKeys, wire);
  return success ? pairOf(output) : undefined;
};

/** `daymarket`: the ticker of a pair. */
export const tickerEvent = defineEvent({
  name: 'daymarket',
  delivery: 'last',
  key: byPair,
  wireKey: wirePair,
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
  wireKey: wirePair,
  payload: v.pipe(
    v.object({ ...pairKeys, last_price: maybeDecimal, in: bidSideText, out: askSideText }),
    v.transform((wire) => ({ pair: pairOf(wire), last: wire.last_price, bids: wire.in, asks: wire.out })),
  ),
});

/** `market_depth`: cumulative depth of a pair. `in` and `out` are as in `transaction`; `sum` is the depth. */
export const depthEvent = defineEvent({
  name: 'market_depth',
  delivery: 'last',
  key: byPair,
  wireKey: wirePair,
  payload: v.pipe(
    v.object({ ...pairKeys, in: bidSideText, out: askSideText }),
    v.transform((wire) => ({ pair: pairOf(wire), bids: wire.in, asks: wire.out })),
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
  payload: runningBar,
});

/** `market_detail`: the running day bar, for any value of `period`. */
export const dayBarEvent = defineEvent({
  name: 'market_detail',
  delivery: 'last',
  key: byPair,
  wireKey: wirePair,
  payload: runningBar,
});
