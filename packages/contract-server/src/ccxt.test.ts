import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPublic, type FollowedExchange, type LevelRow } from './ccxt';

// Vitest fakes the global timers only.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
    }),
}));

/** An exchange of ccxt with one book, which it changes in place. A change wakes those that wait for one. */
class BookExchange {
  readonly id = 'test';
  readonly has = { watchOrderBook: true, watchTrades: true };
  readonly urls = { api: '' };
  readonly book = { bids: [[99, 1]], asks: [[101, 1]] };
  #changed = Promise.withResolvers<void>();

  change(bestAsk: number): void {
    this.book.asks = [[bestAsk, 1]];
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  async watchOrderBook() {
    await this.#changed.promise;
    return this.book;
  }

  watchTrades = () => new Promise<never>(() => undefined);
  fetchOrderBook = () => Promise.reject(new Error('unused'));
  fetchTrades = () => Promise.reject(new Error('unused'));
  loadHttpProxyAgent = () => Promise.resolve();
  close = () => Promise.reject(new Error('unused'));
}

const exchange = () => new BookExchange() satisfies FollowedExchange;

/** The best asks that are sent while `changes` happen at their times, in milliseconds. */
async function sentAsks(changes: readonly (readonly [number, number])[]): Promise<(number | undefined)[]> {
  const followed = exchange();
  const sent: (number | undefined)[] = [];
  followPublic(followed, ['BTC/USDT'], {
    onBook: (_symbol, _bids, asks: readonly LevelRow[]) => sent.push(asks[0]?.[0]),
    onTrade: () => undefined,
    onError: (error) => expect.fail(String(error)),
  });
  let now = 0;
  for (const [at, bestAsk] of changes) {
    await vi.advanceTimersByTimeAsync(at - now);
    now = at;
    followed.change(bestAsk);
  }
  await vi.advanceTimersByTimeAsync(1000);
  return sent;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the last change of a book is sent although it came during the pause after an earlier one', async () => {
  expect(
    await sentAsks([
      [0, 102],
      [100, 103],
    ]),
  ).toEqual([102, 103]);
});

it('a book is sent at most every 250 ms, with its newest state', async () => {
  expect(
    await sentAsks([
      [0, 102],
      [50, 103],
      [100, 104],
      [300, 105],
    ]),
  ).toEqual([102, 104, 105]);
});

it('a book that has not changed is not sent again', async () => {
  expect(
    await sentAsks([
      [0, 102],
      [600, 103],
    ]),
  ).toEqual([102, 103]);
});

/** A stream sends nothing for as long as it may. */
const silence = () => vi.advanceTimersByTimeAsync(15_000);

/** Follows a stream of one book, after which nothing comes; `ask` is what the venue answers by request. */
async function silent(bestAsk: number) {
  const books: (number | undefined)[] = [];
  const trades: (string | undefined)[] = [];
  const closed: number[] = [];
  let asked = 0;
  const end = Promise.withResolvers<never>();
  end.promise.catch(() => undefined);
  const first = { bids: [[99, 1]], asks: [[101, 1]] };
  let watched = 0;
  const followed = {
    id: 'test',
    urls: { api: '' },
    loadHttpProxyAgent: () => Promise.resolve(),
    has: { watchOrderBook: true, watchTrades: true },
    watchOrderBook: () => {
      watched += 1;
      return watched === 1 ? Promise.resolve(first) : end.promise;
    },
    watchTrades: () => new Promise<never>(() => undefined),
    fetchOrderBook: async () => {
      asked += 1;
      return { bids: [[99, 1]], asks: [[bestAsk, 1]] };
    },
    fetchTrades: async () => [{ id: String(asked), timestamp: asked, price: 100, amount: 1 }],
    close: async () => {
      closed.push(asked);
      end.reject(new Error('closed'));
    },
  } satisfies FollowedExchange;
  followPublic(followed, ['BTC/USDT'], {
    onBook: (_symbol, _bids, asks: readonly LevelRow[]) => books.push(asks[0]?.[0]),
    onTrade: (_symbol, { id, side }) => trades.push(`${String(id)} ${String(side)}`),
    onError: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(1000);
  return { books, trades, closed };
}

describe('a stream that is silent although its connection is open', () => {
  it('the book is asked for after 15 seconds, and trades that were missed are sent', async () => {
    const { books, trades } = await silent(105);
    expect(books).toEqual([101]);
    await silence();
    expect(books).toEqual([101, 105]);
    await silence();
    // The first answer has trades of before.
    expect(trades).toEqual(['2 undefined']);
  });

  it('the streams are ended after a second silence in which the book has changed', async () => {
    const { closed } = await silent(105);
    await silence();
    expect(closed).toEqual([]);
    await silence();
    expect(closed).toEqual([2]);
  });

  it('a quiet market is confirmed again and again, and its streams stay', async () => {
    const { books, closed } = await silent(101);
    for (let time = 0; time < 4; time += 1) await silence();
    expect(books).toEqual([101, 101, 101, 101, 101]);
    expect(closed).toEqual([]);
  });
});
