import { decimal } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { FeedError, type FeedBar, type FeedBook, type FeedTrade } from '../price-feed';

/*
 * A recording is a text file, compressed by gzip where its name ends in `.gz`, with one JSON array or object a line: the header, bars of
 * the time before, then ticks in the order of their times. `README.md` of this folder describes it for other programs.
 */

const VERSION = 1;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const level = v.tuple([decimal, decimal]);

const header = v.object({
  format: v.literal('bourse-ticks'),
  version: v.literal(VERSION),
  venue: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** Epoch milliseconds of the start. */
  from: whole,
  /** The catalogue's symbol → the venue's. */
  symbols: v.record(v.string(), v.string()),
  /** Milliseconds. */
  barLengths: v.array(whole),
});
export type Header = v.InferOutput<typeof header>;

const bar = v.tuple([v.literal('bar'), v.string(), whole, whole, decimal, decimal, decimal, decimal, decimal]);
const book = v.tuple([v.literal('book'), whole, v.string(), v.array(level), v.array(level)]);
const trade = v.tuple([v.literal('trade'), whole, v.string(), decimal, decimal, v.picklist(['buy', 'sell'])]);

/** A bar of the time before the recording. */
export interface RecordedBar extends FeedBar {
  readonly kind: 'bar';
  readonly symbol: string;
  /** Milliseconds. */
  readonly length: number;
}

export type Tick = FeedBook | FeedTrade;

/** @throws FeedError if the line is not the header of a recording that this version reads */
export function readHeader(line: string): Header {
  const read = v.safeParse(header, parse(line));
  if (!read.success)
    throw new FeedError(`The file is no recording of ticks (version ${VERSION}): its first line is not the header.`);
  return read.output;
}

/** @throws FeedError if the line is neither a bar nor a tick */
export function readLine(line: string, number: number): RecordedBar | Tick {
  const read = v.safeParse(v.union([bar, book, trade]), parse(line));
  if (!read.success) throw new FeedError(`Line ${number} of the recording is neither a bar nor a tick.`);
  const fields = read.output;
  switch (fields[0]) {
    case 'bar': {
      const [kind, symbol, length, openTime, open, high, low, close, volume] = fields;
      return { kind, symbol, length, openTime, open, high, low, close, volume };
    }
    case 'book': {
      const [kind, at, symbol, bids, asks] = fields;
      return { kind, at, symbol, bids, asks };
    }
    case 'trade': {
      const [kind, at, symbol, price, quantity, side] = fields;
      return { kind, at, symbol, price, quantity, side };
    }
    default:
      return fields satisfies never;
  }
}

export function writeHeader(fields: Omit<Header, 'format' | 'version'>): string {
  return JSON.stringify({ format: 'bourse-ticks', version: VERSION, ...fields } satisfies Header);
}

export function writeLine(line: RecordedBar | Tick): string {
  switch (line.kind) {
    case 'bar': {
      const { kind, symbol, length, openTime, open, high, low, close, volume } = line;
      return JSON.stringify([kind, symbol, length, openTime, open, high, low, close, volume]);
    }
    case 'book':
      return JSON.stringify([line.kind, line.at, line.symbol, line.bids, line.asks]);
    case 'trade':
      return JSON.stringify([line.kind, line.at, line.symbol, line.price, line.quantity, line.side]);
    default:
      return line satisfies never;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
