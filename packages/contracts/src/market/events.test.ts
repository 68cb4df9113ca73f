import type { EventDefinition } from '../events';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent, tradesEvent } from './events';

const anyId = fc.oneof(
  fc.nat(99),
  fc.nat(99).map(String),
  fc.constantFrom(' 7 ', '', '1.0', '-1', 1.5, null, undefined, {}, [], true),
);
/** The valid fields that all these events share, with keys and a period of any kind. */
const anyWire = fc.record({
  currency_id: anyId,
  legal_id: anyId,
  period: fc.constantFrom(undefined, null, '1min', '5min', 15, {}),
  now_price: fc.constant('1'),
  close: fc.constant('1'),
  in: fc.constant('[]'),
  out: fc.constant('[]'),
  data: fc.constant([]),
});

describe.each([tickerEvent, bookEvent, depthEvent, barEvent, dayBarEvent, tradesEvent] as EventDefinition[])(
  '$name',
  (event) => {
    it('each event has the same key in its raw and its parsed form', () => {
      fc.assert(
        fc.property(anyWire, (wire) => {
          const read = v.safeParse(event.payload, wire);
          fc.pre(read.success);
          expect(event.wireKey?.(wire)).toBe(event.key(read.output));
        }),
      );
    });

    it('each event can be routed by its raw form', () => {
      expect(event.wireKey?.({ currency_id: '1', legal_id: 3 })).toMatch(/^1-3/);
    });
  },
);

const pair = { currency_id: 1, legal_id: 3 };

it('a ticker reads a change with its plus sign', () => {
  const wire = { ...pair, now_price: '64210.5', change: '+0.10', high: '64300', low: '63900' };
  expect(v.parse(tickerEvent.payload, wire)).toMatchObject({ change: '0.1', high: '64300', low: '63900' });
});

it.each([
  [tickerEvent, { now_price: '0' }],
  [barEvent, { symbol: 'BTC/USDT', close: 0 }],
  [dayBarEvent, { symbol: 'BTC/USDT', close: '0.00' }],
] as [EventDefinition, object][])('$name with a price of zero is no event', ({ payload }, wire) => {
  expect(v.safeParse(payload, { ...pair, ...wire }).success).toBe(false);
});

it('a high, a low, an opening and a last price of zero are not sent', () => {
  expect(v.parse(tickerEvent.payload, { ...pair, now_price: '5', high: 0, low: '0' })).toMatchObject({
    high: undefined,
    low: undefined,
  });
  const running = { ...pair, symbol: 'BTC/USDT', open: '0', high: '0', low: '0', close: '5' };
  expect(v.parse(barEvent.payload, running)).toMatchObject({ open: undefined, high: undefined, low: undefined });
  expect(v.parse(bookEvent.payload, { ...pair, last_price: '0', in: '[]', out: '[]' }).last).toBeUndefined();
});

it('market_depth reads pairs of price and amount as the order book, best first', () => {
  const wire = {
    ...pair,
    symbol: 'btcusdt',
    bids: [
      ['99', 2],
      ['100', '1.5'],
    ],
    asks: [
      [101.5, 1],
      [101, '0.25'],
    ],
  };
  expect(v.parse(depthEvent.payload, wire)).toEqual({
    pair: '1-3',
    isBook: true,
    bids: [
      { price: '100', amount: '1.5', sum: '0' },
      { price: '99', amount: '2', sum: '0' },
    ],
    asks: [
      { price: '101', amount: '0.25', sum: '0' },
      { price: '101.5', amount: '1', sum: '0' },
    ],
  });
});

it('market_depth drops an invalid level and keeps the others', () => {
  const wire = { ...pair, bids: [['100', '1'], ['x', '1'], ['99'], ['98', '0']], asks: null };
  expect(v.parse(depthEvent.payload, wire)).toMatchObject({ bids: [{ price: '100' }], asks: [] });
});

describe('public trades', () => {
  const data = [{ id: 9, ts: 1_790_000_000_123, tradeId: 77, amount: 0.5, price: '101', direction: 'sell' }];
  const read = { id: 9, time: 1_790_000_000_123, amount: '0.5', price: '101', side: 'sell' };

  it.each([
    ['match_trade', (wire: unknown) => v.parse(tradesEvent.payload, wire)],
    ['market_detail', (wire: unknown) => v.parse(dayBarEvent.payload, wire)],
  ])('public trades are read from %s', (_name, parse) => {
    expect(parse({ ...pair, data })).toEqual({ pair: '1-3', trades: [read] });
  });

  it('public trades do not change the running day of market_detail', () => {
    expect(v.parse(dayBarEvent.payload, { ...pair, close: '5' })).toMatchObject({ pair: '1-3', close: '5' });
    expect(v.safeParse(dayBarEvent.payload, { ...pair, open: '5' }).success).toBe(false);
  });
});
