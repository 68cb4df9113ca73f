import process from 'node:process';
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from './store/database';
import type { Decimal } from '@bourse/decimal';
import { Accounts } from './accounts/accounts';
import { Codes } from './accounts/codes';
import { STRONG, type PasswordCost } from './accounts/password';
import { Recovery } from './accounts/recovery';
import { Registration } from './accounts/registration';
import type {
  BindEmail,
  BindEmailResult,
  ResetPassword,
  ResetResult,
  CheckCode,
  CheckCodeResult,
  CreateUserResult,
  Login,
  LoginResult,
  NewUser,
  Register,
  RegisterResult,
  ReviewStatus,
  SendCode,
  SendCodeResult,
  Session,
  User,
} from './accounts/types';
import { audit } from './core/audit';
import { Announcer, type ExchangeEvents } from './core/events';
import type { Mark } from './core/mark';
import { storedMark } from './core/marks';
import { latestMoment, monotonicClock } from './core/monotonic-clock';
import type { Product } from './core/product';
import { isClientId, type RequestKey } from './core/requests';
import { Processor, type Command, type Submitted } from './core/processor';
import { Published } from './core/published';
import { deposit, fundHouse, transfer } from './ledger/commands';
import { LedgerQueries } from './ledger/queries';
import type {
  Balance,
  CurrencySum,
  Deposit,
  DepositResult,
  FundHouse,
  FundHouseResult,
  LedgerLine,
  Transfer,
  TransferResult,
  Wallet,
} from './ledger/types';
import { decideCase } from './desk/product';
import { deskCases } from './desk/queries';
import type { Decision, DecisionResult, DeskCase, DeskKind, DeskSettings } from './desk/types';
import { Uploads } from './uploads/uploads';
import type { Clock, Random } from './ports';
import { cancelOrder } from './products/spot/cancel-order';
import { Catalog } from './catalog/catalog';
import { PRODUCTS } from './products/products';
import { placeOrder } from './products/spot/place-order';
import { SpotQueries } from './products/spot/queries';
import type { Currency, NewCurrency, NewPair, Pair, PairChange } from './catalog/types';
import type { Book } from './core/book';
import type {
  CancelOrder,
  CancelOrderResult,
  Fill,
  Order,
  OrderFilter,
  PlaceOrder,
  PlaceOrderResult,
  UserFill,
} from './products/spot/types';
import type { Page, Paged } from './store/paging';
import { refuse, type Refused, type Unavailable } from './result';
import { createBars } from './store/bars';
import { createNews } from './store/news';
import { createOutbox } from './store/outbox';
import { createSettings } from './store/settings';
import type { Store } from './store/store';
import type { Bars, News, Outbox, Settings } from './store/types';

export type { ExchangeEvents };

interface Options {
  /** Opened by the caller and closed by the caller after the exchange. */
  store: Store;
  clock: Clock;
  /** For tokens, salts, invite and verification codes. */
  random: Random;
  /** All products of `products/products`; a test may add its own. */
  products?: readonly Product[];
  /** Cost parameter of password hashing; lower in tests. */
  passwordCost?: PasswordCost;
  /** Delays logins to an account that is being guessed; see `accounts/limits`. */
  pause?: (milliseconds: number) => Promise<unknown>;
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

/** The exchange's commands and queries. Commands answer `unavailable` if the store fails, and after `close`. */
export interface Exchange {
  // Commands: carried out one after another; each answers once it is committed to the store.
  placeOrder(command: PlaceOrder): Promise<PlaceOrderResult>;
  cancelOrder(command: CancelOrder): Promise<CancelOrderResult>;
  transfer(command: Transfer): Promise<TransferResult>;
  /**
   * Runs a command of a product. With a request key it is carried out once: a repetition gets the outcome of the first, and
   * the same key with other fields is refused. A refused command is not remembered. Outcomes are stored as JSON, so they
   * hold decimals and no bigint.
   */
  run<Outcome extends { ok: boolean }>(command: Command<Outcome>): Promise<Outcome | Unavailable>;
  run<Outcome extends { ok: boolean }>(
    command: Command<Outcome>,
    request: RequestKey | undefined,
  ): Promise<Outcome | Refused<'request_taken'> | Unavailable>;
  /** The same, and whether the outcome is that of an earlier request. */
  submit<Outcome extends { ok: boolean }>(
    command: Command<Outcome>,
    request: RequestKey | undefined,
  ): Promise<Submitted<Outcome | Refused<'request_taken'>>>;
  /**
   * Executes the due deadlines, then evaluates the mark prices and calls `onPrice`. The exchange does so automatically
   * four times a second; a test moves its clock and calls this.
   */
  tick(): Promise<void>;

