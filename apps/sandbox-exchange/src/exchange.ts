import type { Decimal } from '@bourse/decimal';
import type { CreateUserResult, Login, LoginResult, NewUser, ReviewStatus, Session, User } from './accounts/types';
import type {
  Balance,
  BalanceChange,
  CurrencySum,
  Deposit,
  DepositResult,
  LedgerLine,
  Transfer,
  TransferResult,
  Wallet,
} from './ledger/types';
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
import type { Bars, News } from './store/types';

/** What the exchange tells after a command is committed, in the order in which things happened. */
export interface ExchangeEvents {
  /** An order was placed, filled or cancelled. */
  order: Order;
  fill: Fill;
  balance: BalanceChange;
  /** The book of a pair is another: once per pair and commit, after its orders and fills. Read it with `book()`. */
  book: { pairId: number };
}

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
  };

  bars: Bars;
  news: News;

  /** What no trader may do: seeding, operation and tests. */
  admin: {
    /** The currency with this code is returned as it is where there is one. */
    createCurrency(currency: NewCurrency): Promise<Currency>;
    /** @throws where tick and lot size do not fit the currencies' scales, or the pair is there with other sizes */
    createPair(pair: NewPair): Promise<Pair>;
    updatePair(id: number, change: PairChange): Promise<Pair>;
    createUser(user: NewUser): Promise<CreateUserResult>;
    updateUser(id: number, change: { isSeller?: boolean; reviewStatus?: ReviewStatus }): Promise<User>;
    /** A session without a password, for tests and demonstrations. */
    openSession(userId: number): Promise<Session>;
    revokeSessions(userId: number): Promise<void>;
    /** Money from outside (`external`) into a wallet. */
    deposit(command: Deposit): Promise<DepositResult>;
    /** Every currency's sum over all accounts; each total is zero. */
    sums(): Promise<CurrencySum[]>;
  };

  on<Name extends keyof ExchangeEvents>(name: Name, listener: (event: ExchangeEvents[Name]) => void): () => void;

  /** Carries out what is queued, refuses what comes later as `unavailable`, then lets go. The store stays open. */
  close(): Promise<void>;
}
