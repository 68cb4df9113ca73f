import process from 'node:process';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { sql } from 'kysely';
import { type PasswordCost, sessionOf, STRONG, type RequestKey } from '@bourse/contract-server';
import { Accounts } from './accounts/accounts';
import { Codes } from './accounts/codes';
import { DemoAccounts } from './accounts/demo-accounts';
import { PAYMENTS_HELD_MS } from './core/payment-hold';
import { Recovery } from './accounts/recovery';
import type { RelyingParty } from './accounts/relying-party';
import { hashOf, socketSessionOf } from './accounts/sessions';
import { Registration } from './accounts/registration';
import type { CreateUserResult, DemoResult, RegisterResult, LoginResult, PasskeyLoginResult } from './accounts/types';
import { audit } from './core/audit';
import { Announcer } from './core/events';
import { storedMark } from './core/marks';
import { latestMoment, monotonicClock } from './core/monotonic-clock';
import type { Product } from './core/product';
import type { Command } from './core/command';
import { Processor } from './core/processor';
import { Published } from './core/published';
import { deposit, fundHouse, transfer } from './core/ledger-commands';
import { LedgerQueries } from './ledger/queries';
import type { DeskSettings } from './core/decisions';
import { Uploads } from './uploads/uploads';
import type { Clock, Random } from './ports';
import { Catalog } from './catalog/catalog';
import type { Refused, Unavailable } from './result';
import { createBars } from './store/bars';
import { createNews } from './store/news';
import { createOutbox } from './accounts/outbox';
import { createSettings } from './store/settings';
import type { Store } from './store/store';
import type { Exchange } from './exchange-interface';

interface Options {
  /** Opened by the caller and closed by the caller after the exchange. */
  store: Store;
  clock: Clock;
  /** For tokens, salts, invite and verification codes. */
  random: Random;
  /** `RULES` of `products/products`; a test may add its own. */
  products: readonly Product[];
  /** Cost parameter of password hashing; lower in tests. */
  passwordCost?: PasswordCost;
  /** Delays logins to an account that is being guessed; see `accounts/limits`. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** Where passkeys are used; without it there are none. */
  party?: RelyingParty | undefined;
  /** Called with failed writes and exceptions of listeners. */
  onError?: (error: unknown) => void;
  /** How the back office decides; by default after three seconds. The object may be changed while the exchange runs. */
  desk?: DeskSettings | undefined;
  /** Interval of checks for deadlines and mark prices; 0 leaves them to `tick`. */
  tickEveryMs?: number;
  /** Called when the exchange can no longer write: the process should exit and be restarted. */
  onFatal?: (error: unknown) => void;
  /** After so long without a trade or a change of the book a mark price is stale; see `core/mark`. */
  staleAfterMs?: number;
  /** Commands that may wait; further ones are `unavailable`. */
  longestQueue?: number;
  /** See `core/housekeeping`; a test takes less. */
  housekeeping?: { every: number; keep: number };
}

const HOUR = 60 * 60_000;
const DESK_DECIDES_AFTER_MS = 3000;
const STALE_AFTER_MS = 60_000;
/** Half a minute of work at full speed. */
const LONGEST_QUEUE = 5000;
/** How late a deadline is at most, while the exchange is idle. */
const TICK_EVERY_MS = 250;
const HOUSEKEEPING = { every: 20_000, keep: 6 * HOUR };

/** Before the socket server is there, every user may have a socket. */
const always: (userId: number) => boolean = () => true;