  /** Can commands be carried out? */
  isHealthy(): boolean;

  readonly products: readonly Product[];
  /** Exchange time in epoch milliseconds; monotonic. */
  now(): number;
  /** Committed data, for queries of products. Only commands write. */
  readonly db: Kysely<Database>;

  // Markets: answered from memory, as of the last commit.
  currencies(): readonly Currency[];
  currency(id: number): Currency | undefined;
  /** By `sort`, then id. */
  pairs(): readonly Pair[];
  pair(id: number): Pair | undefined;
  pairOf(baseId: number, quoteId: number): Pair | undefined;
  /** The best `levels` price levels of both sides; an unknown pair has an empty book. */
  book(pairId: number, levels: number): Book;
  lastPrice(pairId: number): Decimal | undefined;
  /** The mark price as of the last commit; see `core/mark`. */
  markPrice(pairId: number): Mark | undefined;

  // Queries of the store.
  /** The last mark recorded before a moment (epoch milliseconds); marks are kept for some hours. */
  priceAt(pairId: number, at: number): Promise<Mark | undefined>;
  /** Newest first. */
  recentTrades(pairId: number, limit: number): Promise<Fill[]>;
  /** Fills with `from` <= time <= `to` (epoch milliseconds), oldest first: the input of bars. */
  tradesBetween(pairId: number, from: number, to: number): Promise<Fill[]>;
  /** Newest first. */
  openOrders(userId: number, filter: OrderFilter, page: Page): Promise<Paged<Order>>;
  /** The user's fills, newest first. */
  completedOrders(userId: number, filter: OrderFilter, page: Page): Promise<Paged<UserFill>>;
  order(id: number): Promise<Order | undefined>;
  /** Every wallet of every currency that the user has used; missing balances are zero. */
  balances(userId: number): Promise<Balance[]>;
  balance(userId: number, currencyId: number, wallet: Wallet): Promise<Balance>;
  /** Newest first. */
  ledgerLines(userId: number, filter: { currencyId?: number; wallet?: Wallet }, page: Page): Promise<Paged<LedgerLine>>;

  accounts: {
    /** Wrong tries lock the account and the address for a while; see `accounts/limits`. */
    login(login: Login): Promise<LoginResult>;
    /** The user of a token that is neither expired nor revoked. */
    userByToken(token: string): Promise<User | undefined>;
    user(id: number): Promise<User | undefined>;
    userByAccount(account: string): Promise<User | undefined>;
    logout(token: string): Promise<void>;
    /** Creates a verification code; the caller sends the message. See `accounts/codes`. */
    makeCode(command: SendCode): Promise<SendCodeResult>;
    checkCode(command: CheckCode): Promise<CheckCodeResult>;
    /** Creates an account for the recipient of a code; see `accounts/registration`. */
    register(command: Register): Promise<RegisterResult>;
    /** Sets a forgotten password with a code and ends all sessions of the account; see `accounts/recovery`. */
    resetPassword(command: ResetPassword): Promise<ResetResult>;
    bindEmail(command: BindEmail): Promise<BindEmailResult>;
  };

  bars: Bars;
  news: News;
  settings: Settings;
  outbox: Outbox;
  /** Pictures of users. */
  uploads: Uploads;

  /** The back office. */
  desk: {
    /** Newest first; all or those of a status. */
    cases(status?: DeskCase['status']): Promise<DeskCase[]>;
    /** Headings and inputs, by kind. */
    kinds(): Readonly<Record<string, DeskKind>>;
    decide(decision: Decision & { id: number }): Promise<DecisionResult | Unavailable>;
    /** May be changed while the exchange runs. */
    settings: DeskSettings;
  };

