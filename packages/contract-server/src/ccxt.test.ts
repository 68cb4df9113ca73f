import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
