import { fileURLToPath } from 'node:url';
import {
  ConfigError,
  hostSetting,
  isLoopback,
  logLevelSetting,
  numberSetting,
  portSetting,
  readEnvironment,
  switchSetting,
  type LogLevel,
} from '@bourse/contract-server';
import { decimal, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';

/** Pairs that are shown where `PAIRS` is not set, as far as the venue has them. */
const USUAL_BASES = ['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'DOGE', 'LTC', 'LINK'];
const USUAL_QUOTES = ['USDT', 'USDC', 'USD', 'EUR'];
const MOST_PAIRS = 40;

export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly isLoopback: boolean;
  readonly dataDir: string;
  readonly webDir: string;
  readonly logLevel: LogLevel;
  /** ccxt's name of the venue. */
  readonly venue: string;
  /** A real account instead of the venue's test network. */
  readonly isLive: boolean;
  /** For tests: calls of the venue go to this loopback origin instead. */
  readonly venueOrigin: string | undefined;
  readonly pairs: readonly string[];
  readonly owner: { readonly email: string; readonly password: string | undefined };
  readonly allowsWithdrawals: boolean;
  readonly caps: Caps;
  /** The largest multiple that is offered. */
  readonly largestMultiple: number;
}

/** Largest notional, in USDT or another currency of the same worth. */
export interface Caps {
  readonly ofOrder: Decimal;
  /** Of the last 24 hours. */
  readonly ofDay: Decimal;
}

const amount = numberSetting('is an amount above zero', (value) => value > 0 && value <= 1e9);
const SYMBOL = /^[A-Z\d]+\/[A-Z\d]+$/;
const pairs = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((symbol) => symbol.trim())),
  v.check(
    (symbols) => symbols.length <= MOST_PAIRS && symbols.every((symbol) => SYMBOL.test(symbol)),
    `is a list of at most ${MOST_PAIRS} pairs like BTC/USDT, ETH/USDT`,
  ),
);

const environment = v.object({
  VENUE: v.pipe(v.string(), v.regex(/^[a-z\d]+$/, 'is a name such as kraken')),
  TESTNET: v.optional(switchSetting),
  LIVE: v.optional(switchSetting, '0'),
  VENUE_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'is an origin like http://127.0.0.1:4999')),
  ),
  PAIRS: v.optional(pairs),
  PORT: v.optional(portSetting, '4190'),
  HOST: v.optional(hostSetting, '127.0.0.1'),
  DATA_DIR: v.optional(v.string()),
  WEB_DIR: v.optional(v.string()),
  LOG_LEVEL: v.optional(logLevelSetting, 'warn'),
  OWNER_EMAIL: v.optional(v.pipe(v.string(), v.email('is an email address')), 'owner@bourse.example'),
  OWNER_PASSWORD: v.optional(
    v.pipe(v.string(), v.regex(/^(?=.*\d)(?=.*[A-Za-z])[A-Za-z\d]{8,16}$/, 'has 8 to 16 digits and letters, both')),
  ),
  ALLOW_WITHDRAWALS: v.optional(switchSetting, '0'),
  MAX_ORDER: v.optional(amount, '100'),
  MAX_DAY: v.optional(amount, '1000'),
  MAX_LEVERAGE: v.optional(
    numberSetting('is a whole number from 1 to 125', (value) => Number.isInteger(value) && value >= 1 && value <= 125),
    '10',
  ),
});

const VENUE_MISSING =
  "VENUE is not set: it names the venue, as ccxt does. `VENUE=kraken npm run gateway` shows Kraken's public data without keys; docs/how-to/real-venue.md has the other commands.";

/** Paths are relative to the app, independent of the working directory: `src/` and `dist/` have the same depth. */
const besideTheApp = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The environment → configuration.
 * @throws ConfigError that names every variable which is wrong, and how
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  if (!env['VENUE']) throw new ConfigError(VENUE_MISSING);
  const settings = readEnvironment(environment, env);
  if (settings.LIVE && settings.TESTNET === true) {
    throw new ConfigError('LIVE=1 trades real money and TESTNET=1 does not: set one of them.');
  }
  if (settings.TESTNET === false && !settings.LIVE) {
    throw new ConfigError('TESTNET=0 alone starts nothing: LIVE=1 is what trades real money.');
  }
  const network = settings.LIVE ? 'live' : 'testnet';
  return {
    host: settings.HOST,
    port: settings.PORT,
    isLoopback: isLoopback(settings.HOST),
    dataDir: settings.DATA_DIR ?? besideTheApp(`../../../.data/gateway-${settings.VENUE}-${network}`),
    webDir: settings.WEB_DIR ?? besideTheApp('../../web/dist'),
    logLevel: settings.LOG_LEVEL,
    venue: settings.VENUE,
    isLive: settings.LIVE,
    venueOrigin: settings.VENUE_ORIGIN,
    pairs: settings.PAIRS ?? USUAL_BASES.flatMap((base) => USUAL_QUOTES.map((quote) => `${base}/${quote}`)),
    owner: { email: settings.OWNER_EMAIL, password: settings.OWNER_PASSWORD },
    allowsWithdrawals: settings.ALLOW_WITHDRAWALS,
    caps: { ofOrder: decimal(settings.MAX_ORDER), ofDay: decimal(settings.MAX_DAY) },
    largestMultiple: settings.MAX_LEVERAGE,
  };
}