  /** Operations not available to traders: seeding, operation and tests. */
  admin: {
    /** An existing currency with this code is returned unchanged. */
    createCurrency(currency: NewCurrency): Promise<Currency>;
    /** @throws where tick and lot size do not fit the currencies' scales, or the pair is there with other sizes */
    createPair(pair: NewPair): Promise<Pair>;
    updatePair(id: number, change: PairChange): Promise<Pair>;
    createUser(user: NewUser): Promise<CreateUserResult>;
    updateUser(id: number, change: { isSeller?: boolean; reviewStatus?: ReviewStatus }): Promise<User>;
    /** @throws if the user does not exist, or the password does not have 6 to 16 characters */
    setPassword(userId: number, password: string): Promise<void>;
    /** A session without a password, for tests and demonstrations. */
    openSession(userId: number): Promise<Session>;
    revokeSessions(userId: number): Promise<void>;
    /** Removes the password; only a new one makes logins possible again. */
    disableLogin(userId: number): Promise<void>;
    /** Money from outside (`external`) into a wallet. */
    deposit(command: Deposit): Promise<DepositResult>;
    /** Money from outside into an account of the house. */
    fundHouse(command: FundHouse): Promise<FundHouseResult>;
    /** Every currency's sum over all accounts; each total is zero. */
    sums(): Promise<CurrencySum[]>;
    /** Inconsistencies of the stored ledger, by rule; empty for a sound one. */
    audit(): Promise<Record<string, unknown[]>>;
  };

  on<Name extends keyof ExchangeEvents>(name: Name, listener: (event: ExchangeEvents[Name]) => void): () => void;

