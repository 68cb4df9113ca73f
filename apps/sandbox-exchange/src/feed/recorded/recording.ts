import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { larger, plus, smaller } from '@bourse/decimal';
import { MINUTE_MS } from '@bourse/contract-server';
import { FeedError, type FeedBar } from '../price-feed';
import { readHeader, readLine, type Header, type RecordedBar, type Tick } from './format';

/** A file of ticks. */
export interface Recording extends Header {
  /** Epoch milliseconds of the last tick. */
  readonly to: number;
  /** Ticks from a moment on, in order. */
  ticks(from: number): AsyncGenerator<Tick, void, undefined>;
  /** Bars before a moment, by symbol and length: those of the file, and minutes folded from the ticks before it. */
  barsBefore(moment: number): Promise<ReadonlyMap<string, readonly FeedBar[]>>;
}

/** Key of `Recording.barsBefore`. */
export const barKey = (symbol: string, length: number): string => `${symbol} ${length}`;

/**
 * The lines of a text file, unpacked where its name ends in `.gz`, without reading it as a whole.
 * @throws FeedError if the file cannot be read or unpacked
 */
async function* linesOf(file: string): AsyncGenerator<string, void, undefined> {
  const bytes = createReadStream(file);
  // Errors of both streams reach the loop below.
  const text = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  text.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${String(chunk)}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new FeedError(
      `The recording ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    bytes.destroy();
  }
  if (rest !== '') yield rest;
}

/**
 * Reads the header and finds the end. Nothing else is kept: an hour of ticks may be larger than the memory of the exchange.
 * @throws FeedError if the file is no recording, or has no ticks
 */
export async function openRecording(file: string): Promise<Recording> {
  let header: Header | undefined;
  let to: number | undefined;
  for await (const line of linesOf(file)) {
    if (header) to = timeOf(line) ?? to;
    else header = readHeader(line);
  }
  if (!header || to === undefined) throw new FeedError(`The recording ${file} has no ticks.`);
  return {
    ...header,
    to,
    async *ticks(from) {
      for await (const line of entriesOf(file)) if (line.kind !== 'bar' && line.at >= from) yield line;
    },
    barsBefore: (moment) => barsBefore(file, moment),
  };
}

/** The time of a tick, without reading all of its levels; `undefined` for a bar. */
function timeOf(line: string): number | undefined {
  const at = /^\["(?:book|trade)",(\d+),/.exec(line)?.[1];
  return at === undefined ? undefined : Number(at);
}

async function* entriesOf(file: string): AsyncGenerator<RecordedBar | Tick, void, undefined> {
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (number > 1 && line !== '') yield readLine(line, number);
  }
}

async function barsBefore(file: string, moment: number): Promise<ReadonlyMap<string, readonly FeedBar[]>> {
  const bars = new Map<string, FeedBar[]>();
  const add = (symbol: string, length: number, bar: FeedBar) => {
    const key = barKey(symbol, length);
    const known = bars.get(key) ?? [];
    bars.set(key, known);
    const last = known.at(-1);
    if (last?.openTime === bar.openTime) known.splice(-1, 1, joined(last, bar));
    else known.push(bar);
  };
  for await (const entry of entriesOf(file)) {
    if (entry.kind === 'bar') add(entry.symbol, entry.length, entry);
    else if (entry.at >= moment) break;
    else if (entry.kind === 'trade') {
      const { at, price, quantity: volume } = entry;
      const openTime = Math.floor(at / MINUTE_MS) * MINUTE_MS;
      add(entry.symbol, MINUTE_MS, { openTime, open: price, high: price, low: price, close: price, volume });
    }
  }
  return bars;
}

function joined(bar: FeedBar, later: FeedBar): FeedBar {
  return {
    openTime: bar.openTime,
    open: bar.open,
    high: larger(bar.high, later.high),
    low: smaller(bar.low, later.low),
    close: later.close,
    volume: plus(bar.volume, later.volume),
  };
}
