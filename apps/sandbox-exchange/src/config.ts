import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import {
  ConfigError,
  hostSetting,
  isLoopback as isLoopbackHost,
  logLevelSetting,
  numberSetting,
  portSetting,
  proxiesSetting,
  readEnvironment,
  switchSetting,
  type LogLevel,
  type Place,
} from '@bourse/contract-server';
import { LOOPBACK_PARTY, partyOf, type RelyingParty } from './accounts/relying-party';
import { FEED_PROBLEM, parseFeed, type FeedSetting } from './feed-setting';
import { isKeyPair, type VapidKeys } from './push/keys';

/** The demo password of a sandbox that only this machine reaches; on a public address one must be given. */
const LOOPBACK_DEMO_PASSWORD = 'bourse2026';

export interface Config {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Where PGlite keeps the data; not used with `databaseUrl`. */
  dataDir: string;
  /** PostgreSQL instead of PGlite. */
  databaseUrl: string | undefined;
  /** The built client. */
  webDir: string;
  /** Allowed image origins in addition to the exchange's own. */
  imageOrigins: readonly string[];
  /** The origin from which browsers load the client's files with a hash; the exchange's own where left out. */
  assetsOrigin: string | undefined;
  /** Only this machine reaches `host`. */
  isLoopback: boolean;
  /** Opens `/sandbox/*`. */
  control: boolean;
  /** With the control surface: milliseconds that the clock is ahead of the machine's from the start on. */
  clockAheadMs: number;
  /** With the control surface and PGlite: the data directory of a stopped exchange, of which `/sandbox/reset` takes a copy. */
  resetFrom: string | undefined;
  /**
   * Milliseconds after which the back office decides automatically; `undefined`: a person decides at `/sandbox/desk`.
   */
  deskDecidesAfterMs: number | undefined;
  /** Milliseconds from the approval of a recovery until the second factor ends. */
  recoveryWaitMs: number;
  /** Orders per second of all bots together; 0 disables trading by bots. */
  botRate: number;
  /** Where prices come from. */
  feed: FeedSetting;
  /** For tests: calls of the venue go to this loopback origin instead. */
  feedOrigin: string | undefined;
  /** The operator's keys of Web Push; `undefined`: a pair that the store keeps. */
  vapidKeys: VapidKeys | undefined;
  /** Whom push services write to: a `mailto:` or `https:` address. */
  vapidSubject: string;
  /** For tests: endpoints of this loopback origin are accepted. */
  pushOrigin: string | undefined;
  /** Same seed, same history and same bots. */
  seed: string;
  demo: { email: string; password: string };
  /** Where passkeys are used; `undefined`: there are none. */
  party: RelyingParty | undefined;
  /** What callers of `/sandbox/*` must know. */
  sandboxToken: string;
  /**
   * How many proxies are in front, or their addresses: the client's address is the first of `X-Forwarded-For`, from the
   * right, that is not one of them. 0 ignores the header.
   */
  trustProxy: number | readonly string[];
  logLevel: LogLevel;
  /** `all`: one process. `core`: commands and the ledger. `edge`: sockets, public reads and the client's files. */
  role: (typeof ROLES)[number];
  /** Of the fan-out between core and edges; empty for `all`. */
  redisUrl: string;
  /** Of an edge: where a core may be. */
  coreUrls: readonly string[];
  /** Several edges of this machine listen on one port; the system distributes the connections. */
  sharesPort: boolean;
  /** Where `/metrics`, `/healthz` and `/readyz` are for the operator's tools; `undefined`: nowhere. */
  metrics: Place | undefined;
}

const ROLES = ['all', 'core', 'edge'] as const;

const HOUR_MS = 3_600_000;
const YEAR_MS = 366 * 86_400_000;

/** `http://10.0.0.5:4181, http://10.0.0.6:4181` */
const addresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((address) => address.trim().replace(/\/$/, ''))),
  v.check(
    (urls) => urls.every((url) => /^https?:\/\/[\w.:[\]-]+$/.test(url)),
    'is a list of addresses like http://10.0.0.5:4181',
  ),
);

/** Browsers have passkeys over https, and on `localhost`; an IP address has none. */
const ORIGINS = /^(?:(?:https:\/\/[\w-]+(?:\.[\w-]+)*\.[A-Za-z][\w-]*|http:\/\/localhost)(?::\d{1,5})?\s*)+$/;

