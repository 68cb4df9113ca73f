import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/*
 * For the processes that speak with a venue through ccxt. The file imports modules of Node only, so that such a process can run from the
 * sources, too.
 */

/** What every exchange of ccxt has. */
export interface CcxtExchange {
  urls: { api: unknown };
  loadHttpProxyAgent(): Promise<unknown>;
}

/**
 * The class of one venue: all of ccxt would need a hundred megabytes more.
 * @param home folder of ccxt's package
 * @throws if ccxt does not know the venue
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the methods that it uses of a class without types
export async function loadVenueClass<Exchange extends CcxtExchange>(
  home: string,
  name: string,
): Promise<new (options: object) => Exchange> {
  const module = ['js/src/pro', 'js/src']
    .map((folder) => join(home, folder, `${name}.js`))
    .find((path) => existsSync(path));
  if (module === undefined) throw new Error(`ccxt knows no venue ${name}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ccxt is installed with a setting only, so its types are not there
  const { default: Class } = (await import(pathToFileURL(module).href)) as {
    default: new (options: object) => Exchange;
  };
  return Class;
}

/** A call has waited too long for the limiter. Its request was not sent, and none before it. */
export class NotSentError extends Error {
  override name = 'NotSentError';
}

/** A call that is being made; its requests are sent before a moment by {@link monotonicNow}, or not at all. */
export interface TimedCall {
  sendBefore: number;
  /** Called when the first of its requests is sent. */
  readonly onSend?: () => void;
  hasSent?: boolean;
}

const calls = new AsyncLocalStorage<TimedCall>();

/** Milliseconds by a clock that all processes of the machine share, and that is not set. */
export const monotonicNow = (): number => Number(process.hrtime.bigint() / 1_000_000n);

const notSent = () => new NotSentError('the call has waited too long for the limiter and was not sent');

/** Makes a call whose requests are sent in time or not at all, see {@link queueRequests}. */
export const runTimed = <Value>(call: TimedCall, work: () => Promise<Value>): Promise<Value> => calls.run(call, work);

/** Rejects at the time of a call that still waits for the limiter. */
export async function overtime(call: TimedCall): Promise<never> {
  for (let left: number; (left = call.sendBefore - monotonicNow()) > 0;) {
    await new Promise((resolve) => void setTimeout(resolve, left).unref());
  }
  if (call.hasSent === true) return new Promise<never>(() => undefined);
  throw notSent();
}

function ensureInTime(call: TimedCall | undefined, now: number): void {
  if (!call || now < call.sendBefore) return;
  if (call.hasSent === true) throw new Error('the time of the call is over between its requests');
  throw notSent();
}

interface QueueOptions {
  /** Resolves when no request has to go first. */
  readonly hold?: () => Promise<unknown>;
  readonly now?: () => number;
}

/**
 * Lets the requests of an exchange wait for its limiter one after the other. A request that has waited too long takes no part of the
 * limit, so that the line does not grow with requests that nothing waits for any more.
 */
export function queueRequests(
  exchange: { throttle(cost?: number): Promise<unknown> },
  { hold, now = monotonicNow }: QueueOptions = {},
): void {
  const limiter = exchange.throttle.bind(exchange);
  let last: Promise<unknown> = Promise.resolve();
  exchange.throttle = (cost) => {
    const call = calls.getStore();
    const pass = async () => {
      ensureInTime(call, now());
      await limiter(cost);
      await hold?.();
      ensureInTime(call, now());
      if (!call || call.hasSent === true) return;
      call.hasSent = true;
      call.onSend?.();
    };
    const passed = last.then(pass);
    last = passed.catch(() => undefined);
    return passed;
  };
}

/** Sends all calls of an exchange to another origin; for tests. */
export async function moveTo(origin: string, exchange: CcxtExchange): Promise<void> {
  exchange.urls.api = moved(exchange.urls.api, origin);
  // Without it ccxt opens no WebSocket that is not encrypted.
  await exchange.loadHttpProxyAgent();
}

/** Every address in a venue's tree of addresses, at another origin. */
function moved(addresses: unknown, origin: string): unknown {
  if (typeof addresses === 'string') {
    const { pathname, protocol } = new URL(addresses);
    const scheme = protocol.startsWith('ws') ? origin.replace('http', 'ws') : origin;
    return `${scheme}${pathname === '/' ? '' : pathname}`;
  }
  if (typeof addresses !== 'object' || addresses === null) return addresses;
  return Object.fromEntries(Object.entries(addresses).map(([key, value]) => [key, moved(value, origin)]));
}

/** The text of an error of ccxt, short enough for a message. */
export const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);

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

