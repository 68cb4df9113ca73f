import { bookStream } from '../shared/book-stream.ts';
import { barFrames, bookFrame, tickerFrame } from '../shared/deal-events.ts';
import { LevelBook } from '../shared/level-book.ts';

export interface Moment {
  /** Milliseconds of the run. */
  readonly at: number;
  /** The events to send at that time. */
  readonly message: readonly string[];
}

export interface MarketHours {
  /** Simulated market minutes. */
  readonly minutes: number;
  /** Seconds in which it does. */
  readonly seconds: number;
  /** Epoch milliseconds at which it begins. */
  readonly began: number;
}

/** A second of the exchange's own pace: its books come at most every 100 ms, tickers every 500 ms, bars every 250 ms. */
const BOOKS = 10;
const BOOKS_PER_TICKER = 5;
const BOOKS_PER_BARS = 3;
const LEVELS = 30;

/** The sandbox exchange's first pairs, by their base currency. */
const BASES = [1, 2, 4, 5, 6, 7];

/**
 * The events of this many minutes, compressed into this many seconds. Bar times are simulated too: one bar opens per
 * simulated minute.
 */
export function* marketHours({ minutes, seconds, began }: MarketHours): Generator<Moment> {
  const stream = bookStream({ seed: 5, rate: BOOKS, seconds: minutes * 60 });
  const pace = (minutes * 60) / seconds;
  const book = new LevelBook();
  book.apply(stream.snapshot);
  for (const [index, { at, message }] of stream.messages.entries()) {
    book.apply(message);
    const last = book.bids[0]?.price ?? '0';
    const tickers = index % BOOKS_PER_TICKER === 0 ? BASES.map((base) => tickerFrame(last, base)) : [];
    const bars = index % BOOKS_PER_BARS === 0 ? barFrames(last, began + at) : [];
    yield { at: at / pace, message: [bookFrame(book.top(LEVELS), last), ...tickers, ...bars] };
  }
}
