import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { decimal, minus, plus, times } from '@bourse/decimal';
import { readConfig } from '../config';
import { openGateway } from '../gateway';
import type { VenueLevel } from '../venue/types';
import { fakeVenue } from './fake-venue';
import { OWNER } from './gateway-client';
import { CHEAP, startLoopbackGateway } from './loopback-gateway';

/*
 * A program for journeys: a gateway in front of the venue in memory, with a book of 40 levels a side around 100, and trades; with the
 * argument `leverage`, in front of the loopback venue, which has contracts; with
 * `kraken`, in front of the same in Kraken's dialect. It prints its address.
 */

const LEVELS = 40;
const BOOKS_EVERY_MS = 5000;

const level = (rank: number, outwards: 1 | -1): VenueLevel => {
  const distance = times(decimal(rank + 1), decimal('0.25'));
  const price = outwards === 1 ? plus(decimal(100), distance) : minus(decimal(100), distance);
  return [price, decimal(`${1 + ((rank * 7) % 5)}.${(rank * 37) % 10}5`)];
};
const side = (outwards: 1 | -1) => Array.from({ length: LEVELS }, (_none, rank) => level(rank, outwards));

const say = (line: string) => void process.stdout.write(`${line}\n`);
const onError = (error: unknown) => void process.stderr.write(`${String(error)}\n`);

async function openLoopback(options: Parameters<typeof startLoopbackGateway>[0]): Promise<void> {
  const { WEB_DIR } = process.env;
  const { gateway, close } = await startLoopbackGateway({
    env: { MAX_ORDER: '10000', MAX_DAY: '100000', WEB_DIR },
    depth: '9',
    ...options,
  });
  say(`Bourse is open at ${gateway.address}`);
  process.once('SIGTERM', () => void close().then(() => process.exit(0), onError));
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-of-journeys-'));
  const venue = fakeVenue();
  const symbols = ['BTC/USDT', 'ETH/USDT'];
  for (const symbol of symbols) {
    venue.setBook(symbol, side(-1), side(1));
    for (const [index, price] of ['99.75', '100.25', '100', '100.25'].entries()) {
      venue.trade({ symbol, price: decimal(price), amount: decimal('0.5'), side: index % 2 === 0 ? 'sell' : 'buy' });
    }
  }
  const config = readConfig({
    ...process.env,
    VENUE: 'fake',
    PORT: '0',
    DATA_DIR: dataDir,
    OWNER_PASSWORD: OWNER.password,
  });
  const gateway = await openGateway({
    config,
    openVenue: async () => venue,
    hasAccount: true,
    say,
    onError,
    passwordCost: CHEAP,
  });
  // A venue sends its books again and again. Prices of more than half a minute ago stop the orders, and a journey may take longer.
  setInterval(() => venue.follow(symbols), BOOKS_EVERY_MS).unref();
  say(`Bourse is open at ${gateway.address}`);
  process.once('SIGTERM', () => {
    gateway.close().then(() => {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit(0);
    }, onError);
  });
}

const LOOPBACK = {
  leverage: {},
  kraken: { dialect: 'kraken' },
} as const;
const named = process.argv[2];
await (named === 'leverage' || named === 'kraken' ? openLoopback(LOOPBACK[named]) : main());