/** Reads the store and starts to take commands. */
export async function createExchange(options: Options): Promise<Exchange> {
  const {
    store,
    random,
    products,
    passwordCost = STRONG,
    pause = (milliseconds) => pauseFor(milliseconds),
    onError = warn,
    onFatal = () => undefined,
    housekeeping = HOUSEKEEPING,
    staleAfterMs = STALE_AFTER_MS,
    longestQueue = LONGEST_QUEUE,
    tickEveryMs = TICK_EVERY_MS,
    desk = { automaticAfterMs: DESK_DECIDES_AFTER_MS },
  } = options;
  const { db } = store;
  const clock = monotonicClock(options.clock, await latestMoment(db));
  const catalog = await Catalog.load(db);
  const published = new Published(catalog);
  const announcer = new Announcer(onError);
  const { announce } = announcer;
  const processor = await Processor.start({
    store,
    clock,
    catalog,
    products,
    published,
    announce,
    onError,
    onFatal,
    housekeeping,
    staleAfterMs,
    longestQueue,
    desk,
  });
  for (const product of products) {
    const command = await product.opening?.({ db, desk });
    if (command) await processor.submit(command);
  }
  const ticking = tickEveryMs > 0 ? setInterval(() => void processor.tick().catch(onError), tickEveryMs) : undefined;
  ticking?.unref();
  const accounts = new Accounts({ db, clock, random, passwordCost, pause, party: options.party });
  announcer.on('userChanged', () => accounts.sessions.usersChanged());
  const codes = new Codes({ db, clock, random });
  const registration = new Registration({ db, clock, accounts, codes });
  const demoAccounts = new DemoAccounts({ db, clock, random, accounts });
  const recovery = new Recovery({ db, clock, accounts, codes });
  const ledger = new LedgerQueries(db, catalog);
  let hasSocket = always;

  function run<Outcome extends { ok: boolean }>(command: Command<Outcome>): Promise<Outcome | Unavailable>;
  function run<Outcome extends { ok: boolean }>(
    command: Command<Outcome>,
    request: RequestKey | undefined,
  ): Promise<Outcome | Refused<'request_taken'> | Unavailable>;
  async function run<Outcome extends { ok: boolean }>(command: Command<Outcome>, request?: RequestKey) {
    return (await processor.submit(command, request)).outcome;
  }

  /** From here on the new user's commands are taken. */
  async function welcome<Result extends CreateUserResult | RegisterResult | DemoResult>(
    created: Result,
  ): Promise<Result> {
    if (!created.ok) return created;
    const { user } = created;
    await processor.exclusively(async (state) => {
      state.users.add(user.id);
      for (const [product, own] of state.products) product.onUser?.(own, user);
    });
    return created;
  }

  /** Announces a log-in from a new device. */
  function told<Result extends LoginResult | PasskeyLoginResult>(result: Result): Result {
    if (result.ok && result.notices.length > 0) announce('notice', { userId: result.user.id, notice: 'login' });
    return result;
  }

  const announceEnded = (hashes: readonly string[]) => {
    for (const hash of hashes) announce('sessionEnded', { session: socketSessionOf(hash) });
  };

  const holdPayments = (userId: number, at: number) =>
    processor.exclusively(async ({ heldUntil }) => {
      heldUntil.set(userId, at + PAYMENTS_HELD_MS);
    });

  return {
    transfer: (command) => run((context) => transfer(context, command)),
    run,
    submit: (command, request) => processor.submit(command, request),
    tick: () => processor.tick(),
    isHealthy: () => processor.isHealthy(),
    commits: () => processor.commits(),
    waiting: () => processor.waiting(),
    hasAudience: (userId) => hasSocket(userId),
    setAudience: (next) => {
      hasSocket = next;
    },
    isAnswering: async (withinMs) => {
      const answered = sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
      return processor.isHealthy() && (await Promise.race([answered, pauseFor(withinMs, false, { ref: false })]));
    },
    products,
    now: () => clock.now(),
    db,
    catalog,
    published,
    decisions: desk,

    currencies: () => catalog.currencies(),
    currency: (id) => catalog.currency(id),
    pairs: () => catalog.pairs(),
    pair: (id) => catalog.terms(id)?.pair,
    pairOf: (baseId, quoteId) => catalog.pairOf(baseId, quoteId),
    book: (pairId, levels) => published.book(pairId, levels),
    lastPrice: (pairId) => published.lastPrice(pairId),
    setIndexPrice: (pairId, price) => published.setIndex(pairId, price, clock.now()),
    limitPriceAge: (pairId, longestMs) => published.limitAge(pairId, longestMs),
    isPriceLate: (pairId) => published.isLate(pairId, clock.now()) ?? false,
    markPrice: (pairId) => published.mark(pairId),
    priceAt: (pairId, at) => storedMark(db, catalog, pairId, at),

    balances: (userId) => ledger.balances(userId),
    balance: (userId, currencyId, wallet) => ledger.balance(userId, currencyId, wallet),
    ledgerLines: (userId, filter, page) => ledger.lines(userId, filter, page),

    accounts: {
      login: async (login) => told(await accounts.login(login)),
      owner: (given) => accounts.owner(given),
      confirmCode: (command) => codes.confirm(command),
      spendCode: (recipient, purpose) => codes.spend(recipient, purpose),
      userByToken: (token) => accounts.byToken(token),
      user: (id) => accounts.byId(id),
      userByAccount: (account) => accounts.byAccount(account),
      logout: async (token) => {
        await accounts.sessions.revoke(token);
        announce('sessionEnded', { session: sessionOf(token) });
      },
      sessions: (userId) => accounts.sessions.list(userId),
      endSessions: async (userId, which) => {
        const ended = await accounts.sessions.end(userId, which);
        announceEnded(ended);
        return ended.length;
      },
      makeCode: (command) => codes.make(command),
      checkCode: (command) => codes.check(command),
      register: async (command) => welcome(await registration.register(command)),
      createDemo: async (address) => welcome(await demoAccounts.create(address)),
      resetPassword: async (command) => {
        const result = await recovery.reset(command, holdPayments);
        if (result.ok) announce('sessionsEnded', { userId: result.userId });
        return result;
      },
      bindEmail: (command) => recovery.bindEmail(command),
      hasPassword: (login) => accounts.hasPassword(login),
      secondFactors: accounts.secondFactors,
      passkeys: accounts.passkeys,
      apiKeys: accounts.apiKeys,
      removePasskey: async (userId, id, { except }) => {
        const ended = await accounts.passkeys?.remove(userId, id, { exceptHash: hashOf(except) });
        accounts.sessions.usersChanged();
        announceEnded(ended ?? []);
        return ended !== undefined;
      },
      loginByPasskey: async (login) => told(await accounts.loginByPasskey(login)),
    },
    bars: createBars(db),
    news: createNews(db),
    settings: createSettings(db),
    outbox: createOutbox(db),
    uploads: new Uploads({ db, clock, random, products }),

    admin: {
      createCurrency: (currency) => processor.exclusively(() => catalog.createCurrency(currency)),
      createPair: (pair) => processor.exclusively(() => catalog.createPair(pair)),
      resetMark: (pairId) =>
        processor.exclusively(async ({ marks }) => {
          marks.reset(pairId);
        }),
      updatePair: (id, change) => processor.exclusively(() => catalog.updatePair(id, change)),
      createUser: async (user) => welcome(await accounts.create(user)),
      updateUser: (id, change) => accounts.update(id, change),
      setPassword: (userId, password) => accounts.setPassword(userId, password),
      openSession: (userId) => accounts.sessions.open(userId),
      revokeSessions: (userId) => accounts.sessions.revokeAll(userId),
      disableLogin: (userId) => accounts.disableLogin(userId),
      deposit: (command, request) => run((context) => deposit(context, command), request),
      fundHouse: (command) => run((context) => fundHouse(context, command)),
      sums: () => ledger.sums(),
      audit: () => audit(db, products),
    },
    announce,
    on: (name, listener) => announcer.on(name, listener),
    close: () => {
      clearInterval(ticking);
      return processor.close();
    },
  };
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
