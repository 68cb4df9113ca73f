import { barStart } from '@bourse/contracts/bars';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/contract-server';
import type { FeedBook, FeedEvent, PriceFeed } from '../price-feed';
import { writeHeader, writeLine } from './format';

/** Levels a side that are kept of a book; the sandbox quotes 40. */
const LEVELS = 40;
/** A book is written so often at most, and at the latest after so long, so that a replay may begin anywhere. */
const BOOK_EVERY_MS = 1000;
const BOOK_AGAIN_MS = 10_000;

/** How much of the time before is written, by length of the bars. */
export interface RecordedHistory {
  readonly minutes: number;
  readonly hours: number;
  /** Of bars longer than an hour. */
  readonly parts: number;
}

export const USUAL_HISTORY: RecordedHistory = { minutes: 2 * DAY_MS, hours: 120 * DAY_MS, parts: 5 * 366 * DAY_MS };

export interface Recorder {
  /** Writes what is due at a time (epoch milliseconds): books that are kept back, and those that did not change. */
  tick(now: number): void;
  /** Resolves when the file is complete. */
  close(): Promise<void>;
}

/**
 * Writes bars of the time before and then every trade and, once a second, the book of each pair into a file.
 * @throws FeedError if the venue does not answer
 */
export async function record(
  feed: PriceFeed,
  { file, now, history = USUAL_HISTORY }: { file: string; now: number; history?: RecordedHistory },
): Promise<Recorder> {
  const output = createWriteStream(file);
  const packed: Writable = file.endsWith('.gz') ? createGzip() : output;
  if (packed !== output) packed.pipe(output);
  const write = (line: string) => packed.write(`${line}\n`);

  write(
    writeHeader({
      venue: feed.venue,
      from: now,
      symbols: Object.fromEntries(feed.symbols),
      barLengths: [...feed.barLengths],
    }),
  );
  for (const symbol of feed.symbols.keys()) {
    for (const length of feed.barLengths) {
      const age = length === MINUTE_MS ? history.minutes : length === HOUR_MS ? history.hours : history.parts;
      const bars = await feed.bars(symbol, length, barStart(now - age, '1D'), barStart(now, '1'));
      for (const bar of bars) write(writeLine({ ...bar, kind: 'bar', symbol, length }));
    }
  }

  const books = new Map<string, { book: FeedBook; writtenAt: number; isWritten: boolean }>();
  let latest = now;

  function take(event: FeedEvent): void {
    if (event.kind === 'price') return;
    latest = Math.max(latest, event.at);
    if (event.kind === 'trade') write(writeLine({ ...event, at: latest }));
    else {
      const known = books.get(event.symbol);
      books.set(event.symbol, { book: event, writtenAt: known?.writtenAt ?? -Infinity, isWritten: false });
      writeIfDue(event.symbol);
    }
  }

  function writeIfDue(symbol: string): void {
    const known = books.get(symbol);
    if (!known || latest - known.writtenAt < (known.isWritten ? BOOK_AGAIN_MS : BOOK_EVERY_MS)) return;
    const { bids, asks } = known.book;
    write(writeLine({ ...known.book, at: latest, bids: bids.slice(0, LEVELS), asks: asks.slice(0, LEVELS) }));
    books.set(symbol, { book: known.book, writtenAt: latest, isWritten: true });
  }

  const stop = feed.listen(take);
  return {
    tick(time) {
      latest = Math.max(latest, time);
      for (const symbol of books.keys()) writeIfDue(symbol);
    },
    async close() {
      stop();
      packed.end();
      await finished(output);
    },
  };
}