const environment = v.object({
  ROLE: v.optional(v.picklist(ROLES, `is one of ${ROLES.join(', ')}`), 'all'),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'begins with redis:// or rediss://'))),
  CORE_URL: v.optional(addresses),
  SHARE_PORT: v.optional(switchSetting, '0'),
  METRICS_PORT: v.optional(portSetting),
  METRICS_HOST: v.optional(hostSetting, '127.0.0.1'),
  PORT: v.optional(portSetting, '4180'),
  HOST: v.optional(hostSetting, '127.0.0.1'),
  DATA_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'begins with postgres://'))),
  WEB_DIR: v.optional(v.string()),
  IMAGE_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:https:\/\/[\w.-]+(?::\d+)?\s*)+$/, 'is a list of origins like https://images.example'),
    ),
  ),
  ASSETS_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[\w.-]+(?::\d+)?$/, 'is an origin like https://cdn.example')),
  ),
  SANDBOX_CONTROL: v.optional(switchSetting, '0'),
  SANDBOX_CLOCK_AHEAD_MS: v.optional(
    numberSetting(
      'is a whole number of milliseconds, at most a year',
      (milliseconds) => Number.isInteger(milliseconds) && milliseconds <= YEAR_MS,
    ),
    '0',
  ),
  SANDBOX_RESET_FROM: v.optional(v.string()),
  BOT_RATE: v.optional(
    numberSetting('is a number from 0 to 200', (rate) => rate <= 200),
    '8',
  ),
  DESK: v.optional(v.picklist(['auto', 'manual'], 'is auto or manual'), 'auto'),
  DESK_SECONDS: v.optional(
    numberSetting('is a number from 0 to 3600', (seconds) => seconds <= 3600),
    '3',
  ),
  RECOVERY_WAIT_HOURS: v.optional(
    numberSetting(
      'is a whole number of hours from 24 to 720',
      (hours) => Number.isInteger(hours) && hours >= 24 && hours <= 720,
    ),
    '72',
  ),
  FEED: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }): FeedSetting => {
        const feed = parseFeed(dataset.value);
        if (feed) return feed;
        addIssue({ message: FEED_PROBLEM });
        return NEVER;
      }),
    ),
    'simulated',
  ),
  FEED_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'is an origin like http://127.0.0.1:4999')),
  ),
  VAPID_PUBLIC_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.string()),
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'begins with mailto: or https://')),
    'mailto:push@bourse.example',
  ),
  PUSH_ORIGIN: v.optional(
    v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'is an origin like http://127.0.0.1:4999')),
  ),
  SEED: v.optional(v.pipe(v.string(), v.maxLength(64, 'has at most 64 characters')), 'bourse'),
  DEMO_EMAIL: v.optional(v.pipe(v.string(), v.email('is an email address')), 'demo@bourse.example'),
  PASSKEY_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.regex(ORIGINS, 'is a list of origins like https://exchange.example'),
      v.rawTransform(({ dataset, addIssue, NEVER }): RelyingParty => {
        const party = partyOf(dataset.value.trim().split(/\s+/));
        if (party) return party;
        addIssue({ message: 'has origins of one domain and its subdomains' });
        return NEVER;
      }),
    ),
  ),
  DEMO_PASSWORD: v.optional(
    v.pipe(v.string(), v.regex(/^(?=.*\d)(?=.*[A-Za-z])[A-Za-z\d]{6,16}$/, 'has 6 to 16 digits and letters')),
  ),
  SANDBOX_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'has 8 to 64 letters, digits, _ and -'))),
  TRUST_PROXY: v.optional(proxiesSetting),
  LOG_LEVEL: v.optional(logLevelSetting, 'warn'),
});

