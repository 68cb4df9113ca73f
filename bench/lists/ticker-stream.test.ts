import { expect, it } from 'vitest';
import { FIRST_BASE_ID, tickerStream } from './ticker-stream.ts';

const stream = tickerStream({ seed: 1, rate: 200, seconds: 2, pairs: 10 });

it('the stream has the requested number of tickers, evenly spread', () => {
  expect(stream).toHaveLength(400);
  expect(stream[0]?.at).toBe(0);
  expect(stream[200]?.at).toBe(1000);
});

it('the stream contains the requested pairs only, and all of them', () => {
  const ids = new Set(stream.map(({ message }) => message.currency_id));
  expect([...ids].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, index) => FIRST_BASE_ID + index));
});

it('the stream is the same for the same seed', () => {
  expect(tickerStream({ seed: 1, rate: 200, seconds: 2, pairs: 10 })).toEqual(stream);
});
