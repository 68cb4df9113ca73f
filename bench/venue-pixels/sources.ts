import { fork, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import { call, makeRoom, newTrader, SANDBOX_TOKEN } from '../sandbox-load/control.ts';
import type { Built } from '../shared/build.ts';
import { startExchange } from '../shared/exchange.ts';

/** An exchange whose best ask the bench moves. */
export interface Source {
  readonly title: string;
  readonly address: string;
  /** A new best ask, lower than the one before. */
  nextPrice(): string;
  /** Sets the best ask; returns when it was sent, epoch milliseconds with decimals. */
  send(price: string): Promise<number>;
  close(): Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '../..');
const FROM_SOURCES = [
  '--conditions=@bourse/source',
  '--import',
  join(ROOT, 'tooling/tsconfig/source-hooks.mjs'),
] as const;
const PAIR = { currency_id: '1', legal_id: '3' } as const;
/** Levels of the first book that are taken, so that there is room for lower asks. */
const TAKEN_LEVELS = 15;
/** A trader may have 200 open orders. */
const ORDERS_OF_TRADER = 150;
/** Levels of each side of the venue's book, as many as the client shows. */
const LEVELS = 40;
const OPEN = /open at (http:\S+?),? /;

export const isCcxtInstalled = () => existsSync(join(ROOT, 'tooling/ccxt/node_modules/ccxt/package.json'));

const answer = v.object({ type: v.unknown(), message: v.unknown() });

const now = () => performance.timeOrigin + performance.now();

/** Texts of prices, each a cent lower. */
function descending(fromCents: number): () => string {
  let cents = fromCents;
  return () => ((cents -= 1) / 100).toFixed(2);
}

/** Levels that stay, a unit apart. */
const levels = (from: number, outwards: 1 | -1) =>
  Array.from({ length: LEVELS - 1 }, (_none, rank) => [String(from + rank * outwards), '1']);

/**
 * The sandbox exchange: an order of another user becomes the best ask.
 * @param changes so many lower asks must fit above the best bid
 * @throws if they do not, or if an order is refused
 */
export async function openSandbox(build: Built, changes: number): Promise<Source> {
  const settings = { BOT_RATE: '0', SANDBOX_CONTROL: '1', SANDBOX_TOKEN };
  const { address, stop } = await startExchange(settings, Promise.resolve(build));
  const { bid, ask } = await makeRoom(address, PAIR, TAKEN_LEVELS);
  if (ask - bid <= changes) throw new Error(`Between ${bid} and ${ask} cents is no room for ${changes} asks.`);
  const traders = Array.from({ length: Math.ceil(changes / ORDERS_OF_TRADER) }, () => newTrader(address));
  const tokens = await Promise.all(traders);
  let sent = 0;
  return {
    title: 'sandbox exchange: from an order of another user',
    address,
    nextPrice: descending(ask),
    async send(price) {
      const token = tokens[Math.floor(sent / ORDERS_OF_TRADER)];
      sent += 1;
      const at = now();
      const order = { ...PAIR, price, num: '0.01', mode: '2' };
      const { type, message } = v.parse(answer, await call(address, '/transaction/out', order, token));
      if (type !== 'ok') throw new Error(`The order at ${price} was refused: ${String(message)}`);
      return at;
    },
    close: stop,
  };
}

/** The gateway in front of a venue on this machine, which changes its book. */
export async function openVenue(build: Built): Promise<Source> {
  const venue = fork(join(ROOT, 'tooling/loopback-venue/src/program.ts'), ['kraken'], { execArgv: [...FROM_SOURCES] });
  const { origin } = v.parse(v.object({ origin: v.string() }), await nextMessage(venue));
  const send = async (price: string) => {
    venue.send({ bids: levels(100, -1), asks: [[price, '1'], ...levels(300, 1)] });
    return v.parse(v.object({ at: v.number() }), await nextMessage(venue)).at;
  };
  await send('299.99');
  const data = await mkdtemp(join(tmpdir(), 'bourse-venue-'));
  const gateway = spawn(process.execPath, [...FROM_SOURCES, join(ROOT, 'apps/gateway/src/main.ts')], {
    env: {
      ...process.env,
      VENUE: 'kraken',
      VENUE_ORIGIN: origin,
      PAIRS: 'BTC/USDT',
      PORT: '0',
      DATA_DIR: data,
      WEB_DIR: build.web,
      OWNER_PASSWORD: 'owner2026',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A failing benchmark must stop it.
  process.once('exit', () => void gateway.kill('SIGKILL'));
  return {
    title: 'gateway: from a message of the venue',
    address: await addressOf(gateway),
    nextPrice: descending(25_000),
    send,
    async close() {
      const ended = new Promise((done) => gateway.once('close', done));
      gateway.kill('SIGTERM');
      await ended;
      venue.disconnect();
      await rm(data, { recursive: true, force: true });
    },
  };
}

const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((done, reject) => {
    const end = () => reject(new Error('the venue has ended'));
    child.once('exit', end);
    child.once('message', (message) => {
      child.off('exit', end);
      done(message);
    });
  });

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((done, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = OPEN.exec(output)?.[1];
      if (found !== undefined) done(found);
    });
    child.once('close', () => reject(new Error(`The gateway did not open: ${output}`)));
  });
