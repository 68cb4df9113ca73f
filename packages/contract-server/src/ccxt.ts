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
  /** Its requests go before those of other calls that wait. */
  readonly isFirst?: boolean;
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
 * Lets the requests of an exchange wait for its limiter one after the other, those of urgent calls first. A request that has waited too
 * long takes no part of the limit, so that the line does not grow with requests that nothing waits for any more.
 */
export function queueRequests(
  exchange: { throttle(cost?: number): Promise<unknown> },
  { hold, now = monotonicNow }: QueueOptions = {},
): void {
  const limiter = exchange.throttle.bind(exchange);
  const waiting: { readonly isFirst: boolean; readonly pass: () => Promise<void> }[] = [];
  let isPassing = false;
  const next = () => {
    const urgent = waiting.findIndex(({ isFirst }) => isFirst);
    return waiting.splice(Math.max(urgent, 0), 1)[0];
  };
  async function passAll(): Promise<void> {
    if (isPassing) return;
    isPassing = true;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let one = next(); one; one = next()) await one.pass();
    isPassing = false;
  }
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
    return new Promise<void>((resolve, reject) => {
      waiting.push({ isFirst: call?.isFirst === true, pass: () => pass().then(resolve, reject) });
      void passAll();
    });
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
export const textOf = (error: unknown, longest = 300): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, longest);

interface RawBook {
  bids: ArrayLike<ArrayLike<number>>;
  asks: ArrayLike<ArrayLike<number>>;
}

interface RawTrade {
  id?: string;
  timestamp?: number;
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
  /** Ends the streams: each `watch…` that waits is rejected. */
  close(): Promise<unknown>;
}

/** Price and amount of a level, as numbers of ccxt. */
export type LevelRow = readonly [number, number];

/** A public trade, with numbers of ccxt. */
export interface StreamedTrade {
  readonly id: string | undefined;
  /** Epoch milliseconds; `undefined` where the venue does not tell it. */
  readonly at: number | undefined;
  readonly price: number;
  readonly amount: number;
  /** `undefined` where the venue does not tell it. */
  readonly side: 'buy' | 'sell' | undefined;
}

export interface StreamListener {
  /** A whole book, best price first. It is sent again where a silent stream has no change: the venue has confirmed it. */
  onBook(symbol: string, bids: readonly LevelRow[], asks: readonly LevelRow[]): void;
  /** A trade may be sent twice, after a reconnection or a silence. */
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
/** A stream that has sent no book for so long may be dead although its connection is open: the venue is asked. */
const SILENT_AFTER_MS = 15_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Follows books and trades of the symbols until the process ends; by polls where the venue has no WebSocket interface. */
export function followPublic(exchange: FollowedExchange, symbols: readonly string[], listener: StreamListener): void {
  const sendBook = (symbol: string, book: RawBook) => listener.onBook(symbol, ...levelsOf(book));
  const sendTrades = (symbol: string, trades: readonly RawTrade[]) => {
    for (const { id, timestamp, price, amount, side } of trades) {
      const taken = side === 'buy' || side === 'sell' ? side : undefined;
      listener.onTrade(symbol, { id, at: timestamp, price, amount, side: taken });
    }
  };
  const lastTrade = new Map<string, number>();
  const note = (symbol: string, trades: readonly RawTrade[]) =>
    lastTrade.set(symbol, Math.max(lastTrade.get(symbol) ?? 0, ...trades.map(({ timestamp }) => timestamp ?? 0)));

  /** Trades since the last known one. The first answer has trades of the past. */
  async function askTrades(symbol: string): Promise<void> {
    const last = lastTrade.get(symbol);
    const trades = await exchange.fetchTrades(symbol);
    sendTrades(symbol, last === undefined ? [] : trades.filter(({ timestamp }) => (timestamp ?? 0) > last));
    note(symbol, trades);
  }

  /** Asks for what a silent stream may have missed. A second silence with another best price ends the streams, which subscribe anew. */
  async function askInstead(symbol: string, known: Silence): Promise<void> {
    const book = await exchange.fetchOrderBook(symbol);
    sendBook(symbol, book);
    const best = bestOf(book);
    known.best ??= best;
    const isDead = known.hasDiffered && best !== known.best;
    known.hasDiffered = best !== known.best;
    if (known.hasDiffered) await askTrades(symbol);
    if (isDead) {
      listener.onError(new Error(`the stream of ${symbol} is silent`));
      await exchange.close();
    }
  }

  const lastBest = new Map<string, string>();
  async function watchBook(symbol: string): Promise<void> {
    const silence: Silence = { best: lastBest.get(symbol), hasDiffered: false };
    const book = await heard(exchange.watchOrderBook(symbol, DEPTHS[exchange.id]), () => askInstead(symbol, silence));
    // The library changes this very book during a pause without an event: the change would wait for the next one.
    for (let sent = ''; ; await pause(BOOK_EVERY_MS)) {
      lastBest.set(symbol, bestOf(book));
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
  async function watchTrades(symbol: string): Promise<void> {
    const trades = await exchange.watchTrades(symbol);
    sendTrades(symbol, trades);
    note(symbol, trades);
  }
  async function pollTrades(symbol: string): Promise<void> {
    await askTrades(symbol);
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

/** The state of a book whose stream is silent. */
interface Silence {
  /** The best prices that the stream has sent last; `undefined` before the first book. */
  best: string | undefined;
  /** The last answer of the venue had other ones. */
  hasDiffered: boolean;
}

const bestOf = ({ bids, asks }: RawBook) => JSON.stringify([bids[0]?.[0], asks[0]?.[0]]);

/** What a stream sends next; `onSilence` runs as often as it is silent for a time. */
async function heard<Value>(streamed: Promise<Value>, onSilence: () => Promise<void>): Promise<Value> {
  for (;;) {
    const silence = new AbortController();
    try {
      const next = await Promise.race([
        streamed.then((value) => ({ value })),
        pause(SILENT_AFTER_MS, undefined, { signal: silence.signal }),
      ]);
      if (next) return next.value;
    } finally {
      silence.abort();
    }
    await onSilence();
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
