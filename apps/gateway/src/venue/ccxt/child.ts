import process from 'node:process';
import {
  followPublic,
  forever,
  queueRequests,
  loadVenueClass,
  moveTo,
  overtime,
  runTimed,
  textOf,
  type FollowedExchange,
  type TimedCall,
} from '@bourse/contract-server/ccxt';
import type { FromChild, ToChild } from './messages';

/*
 * The process that speaks with a venue through ccxt. Only it has the keys of the account. It is started, watched and ended by
 * `ccxt-venue.ts`, calls what it is asked to call, once, and imports nothing of the gateway but types.
 */

/** The parts of a ccxt exchange that are used. */
interface Exchange extends FollowedExchange {
  name: string;
  timeframes: Record<string, unknown> | undefined;
  precisionMode: number;
  options: Record<string, unknown>;
  features:
    | { swap?: { linear?: { createOrder?: { stopLossPrice?: boolean; takeProfitPrice?: boolean } } } }
    | undefined;
  setSandboxMode(isOn: boolean): void;
  loadMarkets(): Promise<unknown>;
  setMarketsFromExchange(source: Exchange): unknown;
  throttle(cost?: number): Promise<unknown>;
  watchOrders(): Promise<unknown>;
  watchBalance(): Promise<unknown>;
}

const BEAT_EVERY_MS = 5000;
/** An answer later than this counts as lost. */
const TIMEOUT_MS = 10_000;

function send(message: FromChild): void {
  if (process.connected) process.send?.(message);
}

/** Exchanges with limiters of their own, so that no command waits for reads. Their numbers are texts. */
let lines: { readonly reads: Exchange; readonly commands: Exchange } | undefined;
/** For books and trades: ccxt keeps them right with numbers only. */
let streams: Exchange | undefined;
let secrets: readonly string[] = [];

async function open({
  home,
  id,
  keys,
  isTestnet,
  origin,
  pace,
  options,
}: Extract<ToChild, { do: 'open' }>): Promise<void> {
  secrets = Object.values(keys ?? {}).filter((secret) => secret !== undefined);
  const Class = await loadVenueClass<Exchange>(home, id);
  const settings = { newUpdates: true, timeout: TIMEOUT_MS, options, ...(pace !== undefined && { rateLimit: pace }) };
  const [made, commands] = [
    new Class({ ...settings, ...keys, number: String }),
    new Class({ ...settings, ...keys, number: String }),
  ];
  streams = new Class(settings);
  for (const each of [made, commands, streams]) {
    if (isTestnet && keys && origin === undefined) each.setSandboxMode(true);
    if (origin !== undefined) await moveTo(origin, each);
  }
  queueRequests(made, { hold: noCommandOnItsWay });
  queueRequests(commands);
  await made.loadMarkets();
  commands.setMarketsFromExchange(made);
  lines = { reads: made, commands };
  send({
    is: 'open',
    venue: {
      name: made.name,
      has: made.has,
      timeframes: Object.keys(made.timeframes ?? {}),
      precisionMode: made.precisionMode,
      hasStops: hasStops(made),
      buysByCost: made.options['createMarketBuyOrderRequiresPrice'] === true,
    },
  });
  if (keys) followAccount(made);
}

/** ccxt tells it of some venues by `has`, of others by `features`. */
function hasStops({ has, features }: Exchange): boolean {
  if (has['createStopLossOrder'] === true && has['createTakeProfitOrder'] === true) return true;
  const { stopLossPrice, takeProfitPrice } = features?.swap?.linear?.createOrder ?? {};
  return stopLossPrice === true && takeProfitPrice === true;
}

function follow({ symbols }: Extract<ToChild, { do: 'follow' }>): void {
  followPublic(opened(streams), symbols, {
    onBook: (symbol, bids, asks) => send({ is: 'book', symbol, bids, asks }),
    onTrade: (symbol, trade) => send({ is: 'trade', symbol, ...trade }),
    onError: report,
  });
}

