import process from 'node:process';
import type { Decimal } from '@bourse/decimal';
import { Accounts } from './accounts/accounts';
import { Codes } from './accounts/codes';
import { STRONG, type PasswordCost } from './accounts/password';
import { Registration } from './accounts/registration';
import type {
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
import { Announcer, type ExchangeEvents } from './core/events';
import { Processor } from './core/processor';
import { Published } from './core/published';
import { deposit, transfer } from './ledger/commands';
import { LedgerQueries } from './ledger/queries';
import type {
  Balance,
  CurrencySum,
  Deposit,
  DepositResult,
  LedgerLine,
  Transfer,
  TransferResult,
  Wallet,
} from './ledger/types';
import type { Clock, Random } from './ports';
import { cancelOrder } from './products/spot/cancel-order';
import { Catalog } from './products/spot/catalog';
import { placeOrder } from './products/spot/place-order';
import { SpotQueries } from './products/spot/queries';
import type {
  Book,
  CancelOrder,
  CancelOrderResult,
  Currency,
  Fill,
  NewCurrency,
  NewPair,
  Order,
  OrderFilter,
  Page,
  Paged,
  Pair,
  PairChange,
  PlaceOrder,
  PlaceOrderResult,
  UserFill,
} from './products/spot/types';
import { refuse } from './result';
import { audit } from './store/audit';
import { createBars } from './store/bars';
import { createNews } from './store/news';
import { createOutbox } from './store/outbox';
import { createSettings } from './store/settings';
import type { Store } from './store/store';
import type { Bars, News, Outbox, Settings } from './store/types';

export type { ExchangeEvents };

interface Options {
  /** Open, and closed by who opened it, after the exchange. */
  store: Store;
  clock: Clock;
  /** For tokens, salts, invite and verification codes. */
  random: Random;
  /** What hashing a password costs; a test takes less. */
  passwordCost?: PasswordCost;
  /** Hears of writes that failed and of listeners that threw. */
  onError?: (error: unknown) => void;
  /** See `core/housekeeping`; a test takes less. */
  housekeeping?: { every: number; keep: number };
}

const HOUR = 60 * 60_000;
const HOUSEKEEPING = { every: 20_000, keep: 6 * HOUR };

/** The exchange's commands and queries. Commands answer `unavailable` where the store fails, and after `close`. */
export interface Exchange {
  // Commands: carried out one after another; each answers once it is committed to the store.
  placeOrder(command: PlaceOrder): Promise<PlaceOrderResult>;
  cancelOrder(command: CancelOrder): Promise<CancelOrderResult>;
  transfer(command: Transfer): Promise<TransferResult>;

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

  // Queries of the store.
  /** Newest first. */
  recentTrades(pairId: number, limit: number): Promise<Fill[]>;
  /** Fills with `from` <= time <= `to` (epoch milliseconds), oldest first: what bars are made of. */
  tradesBetween(pairId: number, from: number, to: number): Promise<Fill[]>;
  /** Newest first. */
  openOrders(userId: number, filter: OrderFilter, page: Page): Promise<Paged<Order>>;
  /** The user's fills, newest first. */
  completedOrders(userId: number, filter: OrderFilter, page: Page): Promise<Paged<UserFill>>;
  order(id: number): Promise<Order | undefined>;
  /** Every wallet of every currency in which the user has or had money; what is missing is zero. */
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
    /** Makes a verification code; who asked carries the message. See `accounts/codes`. */
    makeCode(command: SendCode): Promise<SendCodeResult>;
    checkCode(command: CheckCode): Promise<CheckCodeResult>;
    /** An account for whoever got a code; see `accounts/registration`. */
    register(command: Register): Promise<RegisterResult>;
  };

  bars: Bars;
  news: News;
  settings: Settings;
  outbox: Outbox;

  /** What no trader may do: seeding, operation and tests. */
  admin: {
    /** The currency with this code is returned as it is where there is one. */
    createCurrency(currency: NewCurrency): Promise<Currency>;
    /** @throws where tick and lot size do not fit the currencies' scales, or the pair is there with other sizes */
    createPair(pair: NewPair): Promise<Pair>;
    updatePair(id: number, change: PairChange): Promise<Pair>;
    createUser(user: NewUser): Promise<CreateUserResult>;
    updateUser(id: number, change: { isSeller?: boolean; reviewStatus?: ReviewStatus }): Promise<User>;
    /** @throws where there is no such user, or the password has not 6 to 16 characters */
    setPassword(userId: number, password: string): Promise<void>;
    /** A session without a password, for tests and demonstrations. */
    openSession(userId: number): Promise<Session>;
    revokeSessions(userId: number): Promise<void>;
    /** Money from outside (`external`) into a wallet. */
    deposit(command: Deposit): Promise<DepositResult>;
    /** Every currency's sum over all accounts; each total is zero. */
    sums(): Promise<CurrencySum[]>;
    /** What of the books of the store is not in order, rule by rule; nothing for a sound one. */
    audit(): Promise<Record<string, unknown[]>>;
  };

  on<Name extends keyof ExchangeEvents>(name: Name, listener: (event: ExchangeEvents[Name]) => void): () => void;

  /** Carries out what is queued, refuses what comes later as `unavailable`, then lets go. The store stays open. */
  close(): Promise<void>;
}

