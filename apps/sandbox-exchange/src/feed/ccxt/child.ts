import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { loadVenueClass, moveTo, textOf, type CcxtExchange } from '@bourse/contract-server/ccxt';
import type { FromChild, LevelRow, ToChild } from './messages';

/*
 * The process that speaks with a venue through ccxt: public data only, no key. It is started, watched and ended by `ccxt-feed.ts`, so that
 * a leak or an endless loop of the library costs the exchange nothing. It imports nothing of the sandbox but types.
 */

/** The parts of a ccxt exchange that are used. */
interface Venue extends CcxtExchange {
  name: string;
  has: Record<string, boolean | 'emulated' | undefined>;
  timeframes: Record<string, unknown> | undefined;
  markets: Record<string, { symbol: string; active?: boolean; spot?: boolean }>;
  loadMarkets(): Promise<unknown>;
  fetchOHLCV(symbol: string, timeframe: string, since?: number, limit?: number): Promise<number[][]>;
  fetchTicker(symbol: string): Promise<{ last?: number }>;
  fetchOrderBook(symbol: string, limit?: number): Promise<RawBook>;
  fetchTrades(symbol: string): Promise<RawTrade[]>;
  watchOrderBook(symbol: string, limit?: number): Promise<RawBook>;
  watchTrades(symbol: string): Promise<RawTrade[]>;
}

interface RawBook {
  bids: ArrayLike<ArrayLike<number>>;
  asks: ArrayLike<ArrayLike<number>>;
}

interface RawTrade {
  id?: string;
  timestamp: number;
  price: number;
  amount: number;
  side?: string;
}

const LEVELS = 60;
/** Levels to subscribe to, where a venue sends fewer than the sandbox shows unless it is asked. */
const DEPTHS: Readonly<Record<string, number>> = { kraken: 100, bybit: 200 };
/** A book is sent so often at most. */
const BOOK_EVERY_MS = 250;
/** Without a WebSocket interface the venue is asked so often for each pair. */
const POLL_EVERY_MS = 2000;
/** A pair that is silent for so long is asked for its price: the market may be quiet. */
const QUIET_AFTER_MS = 10_000;
const BEAT_EVERY_MS = 5000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** Another quote currency of the same worth, where the venue has no pair in USDT. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = { USDT: ['USDT', 'USD', 'USDC'] };

function send(message: FromChild): void {
  if (process.connected) process.send?.(message);
}

let venue: Venue | undefined;
let id = '';
/** ccxt's symbol → the catalogue's. */
let symbols: ReadonlyMap<string, string> = new Map();
const heardAt = new Map<string, number>();

async function open({ home, venue: name, symbols: wanted, origin }: Extract<ToChild, { do: 'open' }>): Promise<void> {
  const Class = await loadVenueClass<Venue>(home, name);
  const made = new Class({ enableRateLimit: true, newUpdates: true, options: { defaultType: 'spot' } });
  id = name;
  if (origin !== undefined) await moveTo(origin, made);
  await made.loadMarkets();
  venue = made;
  symbols = new Map(
    wanted.flatMap((symbol) => {
      const found = marketOf(made, symbol);
      return found === undefined ? [] : [[found, symbol] as const];
    }),
  );
  send({
    is: 'open',
    name: made.name,
    symbols: [...symbols].map(([theirs, ours]) => [ours, theirs] as const),
    timeframes: Object.keys(made.timeframes ?? {}),
  });
}

function marketOf({ markets }: Venue, symbol: string): string | undefined {
  const [base = '', quote = ''] = symbol.split('/');
  return (INSTEAD[quote] ?? [quote])
    .map((each) => markets[`${base}/${each}`])
    .find((market) => market !== undefined && market.active !== false && market.spot === true)?.symbol;
}

function follow(): void {
  const { has } = opened();
  for (const [theirs, ours] of symbols) {
    heardAt.set(theirs, Date.now());
    void forever(has['watchOrderBook'] === true ? () => watchBook(theirs, ours) : () => pollBook(theirs, ours));
    void forever(has['watchTrades'] === true ? () => watchTrades(theirs, ours) : () => pollTrades(theirs, ours));
  }
  void forever(askQuiet);
}