  /** Executes queued commands, refuses later ones as `unavailable`, then releases resources. The store stays open. */
  close(): Promise<void>;
}

/** Reads the store and starts to take commands. */
export async function createExchange(options: Options): Promise<Exchange> {
  const {
    store,
    random,
    products = PRODUCTS,
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
  const ticking = tickEveryMs > 0 ? setInterval(() => void processor.tick().catch(onError), tickEveryMs) : undefined;
  ticking?.unref();
  const accounts = new Accounts({ db, clock, random, passwordCost, pause });
  announcer.on('userChanged', () => accounts.sessions.usersChanged());
  const codes = new Codes({ db, clock, random });
  const registration = new Registration({ db, clock, accounts, codes });
  const recovery = new Recovery({ db, clock, accounts, codes });
  const spot = new SpotQueries({ db, catalog, published });
  const ledger = new LedgerQueries(db, catalog);

  function run<Outcome extends { ok: boolean }>(command: Command<Outcome>): Promise<Outcome | Unavailable>;
  function run<Outcome extends { ok: boolean }>(
    command: Command<Outcome>,
    request: RequestKey | undefined,
  ): Promise<Outcome | Refused<'request_taken'> | Unavailable>;
  async function run<Outcome extends { ok: boolean }>(command: Command<Outcome>, request?: RequestKey) {
    return (await processor.submit(command, request)).outcome;
  }

  /** From here on the new user's commands are taken. */
  async function welcome<Result extends CreateUserResult | RegisterResult>(created: Result): Promise<Result> {
    if (created.ok) await processor.exclusively(async ({ users }) => users.add(created.user.id));
    return created;
  }

  return {
    placeOrder: async (command) => {
      const { clientOrderId, ...fields } = command;
      if (clientOrderId !== undefined && !isClientId(clientOrderId)) return refuse('client_order_id_invalid');
      const request = clientOrderId === undefined ? undefined : requestOf(command.userId, clientOrderId, fields);
      const { outcome, isRepeat } = await processor.submit((context) => placeOrder(context, command), request);
      if (!outcome.ok)
        return outcome.reason === 'request_taken' ? refuse('client_order_id_taken') : refuse(outcome.reason);
      const { order, fills } = outcome;
      // A repetition is answered with the order as it is now.
      return { ok: true, order: (isRepeat && (await spot.order(order.id))) || order, fills, repeated: isRepeat };
    },
    cancelOrder: async (command) => {
      const cancelled = await run((context) => cancelOrder(context, command));
      if (cancelled.ok) return cancelled;
      return cancelled.reason === 'not_open' ? whyNotOpen(spot, command) : refuse(cancelled.reason);
    },
    transfer: (command) => run((context) => transfer(context, command)),
    run,
    submit: (command, request) => processor.submit(command, request),
    tick: () => processor.tick(),
    isHealthy: () => processor.isHealthy(),
    products,
    now: () => clock.now(),
    db,

    currencies: () => catalog.currencies(),
    currency: (id) => catalog.currency(id),
    pairs: () => catalog.pairs(),
    pair: (id) => catalog.terms(id)?.pair,
    pairOf: (baseId, quoteId) => catalog.pairOf(baseId, quoteId),
    book: (pairId, levels) => published.book(pairId, levels),
    lastPrice: (pairId) => published.lastPrice(pairId),
    markPrice: (pairId) => published.mark(pairId),
    priceAt: (pairId, at) => storedMark(db, catalog, pairId, at),

    recentTrades: (pairId, limit) => spot.recentTrades(pairId, limit),
    tradesBetween: (pairId, from, to) => spot.tradesBetween(pairId, from, to),
    openOrders: async (userId, filter, page) =>
      // After a failed write the published orders may lack one that was committed.
      processor.isHealthy() ? spot.publishedOpenOrders(userId, filter, page) : spot.openOrders(userId, filter, page),
    completedOrders: (userId, filter, page) => spot.completedOrders(userId, filter, page),
    order: (id) => spot.order(id),
    balances: (userId) => ledger.balances(userId),
    balance: (userId, currencyId, wallet) => ledger.balance(userId, currencyId, wallet),
    ledgerLines: (userId, filter, page) => ledger.lines(userId, filter, page),

    accounts: {
      login: (login) => accounts.login(login),
      userByToken: (token) => accounts.byToken(token),
      user: (id) => accounts.byId(id),
      userByAccount: (account) => accounts.byAccount(account),
      logout: async (token) => {
        await accounts.sessions.revoke(token);
        announce('sessionEnded', { token });
      },
      makeCode: (command) => codes.make(command),
      checkCode: (command) => codes.check(command),
      register: async (command) => welcome(await registration.register(command)),
      resetPassword: async (command) => {
        const result = await recovery.reset(command);
        if (result.ok) announce('sessionsEnded', { userId: result.userId });
        return result;
      },
      bindEmail: (command) => recovery.bindEmail(command),
    },
    bars: createBars(db),
    news: createNews(db),
    settings: createSettings(db),
    outbox: createOutbox(db),
    uploads: new Uploads({ db, clock, random, products }),
    desk: {
      cases: (status) => deskCases(db, status),
      kinds: () => Object.fromEntries(products.flatMap((product) => Object.entries(product.desk ?? {}))),
      decide: (decision) => run((context) => decideCase(context, decision)),
      settings: desk,
    },

    admin: {
      createCurrency: (currency) => processor.exclusively(() => catalog.createCurrency(currency)),
      createPair: (pair) => processor.exclusively(() => catalog.createPair(pair)),
      updatePair: (id, change) => processor.exclusively(() => catalog.updatePair(id, change)),
      createUser: async (user) => welcome(await accounts.create(user)),
      updateUser: (id, change) => accounts.update(id, change),
      setPassword: (userId, password) => accounts.setPassword(userId, password),
      openSession: (userId) => accounts.sessions.open(userId),
      revokeSessions: (userId) => accounts.sessions.revokeAll(userId),
      disableLogin: (userId) => accounts.disableLogin(userId),
      deposit: (command) => run((context) => deposit(context, command)),
      fundHouse: (command) => run((context) => fundHouse(context, command)),
      sums: () => ledger.sums(),
      audit: () => audit(db, products),
    },
    on: (name, listener) => announcer.on(name, listener),
    close: () => {
      clearInterval(ticking);
      return processor.close();
    },
  };
}

/** A client's own order id as the key of the request; one order of a user has it, whichever side or pair. */
function requestOf(userId: number, clientId: string, fields: object): RequestKey {
  return { userId, action: 'spot order', clientId, fields };
}

async function whyNotOpen(spot: SpotQueries, { userId, orderId, side }: CancelOrder): Promise<CancelOrderResult> {
  const order = await spot.order(orderId);
  if (!order || (side !== undefined && order.side !== side)) return refuse('order_not_found');
  return refuse(order.userId === userId ? 'order_closed' : 'not_your_order');
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