/** The parts of an exchange that books and trades are followed with. Its numbers must be numbers: the books of ccxt do not work with texts. */
export interface FollowedExchange extends CcxtExchange {
  /** ccxt's name of the venue. */
  id: string;
  has: Record<string, boolean | 'emulated' | undefined>;
  fetchOrderBook(symbol: string): Promise<RawBook>;
  fetchTrades(symbol: string): Promise<RawTrade[]>;
  watchOrderBook(symbol: string, limit?: number): Promise<RawBook>;
  watchTrades(symbol: string): Promise<RawTrade[]>;
}

/** Price and amount of a level, as numbers of ccxt. */
export type LevelRow = readonly [number, number];

/** A public trade, with numbers of ccxt. */
export interface StreamedTrade {
  readonly id: string | undefined;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly price: number;
  readonly amount: number;
  readonly side: 'buy' | 'sell';
}

export interface StreamListener {
  /** A whole book, best price first. */
  onBook(symbol: string, bids: readonly LevelRow[], asks: readonly LevelRow[]): void;
  onTrade(symbol: string, trade: StreamedTrade): void;
  onError(error: unknown): void;
}

const LEVELS = 60;
/** Levels to subscribe to, where a venue sends fewer than are shown unless it is asked. */
const DEPTHS: Readonly<Record<string, number>> = { kraken: 100, bybit: 200 };
/** A book is sent so often at most. */
const BOOK_EVERY_MS = 250;
/** Without a WebSocket interface the venue is asked so often for each pair. */
const POLL_EVERY_MS = 2000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Follows books and trades of the symbols until the process ends; by polls where the venue has no WebSocket interface. */
export function followPublic(exchange: FollowedExchange, symbols: readonly string[], listener: StreamListener): void {
  const sendBook = (symbol: string, book: RawBook) => listener.onBook(symbol, ...levelsOf(book));
  const sendTrades = (symbol: string, trades: readonly RawTrade[]) => {
    for (const { id, timestamp, price, amount, side } of trades) {
      listener.onTrade(symbol, { id, at: timestamp, price, amount, side: side === 'sell' ? 'sell' : 'buy' });
    }
  };
  const lastPolled = new Map<string, number>();

  async function watchBook(symbol: string): Promise<void> {
    const book = await exchange.watchOrderBook(symbol, DEPTHS[exchange.id]);
    // The library changes this very book during a pause without an event: the change would wait for the next one.
    for (let sent = ''; ; await pause(BOOK_EVERY_MS)) {
      const levels = levelsOf(book);
      const written = JSON.stringify(levels);
      if (written === sent) return;
      sent = written;
      listener.onBook(symbol, ...levels);
    }
  }
  async function pollBook(symbol: string): Promise<void> {
    sendBook(symbol, await exchange.fetchOrderBook(symbol));
    await pause(POLL_EVERY_MS);
  }
  const watchTrades = async (symbol: string) => sendTrades(symbol, await exchange.watchTrades(symbol));
  async function pollTrades(symbol: string): Promise<void> {
    const last = lastPolled.get(symbol);
    const trades = await exchange.fetchTrades(symbol);
    // The first answer has trades of the past.
    sendTrades(symbol, last === undefined ? [] : trades.filter(({ timestamp }) => timestamp > last));
    lastPolled.set(symbol, Math.max(last ?? 0, ...trades.map(({ timestamp }) => timestamp)));
    await pause(POLL_EVERY_MS);
  }

  const { has } = exchange;
  const onError = (error: unknown) => listener.onError(error);
  for (const symbol of symbols) {
    const [book, trades] = [
      has['watchOrderBook'] === true ? watchBook : pollBook,
      has['watchTrades'] === true ? watchTrades : pollTrades,
    ];
    void forever(() => book(symbol), onError);
    void forever(() => trades(symbol), onError);
  }
}

/** Repeats a step; after failures with longer and longer pauses, not all pairs at the same moment. */
export async function forever(step: () => Promise<void>, onError: (error: unknown) => void): Promise<never> {
  for (let failures = 0; ;) {
    try {
      await step();
      failures = 0;
    } catch (error) {
      onError(error);
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random()));
      failures += 1;
    }
  }
}

const levelsOf = ({ bids, asks }: RawBook) => [rows(bids), rows(asks)] as const;

function rows(side: ArrayLike<ArrayLike<number>>): LevelRow[] {
  return Array.from({ length: Math.min(side.length, LEVELS) }, (_none, index) => {
    const level = side[index];
    return [level?.[0] ?? 0, level?.[1] ?? 0];
  });
}