/** Paths are relative to the app, independent of the working directory: `src/` and `dist/` have the same depth. */
function besideTheApp(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** The data of one market: prices of another one would be a break in every chart. */
function folderOf(feed: FeedSetting): string {
  return feed.kind === 'ccxt' ? `exchange-${feed.venue}` : 'exchange';
}

/**
 * The environment → configuration.
 * @throws ConfigError that names every variable which is wrong, and how
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = readEnvironment(environment, env);
  if (settings.SANDBOX_CLOCK_AHEAD_MS > 0 && !settings.SANDBOX_CONTROL) {
    throw new ConfigError('SANDBOX_CLOCK_AHEAD_MS is for tests: it needs SANDBOX_CONTROL=1.');
  }
  if (settings.SANDBOX_RESET_FROM !== undefined && (!settings.SANDBOX_CONTROL || settings.DATABASE_URL !== undefined)) {
    throw new ConfigError('SANDBOX_RESET_FROM is for tests: it needs SANDBOX_CONTROL=1, and no DATABASE_URL.');
  }
  ensureRole(settings);
  if (settings.PUSH_ORIGIN !== undefined && !settings.SANDBOX_CONTROL) {
    throw new ConfigError('PUSH_ORIGIN is for tests: it needs SANDBOX_CONTROL=1.');
  }
  const isEdge = settings.ROLE === 'edge';
  const isLoopback = isLoopbackHost(settings.HOST);
  if (settings.SANDBOX_CONTROL && !isLoopback) {
    throw new ConfigError(
      `SANDBOX_CONTROL=1 lets anyone who reaches it move money, so it is refused on HOST=${settings.HOST}. Use 127.0.0.1.`,
    );
  }
  // An edge has no logins of its own.
  if (
    !isEdge &&
    !isLoopback &&
    (settings.DEMO_PASSWORD === undefined || settings.DEMO_PASSWORD === LOOPBACK_DEMO_PASSWORD)
  ) {
    throw new ConfigError(
      `On HOST=${settings.HOST} others can reach the demo login: set DEMO_PASSWORD to one that is not the default.`,
    );
  }
  if (settings.DESK === 'manual' && !isLoopback) {
    throw new ConfigError(`DESK=manual needs the desk, which answers on this machine only; HOST is ${settings.HOST}.`);
  }
  if (settings.FEED.kind === 'recorded') {
    if (!isLoopback) throw new ConfigError('FEED=recorded:… has one clock for one user: it needs HOST=127.0.0.1.');
    if (
      settings.DATA_DIR !== undefined ||
      settings.DATABASE_URL !== undefined ||
      settings.SANDBOX_RESET_FROM !== undefined
    ) {
      throw new ConfigError(
        'FEED=recorded:… begins anew at every start and keeps nothing: leave out DATA_DIR, DATABASE_URL and SANDBOX_RESET_FROM.',
      );
    }
    if (settings.SANDBOX_CLOCK_AHEAD_MS > 0)
      throw new ConfigError('FEED=recorded:… has the clock of the recording: leave out SANDBOX_CLOCK_AHEAD_MS.');
  }
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: settings.DATA_DIR ?? besideTheApp(`../../../.data/${folderOf(settings.FEED)}`),
    databaseUrl: settings.DATABASE_URL,
    webDir: settings.WEB_DIR ?? besideTheApp('../../web/dist'),
    imageOrigins: settings.IMAGE_ORIGINS?.trim().split(/\s+/) ?? [],
    assetsOrigin: settings.ASSETS_ORIGIN,
    isLoopback,
    control: settings.SANDBOX_CONTROL,
    clockAheadMs: settings.SANDBOX_CLOCK_AHEAD_MS,
    resetFrom: settings.SANDBOX_RESET_FROM,
    recoveryWaitMs: settings.RECOVERY_WAIT_HOURS * HOUR_MS,
    deskDecidesAfterMs: settings.DESK === 'manual' ? undefined : settings.DESK_SECONDS * 1000,
    botRate: settings.BOT_RATE,
    feed: settings.FEED,
    feedOrigin: settings.FEED_ORIGIN,
    vapidKeys: vapidKeysOf(settings),
    vapidSubject: settings.VAPID_SUBJECT,
    pushOrigin: settings.PUSH_ORIGIN,
    seed: settings.SEED,
    demo: { email: settings.DEMO_EMAIL, password: settings.DEMO_PASSWORD ?? LOOPBACK_DEMO_PASSWORD },
    // A core does not know the address of its edges.
    party: settings.PASSKEY_ORIGINS ?? (isLoopback && settings.ROLE === 'all' ? LOOPBACK_PARTY : undefined),
    sandboxToken: settings.SANDBOX_TOKEN ?? randomBytes(16).toString('base64url'),
    // The edges are in front of a core.
    trustProxy: settings.TRUST_PROXY ?? (settings.ROLE === 'core' ? 1 : 0),
    logLevel: settings.LOG_LEVEL,
    role: settings.ROLE,
    redisUrl: settings.REDIS_URL ?? '',
    coreUrls: settings.CORE_URL ?? [],
    sharesPort: settings.SHARE_PORT,
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
  };
}

/** @throws ConfigError unless the two keys are a pair, or both are left out */
function vapidKeysOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: v.InferOutput<typeof environment>): VapidKeys | undefined {
  if (publicKey === undefined && privateKey === undefined) return undefined;
  const keys = { publicKey: publicKey ?? '', privateKey: privateKey ?? '' };
  if (isKeyPair(keys)) return keys;
  throw new ConfigError(
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are the two keys of one pair, in base64url: `npx web-push generate-vapid-keys` makes one.',
  );
}

/** @throws ConfigError if a role lacks what it connects to */
function ensureRole({ ROLE, REDIS_URL, CORE_URL, DATABASE_URL }: v.InferOutput<typeof environment>): void {
  if (ROLE !== 'all' && REDIS_URL === undefined) {
    throw new ConfigError(`ROLE=${ROLE} needs REDIS_URL: core and edges hear each other over Redis 7 or newer.`);
  }
  if (ROLE === 'core' && DATABASE_URL === undefined) {
    throw new ConfigError('ROLE=core needs DATABASE_URL: a standby takes the lock of a PostgreSQL database over.');
  }
  if (ROLE === 'edge' && CORE_URL === undefined) {
    throw new ConfigError('ROLE=edge needs CORE_URL: the addresses of the core and its standby.');
  }
}
