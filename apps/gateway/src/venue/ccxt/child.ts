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
import {
  foreignHosts,
  hostsIn,
  traced,
  traceRequests,
  type Traced,
  type TracedExchange,
} from '@bourse/contract-server/ccxt-requests';
import type { FromChild, ToChild } from './messages';

/*
 * The process that speaks with a venue through ccxt. Only it has the keys of the account. It is started, watched and ended by
 * `ccxt-venue.ts`, calls what it is asked to call, once, and imports nothing of the gateway but types.
 */

/** The parts of a ccxt exchange that are used. */
interface Exchange extends FollowedExchange, TracedExchange {
  hostname?: string;
  name: string;
  requiredCredentials: Record<string, boolean>;
  timeframes: Record<string, unknown> | undefined;
  precisionMode: number;
  options: Record<string, unknown>;
  features:
    | {
        spot?: { createOrder?: unknown };
        swap?: {
          linear?: {
            createOrder?: { stopLossPrice?: boolean; takeProfitPrice?: boolean; attachedStopLossTakeProfit?: unknown };
          };
        };
      }
    | undefined;
  /** Of Bybit: whether the account is a unified one. */
  isUnifiedEnabled?(): Promise<readonly unknown[]>;
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
/** Characters of an error: the reply of a replaced order tells of the other order behind the whole row of the first one. */
const LONGEST_TEXT = 2000;

function send(message: FromChild): void {
  if (process.connected) process.send?.(message);
}

/** Exchanges with limiters of their own, so that no command waits for reads. Their numbers are texts. */
let lines: { readonly reads: Exchange; readonly commands: Exchange } | undefined;
/** For books and trades: ccxt keeps them right with numbers only. */
let streams: Exchange | undefined;
let secrets: readonly string[] = [];
/** The venue wants no request before it (`Retry-After`), epoch milliseconds. */
let pausedUntil = 0;

type ToOpen = Extract<ToChild, { do: 'open' }>;

async function open({ home, id, keys, isTestnet, origin, testDomains, pace, timeout, options }: ToOpen): Promise<void> {
  secrets = Object.values(keys ?? {}).filter((secret) => secret !== undefined);
  const Class = await loadVenueClass<Exchange>(home, id);
  const settings = { newUpdates: true, timeout: TIMEOUT_MS, options, ...(pace !== undefined && { rateLimit: pace }) };
  const [made, commands] = [
    new Class({ ...settings, ...keys, number: String }),
    new Class({ ...settings, ...keys, number: String, timeout: timeout ?? TIMEOUT_MS }),
  ];
  streams = new Class(settings);
  if (keys) checkKeys(made, keys);
  for (const each of [made, commands, streams]) {
    traceRequests(each, (milliseconds) => (pausedUntil = Math.max(pausedUntil, Date.now() + milliseconds)));
    if (isTestnet && keys && origin === undefined) useTestNetwork(each, testDomains);
    if (origin !== undefined) await moveTo(origin, each);
  }
  queueRequests(made, { hold: noCommandOnItsWay });
  queueRequests(commands);
  await made.loadMarkets();
  const isOldAccount = keys !== undefined && (await isClassic(made));
  commands.setMarketsFromExchange(made);
  lines = { reads: made, commands };
  send({
    is: 'open',
    venue: {
      name: made.name,
      has: made.has,
      timeframes: Object.keys(made.timeframes ?? {}),
      precisionMode: made.precisionMode,
      spotOrders: made.features?.spot?.createOrder,
      hasStops: hasStops(made),
      // The contracts of a classic account are traded at calls that were not reviewed.
      attachesExits: !isOldAccount && attachesExits(made),
      buysByCost: made.options['createMarketBuyOrderRequiresPrice'] === true || isOldAccount,
      hidesPairOrders: isOldAccount,
    },
  });
  if (keys) followAccount(made);
}

/** @throws with a sentence for the operator, if the venue needs more keys */
function checkKeys({ name, requiredCredentials }: Exchange, keys: NonNullable<ToOpen['keys']>): void {
  const given = new Map<string, unknown>(Object.entries(keys));
  const absent = Object.keys(requiredCredentials).filter((key) => requiredCredentials[key] === true && !given.get(key));
  if (absent.length > 0) throw new Error(`${name} needs ${absent.join(', ')} beside the given keys`);
}

/**
 * Moves an exchange to the test network of its venue, before its first request.
 * @throws with a sentence for the operator, if ccxt has none, or that of another company
 */
function useTestNetwork(made: Exchange, testDomains: readonly string[]): void {
  const live = hostsIn(made.urls.api, made.hostname);
  made.setSandboxMode(true);
  const test = hostsIn(made.urls.api, made.hostname);
  const instead = 'Leave the keys out for public data, or set LIVE=1 for the real account';
  if (test.length === 0) throw new Error(`ccxt knows no test network of ${made.name}. ${instead}`);
  const foreign = foreignHosts(test, live, testDomains);
  if (foreign.length === 0) return;
  throw new Error(`what ccxt has as test network of ${made.name} is of another company (${foreign[0]}). ${instead}`);
}

/** An account of Bybit that is not unified reads the number of a market buy as its cost, and ccxt tells no order of its pairs by the id. */
async function isClassic(made: Exchange): Promise<boolean> {
  if (!made.isUnifiedEnabled) return false;
  try {
    return !(await made.isUnifiedEnabled()).includes(true);
  } catch {
    return true;
  }
}

/** ccxt tells it of some venues by `has`, of others by `features`. */
function hasStops({ has, features }: Exchange): boolean {
  if (has['createStopLossOrder'] === true && has['createTakeProfitOrder'] === true) return true;
  const { stopLossPrice, takeProfitPrice } = features?.swap?.linear?.createOrder ?? {};
  return stopLossPrice === true && takeProfitPrice === true;
}

const attachesExits = ({ features }: Exchange): boolean =>
  features?.swap?.linear?.createOrder?.attachedStopLossTakeProfit !== undefined;

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

function command(message: CallMessage): Promise<Traced> {
  const call: TimedCall = { sendBefore: message.sendBefore };
  const made = traced(() => Promise.race([runTimed(call, () => make(message)), overtime(call)]));
  onTheirWay.add(made);
  void made.then(() => onTheirWay.delete(made));
  return made;
}

interface Read {
  readonly call: TimedCall;
  readonly result: Promise<Traced>;
}

/** Reads of the market, of which a screen makes many. Those of the account go first: after a command its user waits for them. */
const OF_MARKET: ReadonlySet<string> = new Set<CallMessage['method']>([
  'loadMarkets',
  'fetchOrderBook',
  'fetchTrades',
  'fetchOHLCV',
  'fetchTicker',
  'fetchTickers',
  'fetchCurrencies',
]);

/** Reads that wait for the limiter. Equal ones share a request until it is sent: an answer is never older than its question. */
const waiting = new Map<string, Read>();

function read(message: CallMessage): Promise<Traced> {
  const { method, args, sendBefore } = message;
  const key = JSON.stringify([method, args]);
  const known = waiting.get(key);
  if (known) {
    known.call.sendBefore = Math.max(known.call.sendBefore, sendBefore);
    return known.result;
  }
  const leave = () => waiting.get(key)?.call === call && waiting.delete(key);
  const call: TimedCall = { sendBefore, isFirst: !OF_MARKET.has(method), onSend: leave };
  const result = traced(() => runTimed(call, () => make(message)));
  waiting.set(key, { call, result });
  void result.then(leave);
  return result;
}

async function answer(message: CallMessage): Promise<void> {
  const { id, line } = message;
  const wait = pausedUntil - Date.now();
  if (wait > 0) {
    const told = `the venue wants no request for another ${Math.ceil(wait / 1000)} s`;
    send({ is: 'refusal', id, kinds: ['RateLimitExceeded'], message: told, progress: 'not sent' });
    return;
  }
  const result = await (line === 'commands' ? command(message) : read(message));
  if ('value' in result) send({ is: 'answer', id, value: result.value });
  else {
    const { error, progress } = result;
    send({ is: 'refusal', id, kinds: kindsOf(error), message: safeText(error), progress });
  }
}

/**
 * Fields that are read of the literal reply of the venue: types of orders of a pair (Binance), whether a stop is triggered (Binance, Kraken),
 * the price that triggers (Bybit).
 */
const READ_LITERALLY = [
  'orderTypes',
  'isWorking',
  'limitprice',
  'triggerBy',
  'tpTriggerBy',
  'slTriggerBy',
  'stopOrderType',
] as const;

function readLiterally(info: unknown): object | undefined {
  if (typeof info !== 'object' || info === null) return undefined;
  const fields = READ_LITERALLY.flatMap((name) => (name in info ? [[name, Reflect.get(info, name)] as const] : []));
  return fields.length > 0 ? Object.fromEntries<unknown>(fields) : undefined;
}

/** Takes out the rest of what the venue sent literally: it is large, and nothing reads it. */
function withoutInfo(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null, (key, part: unknown) => (key === 'info' ? readLiterally(part) : part)),
  );
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
  const text = secrets.reduce((sofar, secret) => sofar.replaceAll(secret, '…'), textOf(error, LONGEST_TEXT));
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