/** Tells that orders or balances have changed. The gateway then asks for them. */
function followAccount(of: Exchange): void {
  const watch = (method: 'watchOrders' | 'watchBalance') =>
    forever(async () => {
      await of[method]();
      send({ is: 'account' });
    }, report);
  if (of.has['watchOrders'] === true) void watch('watchOrders');
  if (of.has['watchBalance'] === true) void watch('watchBalance');
}

type CallMessage = Extract<ToChild, { do: 'call' }>;

const onTheirWay = new Set<Promise<unknown>>();

/** Venues take the nonces of a key in order: a read that is signed after a command must not arrive before it. */
async function noCommandOnItsWay(): Promise<void> {
  while (onTheirWay.size > 0) await Promise.allSettled(onTheirWay);
}

async function make({ line, method, args }: CallMessage): Promise<unknown> {
  const { [line]: exchange, commands } = opened(lines);
  const work: unknown = Reflect.get(exchange, method);
  if (typeof work !== 'function') throw new Error(`the venue has no ${method}`);
  // A message has null where an argument is left out.
  const given = args.map((arg) => arg ?? undefined);
  const value: unknown = await Reflect.apply(work, exchange, given);
  if (method === 'loadMarkets') commands.setMarketsFromExchange(exchange);
  return withoutInfo(value);
}

function command(message: CallMessage): Promise<unknown> {
  const call: TimedCall = { sendBefore: message.sendBefore };
  const made = Promise.race([runTimed(call, () => make(message)), overtime(call)]);
  onTheirWay.add(made);
  const leave = () => onTheirWay.delete(made);
  made.then(leave, leave);
  return made;
}

interface Read {
  readonly call: TimedCall;
  readonly value: Promise<unknown>;
}

/** Reads that wait for the limiter. Equal ones share a request until it is sent: an answer is never older than its question. */
const waiting = new Map<string, Read>();

function read(message: CallMessage): Promise<unknown> {
  const { method, args, sendBefore } = message;
  const key = JSON.stringify([method, args]);
  const known = waiting.get(key);
  if (known) {
    known.call.sendBefore = Math.max(known.call.sendBefore, sendBefore);
    return known.value;
  }
  const leave = () => waiting.get(key)?.call === call && waiting.delete(key);
  const call: TimedCall = { sendBefore, onSend: leave };
  const value = runTimed(call, () => make(message));
  waiting.set(key, { call, value });
  value.then(leave, leave);
  return value;
}

async function answer(message: CallMessage): Promise<void> {
  const { id, line } = message;
  try {
    const value = await (line === 'commands' ? command(message) : read(message));
    send({ is: 'answer', id, value });
  } catch (error) {
    send({ is: 'refusal', id, kinds: kindsOf(error), message: safeText(error) });
  }
}

/** Takes out what the venue sent literally: it is large, and nothing reads it. */
function withoutInfo(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null, (key, part: unknown) => (key === 'info' ? undefined : part)));
}

/** `InsufficientFunds`, `ExchangeError`, `BaseError`, `Error`. */
function kindsOf(error: unknown): string[] {
  const kinds: string[] = [];
  for (let kind: unknown = error?.constructor; typeof kind === 'function' && kind.name !== '';) {
    kinds.push(kind.name);
    kind = Object.getPrototypeOf(kind);
  }
  return kinds;
}

/** The text of an error without keys, and without the signed query of an address. */
function safeText(error: unknown): string {
  const text = secrets.reduce((sofar, secret) => sofar.replaceAll(secret, '…'), textOf(error));
  return text.replaceAll(/\?\S*/g, '');
}

const report = (error: unknown) => send({ is: 'failed', message: safeText(error) });

function opened<Made>(made: Made | undefined): Made {
  if (made === undefined) throw new Error('the venue is not open');
  return made;
}

process.on('message', (message: ToChild) => {
  if (message.do === 'follow') follow(message);
  else if (message.do === 'call') void answer(message);
  else void open(message).catch(report);
});
// The gateway has ended.
process.on('disconnect', () => process.exit());
// An error that ccxt throws in a handler of its own: a new process subscribes anew.
process.on('unhandledRejection', report);
setInterval(() => send({ is: 'beat', memory: process.memoryUsage.rss() }), BEAT_EVERY_MS);
