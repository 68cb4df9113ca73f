import { decimal } from '@bourse/decimal';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { LiveMarket } from './live-market';
import { bookPayload, currentEvents, depthPayload, minutePayload } from './payloads';

const level = { price: decimal(105), number: decimal(1), sum: decimal(1) };
const figures = { open: decimal(100), high: decimal(106), low: decimal(99), close: decimal(105), volume: decimal(2) };

const market: LiveMarket<string> = {
  ids: () => ['a'],
  pair: () => ({ baseId: 1, quoteId: 2, symbol: 'BTC/USDT' }),
  last: () => decimal(105),
  book: (_id, most) => ({ bids: Array.from({ length: most }, () => level), asks: [] }),
  ticker: () => undefined,
  running: () => ({ openTime: 1500, ...figures }),
};

const levels = (payload: object | undefined): number =>
  v.parse(v.array(v.unknown()), JSON.parse(String(payload && 'in' in payload && payload.in))).length;

it("the payloads contain the day's opening price, the last price and the change with the book", () => {
  const day = { yesterday: '100', today: '105', proportion: '5' };
  expect(bookPayload(market, 'a')).toMatchObject({ token: 'BTC/USDT', ...day, last_price: '105', currency_id: 1 });
});

it('the payloads contain more levels for the depth chart than for the book', () => {
  expect([bookPayload(market, 'a'), depthPayload(market, 'a')].map(levels)).toEqual([40, 100]);
});

it('the payloads contain the change within a running bar', () => {
  expect(minutePayload(market, 'a')).toMatchObject({ open: '100', close: '105', change: '5', time: 1 });
});

it('the payloads of the present state omit what is unknown', () => {
  expect(currentEvents(market).map(({ name }) => name)).toEqual(['transaction', 'kline', 'market_detail']);
  expect(currentEvents({ ...market, book: () => undefined, running: () => undefined })).toEqual([]);
});
