import { describe, expect, test } from 'vitest';
import { bookStream } from './book-stream.ts';
import { LevelBook } from './level-book.ts';

const options = { seed: 1, rate: 1000, seconds: 5 };

test('the same seed makes the same stream, and another seed another one', () => {
  expect(bookStream(options).messages).toEqual(bookStream(options).messages);
  expect(bookStream({ ...options, seed: 2 }).snapshot).not.toEqual(bookStream(options).snapshot);
});

test('the stream sends the requested number of messages per second at equal intervals', () => {
  const { messages } = bookStream({ seed: 1, rate: 50, seconds: 2 });
  expect(messages).toHaveLength(100);
  expect(messages[1]?.at).toBe(20);
  expect(messages.at(-1)?.at).toBe(1980);
});

describe('a book that is kept from the messages', () => {
  const stream = bookStream(options);
  const book = new LevelBook();
  book.apply(stream.snapshot);

  test('a book that is kept from the messages is never crossed, and always sorted', () => {
    for (const { message } of stream.messages) {
      book.apply(message);
      const prices = [...book.bids.toReversed(), ...book.asks].map(({ at }) => at);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(new Set(prices).size).toBe(prices.length);
    }
  });

  test('a book that is kept from the messages ends in the state that the stream announces', () => {
    expect(book.top(25)).toEqual(stream.final(25));
    expect(book.top(25).asks).toHaveLength(25);
  });
});

test('most changes are among the best 25 levels', () => {
  const { snapshot, messages } = bookStream(options);
  const book = new LevelBook();
  book.apply(snapshot);
  const seen = messages.filter(({ message }) => {
    const before = JSON.stringify(book.top(25));
    book.apply(message);
    return JSON.stringify(book.top(25)) !== before;
  });
  expect(seen.length / messages.length).toBeGreaterThan(0.9);
});
