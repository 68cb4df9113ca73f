import type { Kysely } from 'kysely';
import type { RequestKey } from '@bourse/contract-server';
import type { Database } from './store/database';
import type { Decimal } from '@bourse/decimal';
import type {
  BindEmail,
  BindEmailResult,
  CheckCode,
  CheckCodeResult,
  CodePurpose,
  ConfirmCode,
  CreateUserResult,
  DemoResult,
  Login,
  LoginResult,
  NewUser,
  Outbox,
  OwnerResult,
  PasskeyLogin,
  PasskeyLoginResult,
  Register,
  RegisterResult,
  ResetPassword,
  ResetResult,
  ReviewStatus,
  SendCode,
  SendCodeResult,
  Session,
  User,
} from './accounts/types';
import type { RunningSession } from './accounts/sessions';
import type { ApiKeys } from './accounts/api-keys';
import type { Passkeys } from './accounts/passkeys';
import type { SecondFactors } from './accounts/second-factor';
import type { Announce, ExchangeEvents } from './core/events';
import type { Mark } from './core/mark';
import type { Product } from './core/product';
import type { Command, Submitted } from './core/command';
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
import type { DeskSettings } from './core/decisions';
import type { Uploads } from './uploads/uploads';
import type { Currency, NewCurrency, NewPair, Pair, PairChange } from './catalog/types';
import type { Book } from './core/book';
import type { Catalog } from './catalog/catalog';
import type { Published } from './core/published';
import type { Page, Paged } from './store/paging';
import type { Refused, Unavailable } from './result';
import type { Bars, News, Settings } from './store/types';

/** The exchange's commands and queries. Commands answer `unavailable` if the store fails, and after `close`. */
export interface Exchange {
  // Commands: carried out one after another; each answers once it is committed to the store.
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
  /** The same, and the database answers within a time. */
  isAnswering(withinMs: number): Promise<boolean>;
  /** Commits since the start: what was read from the store is current as long as this does not change. */
  commits(): number;
  /** Commands in the queue. */
  waiting(): number;

  /** Whether a user has a socket. Without a gateway the answer is `true` for every user. */
  hasAudience(userId: number): boolean;
  /** The gateway knows the sockets. */
  setAudience(hasSocket: (userId: number) => boolean): void;

  readonly products: readonly Product[];
  /** Exchange time in epoch milliseconds; monotonic. */
  now(): number;
  /** Committed data, for queries of products. Only commands write. */
  readonly db: Kysely<Database>;
  readonly catalog: Catalog;
  /** Prices, books and data of products as of the last commit. */
  readonly published: Published;
  /** How the back office decides; may be changed while the exchange runs. */
  readonly decisions: DeskSettings;

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
  /**
   * Tells what other markets pay for a pair now, in multiples of its tick. For some seconds it takes the place of the last trade
   * in the mark price, which users cannot move then.
   */
  setIndexPrice(pairId: number, price: Decimal): void;
  /** The pair follows another market: from now on it is late where no index price was set for longer than this. */
  limitPriceAge(pairId: number, longestMs: number): void;
  /** Is the price of the market that the pair follows too old to trade at? */
  isPriceLate(pairId: number): boolean;

  // Queries of the store.
  /** The last mark recorded before a moment (epoch milliseconds); marks are kept for some hours. */
  priceAt(pairId: number, at: number): Promise<Mark | undefined>;
  /** Every wallet of every currency that the user has used; missing balances are zero. */
  balances(userId: number): Promise<Balance[]>;
  balance(userId: number, currencyId: number, wallet: Wallet): Promise<Balance>;
  /** Newest first. */
  ledgerLines(userId: number, filter: { currencyId?: number; wallet?: Wallet }, page: Page): Promise<Paged<LedgerLine>>;

  accounts: {
    /** Wrong tries lock the account and the address for a while; see `accounts/limits`. */
    login(login: Login): Promise<LoginResult>;
    /** The owner of an account, by its password; tries are counted as those of a log-in are. */
    owner(given: Pick<Login, 'account' | 'password' | 'address'>): Promise<OwnerResult>;
    /** Is a code the one that was sent for this purpose? It stays good until it is spent. */
    confirmCode(command: ConfirmCode): Promise<CheckCodeResult>;
    /** Spends a code; `false`: another command has. */
    spendCode(recipient: string, purpose: CodePurpose): Promise<boolean>;
    /** The user of a token that is neither expired nor revoked. */
    userByToken(token: string): Promise<User | undefined>;
    user(id: number): Promise<User | undefined>;
    userByAccount(account: string): Promise<User | undefined>;
    logout(token: string): Promise<void>;
    /** The running sessions of a user, the one that was used last first. */
    sessions(userId: number): Promise<RunningSession[]>;
    /** Ends a session of the user, or all but that of a token; how many there were. */
    endSessions(userId: number, which: { readonly id: number } | { readonly except: string }): Promise<number>;
    /** Creates a verification code; the caller sends the message. See `accounts/codes`. */
    makeCode(command: SendCode): Promise<SendCodeResult>;
    checkCode(command: CheckCode): Promise<CheckCodeResult>;
    /** Creates an account for the recipient of a code; see `accounts/registration`. */
    register(command: Register): Promise<RegisterResult>;
    /** Creates a demo account for a visitor of an address; see `accounts/demo-accounts`. */
    createDemo(address: string): Promise<DemoResult>;
    /** Sets a forgotten password with a code and ends all sessions and keys of the account; see `accounts/recovery`. */
    resetPassword(command: ResetPassword): Promise<ResetResult>;
    bindEmail(command: BindEmail): Promise<BindEmailResult>;
    hasPassword(login: Login): Promise<'right' | 'wrong' | 'locked'>;
    secondFactors: SecondFactors;
    /** `undefined`: the exchange does not know the address of its client. */
    passkeys: Passkeys | undefined;
    apiKeys: ApiKeys;
    /** Removes a passkey and ends the sessions that it has opened, but that of a token; `false`: the user has no such passkey. */
    removePasskey(userId: number, id: number, own: { readonly except: string }): Promise<boolean>;
    loginByPasskey(login: PasskeyLogin): Promise<PasskeyLoginResult>;
  };

  bars: Bars;
  news: News;
  settings: Settings;
  outbox: Outbox;
  /** Pictures of users. */
  uploads: Uploads;

  /** Operations not available to traders: seeding, operation and tests. */
  admin: {
    /** The next mark price of a pair is taken as it is, however far from the last ones: a person has set it. */
    resetMark(pairId: number): Promise<void>;
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
    /** Money from outside (`external`) into a wallet. With a request key it is carried out once. */
    deposit(command: Deposit, request?: RequestKey): Promise<DepositResult>;
    /** Money from outside into an account of the house. */
    fundHouse(command: FundHouse): Promise<FundHouseResult>;
    /** Every currency's sum over all accounts; each total is zero. */
    sums(): Promise<CurrencySum[]>;
    /** Inconsistencies of the stored ledger, by rule; empty for a sound one. */
    audit(): Promise<Record<string, unknown[]>>;
  };

  /** Announces an event that no command causes, such as a push of what is committed. */
  announce: Announce;
  on<Name extends keyof ExchangeEvents>(name: Name, listener: (event: ExchangeEvents[Name]) => void): () => void;

  /** Executes queued commands, refuses later ones as `unavailable`, then releases resources. The store stays open. */
  close(): Promise<void>;
}