/** Repeats a step; after failures with longer and longer pauses, not all pairs at the same moment. */
async function forever(step: () => Promise<void>): Promise<never> {
  for (let failures = 0; ;) {
    try {
      await step();
      failures = 0;
    } catch (error) {
      send({ is: 'failed', id: undefined, message: textOf(error) });
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random()));
      failures += 1;
    }
  }
}

async function watchBook(theirs: string, ours: string): Promise<void> {
  sendBook(theirs, ours, await opened().watchOrderBook(theirs, DEPTHS[id]));
  // The library keeps the book up to date meanwhile.
  await pause(BOOK_EVERY_MS);
}

async function pollBook(theirs: string, ours: string): Promise<void> {
  sendBook(theirs, ours, await opened().fetchOrderBook(theirs));
  await pause(POLL_EVERY_MS);
}

function sendBook(theirs: string, ours: string, { bids, asks }: RawBook): void {
  heardAt.set(theirs, Date.now());
  send({ is: 'book', symbol: ours, bids: rows(bids), asks: rows(asks) });
}

function rows(side: ArrayLike<ArrayLike<number>>): LevelRow[] {
  return Array.from({ length: Math.min(side.length, LEVELS) }, (_none, index) => {
    const level = side[index];
    return [level?.[0] ?? 0, level?.[1] ?? 0];
  });
}

async function watchTrades(theirs: string, ours: string): Promise<void> {
  sendTrades(theirs, ours, await opened().watchTrades(theirs));
}

const lastPolled = new Map<string, number>();

async function pollTrades(theirs: string, ours: string): Promise<void> {
  const last = lastPolled.get(theirs);
  const trades = await opened().fetchTrades(theirs);
  // The first answer has trades of the past.
  const fresh = last === undefined ? [] : trades.filter(({ timestamp }) => timestamp > last);
  sendTrades(theirs, ours, fresh);
  lastPolled.set(theirs, Math.max(last ?? 0, ...trades.map(({ timestamp }) => timestamp)));
  await pause(POLL_EVERY_MS);
}

function sendTrades(theirs: string, ours: string, trades: readonly RawTrade[]): void {
  for (const { price, amount, side } of trades) {
    heardAt.set(theirs, Date.now());
    send({ is: 'trade', symbol: ours, price, amount, side: side === 'sell' ? 'sell' : 'buy' });
  }
}

async function askQuiet(): Promise<void> {
  await pause(QUIET_AFTER_MS / 2);
  for (const [theirs, ours] of symbols) {
    if (Date.now() - (heardAt.get(theirs) ?? 0) < QUIET_AFTER_MS) continue;
    const { last } = await opened().fetchTicker(theirs);
    if (last !== undefined) send({ is: 'price', symbol: ours, price: last });
  }
}

async function bars({ id: request, symbol, timeframe, since, limit }: Extract<ToChild, { do: 'bars' }>): Promise<void> {
  const theirs = [...symbols].find(([, ours]) => ours === symbol)?.[0];
  if (theirs === undefined) throw new Error(`the venue has no ${symbol}`);
  const found = await opened().fetchOHLCV(theirs, timeframe, since, limit);
  send({
    is: 'bars',
    id: request,
    rows: found.map(([at = 0, o = 0, h = 0, l = 0, c = 0, v = 0]) => [at, o, h, l, c, v]),
  });
}

function opened(): Venue {
  if (!venue) throw new Error('the venue is not open');
  return venue;
}

process.on('message', (message: ToChild) => {
  const fail = (error: unknown) =>
    send({ is: 'failed', id: message.do === 'bars' ? message.id : undefined, message: textOf(error) });
  if (message.do === 'follow') follow();
  else if (message.do === 'bars') void bars(message).catch(fail);
  else void open(message).catch(fail);
});
// The exchange has ended.
process.on('disconnect', () => process.exit());
// An error that ccxt throws in a handler of its own: the pairs are subscribed anew by a new process.
process.on('unhandledRejection', (error) => send({ is: 'failed', id: undefined, message: textOf(error) }));
setInterval(() => send({ is: 'beat', memory: process.memoryUsage.rss() }), BEAT_EVERY_MS);
