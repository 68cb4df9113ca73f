import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decimal } from '@bourse/decimal';
import { startLoopbackVenue, type AnyDialect, type LoopbackVenue } from '@bourse/loopback-venue';
import { readConfig } from '../config';
import { openGateway, type Gateway } from '../gateway';
import { openCcxtVenue } from '../venue/ccxt/ccxt-venue';
import { venueFacts } from '../venue/ccxt/exchange-options';
import type { Venue } from '../venue/venue';
import { withContracts } from '../venue/with-contracts';
import { OWNER } from './gateway-client';

/** Milliseconds between two requests: the limiter is on, and faster than those of the venues. */
const PACE_MS = 5;
export const CHEAP = { log2N: 4, r: 8, p: 1 };

export interface LoopbackGateway {
  readonly gateway: Gateway;
  /** The orders and positions at the venue, which the tests compare with the answers of the gateway. */
  readonly loopback: LoopbackVenue;
  readonly close: () => Promise<void>;
}

function onError(error: unknown): never {
  throw error;
}

interface Options {
  readonly env?: NodeJS.ProcessEnv;
  /** Levels of the book, on both sides of 100. */
  readonly depth?: string;
  /** Default: Binance's. Kraken's has US dollars, and its contracts are those of Kraken Futures. Bybit's is a unified account. */
  readonly dialect?: AnyDialect;
  /** Returns the venue of the gateway, made of the one on this machine. */
  readonly wrap?: (venue: Venue) => Venue;
  /** Before what is looked up again; default: real time. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** A gateway in front of a venue on this machine, with BTC and its contract at 100; ETH has no contract. */
export async function startLoopbackGateway({
  env = {},
  depth = '1',
  dialect = 'binance',
  wrap = (venue) => venue,
  pause,
}: Options = {}): Promise<LoopbackGateway> {
  const quote = dialect === 'kraken' ? 'USD' : 'USDT';
  const symbol = `BTC/${quote}` as const;
  const loopback = await startLoopbackVenue({
    dialect,
    isUnified: true,
    markets: [{ symbol, minTotal: '25', hasContract: true }, { symbol: `ETH/${quote}` }],
  });
  loopback.contracts.fund(decimal(1000));
  loopback.exchange.setBook(symbol, { bids: [['99', depth]], asks: [['101', depth]] });
  loopback.exchange.trade(symbol, { side: 'buy', price: '100', amount: '1' });
  const { account } = loopback.exchange;
  for (const code of [quote, 'BTC']) {
    account.fund(code, decimal(1000));
    account.setAddress(code, 'ETH', `addr${code}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const config = readConfig({
    VENUE: dialect,
    PORT: '0',
    PAIRS: symbol,
    DATA_DIR: folder,
    WEB_DIR: '/nowhere',
    LOG_LEVEL: 'silent',
    OWNER_PASSWORD: OWNER.password,
    ...env,
  });
  const { origin, keys } = loopback;
  const open = (id: string) =>
    openCcxtVenue({
      id,
      isTestnet: true,
      keys: { ...keys, password: undefined },
      origin,
      pace: PACE_MS,
      say: () => undefined,
    });
  const { contractsAre } = venueFacts(dialect);
  const pairs = await open(dialect);
  const venue = wrap(contractsAre === undefined ? pairs : withContracts(pairs, await open(contractsAre)));
  const needs = {
    config,
    openVenue: async () => venue,
    hasAccount: true,
    say: () => undefined,
    onError,
    passwordCost: CHEAP,
    ...(pause && { pause }),
  };
  const gateway = await openGateway(needs);
  return {
    gateway,
    loopback,
    close: async () => {
      await gateway.close();
      await loopback.close();
      await rm(folder, { recursive: true });
    },
  };
}
