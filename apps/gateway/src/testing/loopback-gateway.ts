import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decimal } from '@bourse/decimal';
import { startLoopbackVenue, type LoopbackVenue } from '@bourse/loopback-venue';
import { readConfig } from '../config';
import { openGateway, type Gateway } from '../gateway';
import { openCcxtVenue } from '../venue/ccxt/ccxt-venue';
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
}

/** A gateway in front of a venue on this machine in Binance's dialect, with BTC/USDT and its contract at 100; ETH/USDT has no contract. */
export async function startLoopbackGateway({ env = {}, depth = '1' }: Options = {}): Promise<LoopbackGateway> {
  const dialect = 'binance';
  const loopback = await startLoopbackVenue({
    dialect,
    markets: [{ symbol: 'BTC/USDT', minTotal: '25', hasContract: true }, { symbol: 'ETH/USDT' }],
  });
  loopback.contracts.fund(decimal(1000));
  loopback.exchange.setBook('BTC/USDT', { bids: [['99', depth]], asks: [['101', depth]] });
  loopback.exchange.trade('BTC/USDT', { side: 'buy', price: '100', amount: '1' });
  const { account } = loopback.exchange;
  for (const code of ['USDT', 'BTC']) {
    account.fund(code, decimal(1000));
    account.setAddress(code, 'ETH', `addr${code}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const config = readConfig({
    VENUE: dialect,
    PORT: '0',
    PAIRS: 'BTC/USDT',
    DATA_DIR: folder,
    WEB_DIR: '/nowhere',
    LOG_LEVEL: 'silent',
    OWNER_PASSWORD: OWNER.password,
    ...env,
  });
  const { origin, keys } = loopback;
  const venue = await openCcxtVenue({
    id: dialect,
    isTestnet: true,
    keys: { ...keys, password: undefined },
    origin,
    pace: PACE_MS,
    say: () => undefined,
  });
  const needs = {
    config,
    openVenue: async () => venue,
    hasAccount: true,
    say: () => undefined,
    onError,
    passwordCost: CHEAP,
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
