import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LevelRow } from '@bourse/contract-server/ccxt';
import { parseDecimal, ZERO, type Decimal } from '@bourse/decimal';
import { HOUR_MS, MINUTE_MS, CCXT_MISSING, ccxtHome, Keeper } from '@bourse/contract-server';
import { PAIRS } from '../../simulation/catalogue/pairs';
import { FeedError, type FeedBar, type FeedEvent, type FeedLevel, type PriceFeed } from '../price-feed';
import type { BarRow, FromChild, ToChild } from './messages';

/** ccxt's name of each length of bars that a history is made of. */
const TIMEFRAMES: Readonly<Record<string, number>> = {
  '1m': MINUTE_MS,
  '1h': HOUR_MS,
  '2h': 2 * HOUR_MS,
  '4h': 4 * HOUR_MS,
  '8h': 8 * HOUR_MS,
};
/** Bars of a request; a venue that gives fewer is asked again. */
const PAGE = 1000;
/** A history of five years needs twelve requests, ten days of minutes fifteen. */
const MOST_PAGES = 60;
const OPEN_WITHIN_MS = 60_000;
const ANSWER_WITHIN_MS = 60_000;

interface Needs {
  readonly venue: string;
  /** For tests: calls of the venue go to this origin instead. */
  readonly origin: string | undefined;
  readonly say: (line: string) => void;
  readonly symbols?: readonly string[];
}

/**
 * Follows the public data of a venue through ccxt, in a process of its own.
 * @throws FeedError if ccxt is not installed, or the venue does not answer within a minute
 */
export async function openCcxtFeed({ venue, origin, say, symbols = CATALOGUE }: Needs): Promise<PriceFeed> {
  const home = ccxtHome();
  if (home === undefined) throw new FeedError(CCXT_MISSING);
  const listeners = new Set<(event: FeedEvent) => void>();
  const waiting = new Map<number, { resolve: (rows: readonly BarRow[]) => void; reject: (error: Error) => void }>();
  let asked = 0;
  const first = Promise.withResolvers<Extract<FromChild, { is: 'open' }>>();
  const keeper = new Keeper<ToChild, FromChild>({
    program: programOf(),
    venue,
    open: { do: 'open', home, venue, symbols, origin },
    onMessage: take,
    onEnd(reason) {
      first.reject(new FeedError(`${venue} cannot be followed: ${reason}.`));
      for (const { reject } of waiting.values()) reject(new FeedError(`${venue} did not answer: ${reason}.`));
      waiting.clear();
    },
    say,
  });

  function take(message: FromChild): void {
    switch (message.is) {
      case 'open':
        first.resolve(message);
        break;
      case 'bars':
        waiting.get(message.id)?.resolve(message.rows);
        waiting.delete(message.id);
        break;
      case 'failed':
        if (message.id !== undefined) waiting.get(message.id)?.reject(new FeedError(`${venue}: ${message.message}`));
        break;
      case 'book':
      case 'trade':
      case 'price': {
        const event = eventOf(message, Date.now());
        if (event) for (const listener of listeners) listener(event);
        break;
      }
      case 'beat':
        break;
      default:
        message satisfies never;
    }
  }

  const timer = setTimeout(
    () => first.reject(new FeedError(`${venue} did not answer within a minute.`)),
    OPEN_WITHIN_MS,
  );
  const opened = await first.promise
    .catch((error: unknown) => {
      void keeper.close();
      throw error;
    })
    .finally(() => clearTimeout(timer));
  if (opened.symbols.length === 0) {
    void keeper.close();
    throw new FeedError(`${opened.name} has none of the pairs of the catalogue.`);
  }
  const names = new Map(opened.symbols);
  const offered = Object.entries(TIMEFRAMES).filter(([name]) => opened.timeframes.includes(name));
  const missing = symbols.filter((symbol) => !names.has(symbol));
  if (missing.length > 0) say(`${opened.name} does not have ${missing.join(', ')}: simulated.`);

  function page(symbol: string, timeframe: string, since: number | undefined): Promise<readonly BarRow[]> {
    asked += 1;
    const id = asked;
    const { promise, resolve, reject } = Promise.withResolvers<readonly BarRow[]>();
    const late = setTimeout(
      () => reject(new FeedError(`${opened.name} did not answer within a minute.`)),
      ANSWER_WITHIN_MS,
    );
    waiting.set(id, { resolve, reject });
    keeper.send({ do: 'bars', id, symbol, timeframe, since, limit: PAGE });
    return promise.finally(() => {
      clearTimeout(late);
      waiting.delete(id);
    });
  }

  return {
    venue: opened.name,
    symbols: names,
    barLengths: offered.map(([, length]) => length),
    async bars(symbol, length, from, to) {
      const timeframe = offered.find(([, each]) => each === length)?.[0];
      if (timeframe === undefined) return [];
      const found = new Map<number, BarRow>();
      let since = from;
      for (let pages = 0; pages < MOST_PAGES && since < to; pages += 1) {
        let rows = await page(symbol, timeframe, since);
        // Some venues answer nothing where the time is before their first bar.
        if (rows.length === 0 && pages === 0) rows = await page(symbol, timeframe, undefined);
        const last = rows.at(-1)?.[0];
        for (const row of rows) if (row[0] >= from && row[0] < to) found.set(row[0], row);
        if (last === undefined || last < since) break;
        since = last + length;
      }
      return [...found.values()].toSorted(([one], [other]) => one - other).flatMap((row) => barOf(row) ?? []);
    },
    listen(listener) {
      if (listeners.size === 0) keeper.follow({ do: 'follow' });
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => keeper.close(),
  };
}

const CATALOGUE = PAIRS.map(({ base, quote }) => `${base}/${quote}`);

/** Built beside the exchange's main file; in the sources beside this one. */
function programOf(): string {
  const built = join(import.meta.dirname, 'ccxt-child.js');
  return existsSync(built) ? built : join(import.meta.dirname, 'child.ts');
}

type MarketMessage = Extract<FromChild, { is: 'book' | 'trade' | 'price' }>;

/** A message as an event with decimals; `undefined` if one of its numbers is none. */
export function eventOf(message: MarketMessage, at: number): FeedEvent | undefined {
  const { symbol } = message;
  if (message.is === 'book')
    return { kind: 'book', symbol, at, bids: levels(message.bids), asks: levels(message.asks) };
  const price = positive(message.price);
  if (price === undefined) return undefined;
  if (message.is === 'price') return { kind: 'price', symbol, at, price };
  const quantity = positive(message.amount);
  return quantity && { kind: 'trade', symbol, at, price, quantity, side: message.side };
}

function levels(rows: readonly LevelRow[]): FeedLevel[] {
  return rows.flatMap(([price, quantity]): FeedLevel[] => {
    const [at, of] = [positive(price), positive(quantity)];
    return at !== undefined && of !== undefined ? [[at, of]] : [];
  });
}

/** A row as a bar with decimals; `undefined` if one of its prices is none. */
export function barOf([openTime, ...figures]: BarRow): FeedBar | undefined {
  const [open, high, low, close] = figures.map(positive);
  const volume = parseDecimal(figures[4]) ?? ZERO;
  if (open === undefined || high === undefined || low === undefined || close === undefined) return undefined;
  return { openTime, open, high, low, close, volume };
}

/** A number by its shortest decimal text, without an exponent; `undefined` if it is not above zero. */
function positive(value: number): Decimal | undefined {
  return value > 0 ? parseDecimal(value) : undefined;
}