/** Reads the store and starts to take commands. */
export async function createExchange(options: Options): Promise<Exchange> {
  const { store, clock, random, passwordCost = STRONG, onError = warn, housekeeping = HOUSEKEEPING } = options;
  const { db } = store;
  const catalog = await Catalog.load(db);
  const published = new Published(catalog);
  const announcer = new Announcer(onError);
  const { announce } = announcer;
  const processor = await Processor.start({ store, clock, catalog, published, announce, onError, housekeeping });
  const accounts = new Accounts({ db, clock, random, passwordCost });
  const codes = new Codes({ db, clock, random });
  const registration = new Registration({ db, clock, accounts, codes });
  const spot = new SpotQueries(db, catalog);
  const ledger = new LedgerQueries(db, catalog);

  /** From here on the new user's commands are taken. */
  async function welcome<Result extends CreateUserResult | RegisterResult>(created: Result): Promise<Result> {
    if (created.ok) await processor.exclusively(async ({ users }) => users.add(created.user.id));
    return created;
  }

  return {
    placeOrder: async (command) => {
      const { userId, clientOrderId } = command;
      const key = clientOrderId === undefined ? undefined : { userId, clientOrderId };
      const placed = await processor.submit((context) => placeOrder(context, command), key);
      if (!placed.ok) return placed;
      return 'repeats' in placed ? repeat(spot, command, placed.repeats) : { ...placed, repeated: false };
    },
    cancelOrder: async (command) => {
      const cancelled = await processor.submit((context) => cancelOrder(context, command));
      if (cancelled.ok) return cancelled;
      return cancelled.reason === 'not_open' ? whyNotOpen(spot, command) : refuse(cancelled.reason);
    },
    transfer: (command) => processor.submit((context) => transfer(context, command)),

    currencies: () => catalog.currencies(),
    currency: (id) => catalog.currency(id),
    pairs: () => catalog.pairs(),
    pair: (id) => catalog.terms(id)?.pair,
    pairOf: (baseId, quoteId) => catalog.pairOf(baseId, quoteId),
    book: (pairId, levels) => published.book(pairId, levels),
    lastPrice: (pairId) => published.lastPrice(pairId),

    recentTrades: (pairId, limit) => spot.recentTrades(pairId, limit),
    tradesBetween: (pairId, from, to) => spot.tradesBetween(pairId, from, to),
    openOrders: (userId, filter, page) => spot.openOrders(userId, filter, page),
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
      logout: (token) => accounts.sessions.revoke(token),
      makeCode: (command) => codes.make(command),
      checkCode: (command) => codes.check(command),
      register: async (command) => welcome(await registration.register(command)),
    },
    bars: createBars(db),
    news: createNews(db),
    settings: createSettings(db),
    outbox: createOutbox(db),

    admin: {
      createCurrency: (currency) => processor.exclusively(() => catalog.createCurrency(currency)),
      createPair: (pair) => processor.exclusively(() => catalog.createPair(pair)),
      updatePair: (id, change) => processor.exclusively(() => catalog.updatePair(id, change)),
      createUser: async (user) => welcome(await accounts.create(user)),
      updateUser: (id, change) => accounts.update(id, change),
      setPassword: (userId, password) => accounts.setPassword(userId, password),
      openSession: (userId) => accounts.sessions.open(userId),
      revokeSessions: (userId) => accounts.sessions.revokeAll(userId),
      deposit: (command) => processor.submit((context) => deposit(context, command)),
      sums: () => ledger.sums(),
      audit: () => audit(db),
    },
    on: (name, listener) => announcer.on(name, listener),
    close: () => processor.close(),
  };
}

/** The order that came with this id before, if it is the same one. */
async function repeat(spot: SpotQueries, command: PlaceOrder, orderId: number): Promise<PlaceOrderResult> {
  const order = await spot.order(orderId);
  if (!order) throw new Error(`order ${orderId} is known, but not in the store`);
  const isSame =
    order.pairId === command.pairId &&
    order.side === command.side &&
    order.type === command.type &&
    order.quantity === command.quantity &&
    order.price === (command.type === 'limit' ? command.price : undefined);
  if (!isSame) return refuse('client_order_id_taken');
  return { ok: true, order, fills: await spot.fillsOfTaker(orderId), repeated: true };
}

async function whyNotOpen(spot: SpotQueries, { userId, orderId, side }: CancelOrder): Promise<CancelOrderResult> {
  const order = await spot.order(orderId);
  if (!order || (side !== undefined && order.side !== side)) return refuse('order_not_found');
  return refuse(order.userId === userId ? 'order_closed' : 'not_your_order');
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
