import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import {
  followPublic,
  forever,
  loadVenueClass,
  moveTo,
  textOf,
  type FollowedExchange,
} from '@bourse/contract-server/ccxt';
import type { FromChild, ToChild } from './messages';

/*
 * The process that speaks with a venue through ccxt: public data only, no key. It is started, watched and ended by `ccxt-feed.ts`, so that
 * a leak or an endless loop of the library costs the exchange nothing. It imports nothing of the sandbox but types.
 */

/** The parts of a ccxt exchange that are used. */
interface Venue extends FollowedExchange {
  name: string;
  timeframes: Record<string, unknown> | undefined;
  markets: Record<string, { symbol: string; active?: boolean; spot?: boolean }>;
  loadMarkets(): Promise<unknown>;
  fetchOHLCV(symbol: string, timeframe: string, since?: number, limit?: number): Promise<number[][]>;
  fetchTicker(symbol: string): Promise<{ last?: number }>;
}

/** A pair that is silent for so long is asked for its price: the market may be quiet. */
const QUIET_AFTER_MS = 10_000;
const BEAT_EVERY_MS = 5000;
/** Another quote currency of the same worth, where the venue has no pair in USDT. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = { USDT: ['USDT', 'USD', 'USDC'] };

function send(message: FromChild): void {
  if (process.connected) process.send?.(message);
}

let venue: Venue | undefined;
/** ccxt's symbol → the catalogue's. */
let symbols: ReadonlyMap<string, string> = new Map();
const heardAt = new Map<string, number>();

async function open({ home, venue: name, symbols: wanted, origin }: Extract<ToChild, { do: 'open' }>): Promise<void> {
  const Class = await loadVenueClass<Venue>(home, name);
  const made = new Class({ enableRateLimit: true, newUpdates: true, options: { defaultType: 'spot' } });
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

const onError = (error: unknown) => send({ is: 'failed', id: undefined, message: textOf(error) });

function follow(): void {
  const names = [...symbols.keys()];
  for (const theirs of names) heardAt.set(theirs, Date.now());
  /** The catalogue's symbol of a pair that has just been heard of. */
  const hear = (theirs: string) => {
    heardAt.set(theirs, Date.now());
    return symbols.get(theirs) ?? theirs;
  };
  followPublic(opened(), names, {
    onBook: (theirs, bids, asks) => send({ is: 'book', symbol: hear(theirs), bids, asks }),
    // The bots need a side to repeat a trade.
    onTrade: (theirs, { price, amount, side = 'buy' }) =>
      send({ is: 'trade', symbol: hear(theirs), price, amount, side }),
    onError,
  });
  void forever(askQuiet, onError);
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
process.on('unhandledRejection', onError);
setInterval(() => send({ is: 'beat', memory: process.memoryUsage.rss() }), BEAT_EVERY_MS);
