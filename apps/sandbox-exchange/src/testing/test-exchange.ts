import { decimal, type Decimal } from '@bourse/decimal';
import { LOOPBACK_PARTY } from '../accounts/relying-party';
import type { User } from '../accounts/types';
import type { DeskSettings } from '../core/decisions';
import { createExchange } from '../exchange';
import type { Exchange } from '../exchange-interface';
import type { Wallet } from '../ledger/types';
import type { Random } from '../ports';
import type { Currency, Pair, Side } from '../catalog/types';
import { SPOT_WALLET, type Order, type PlaceOrder } from '../products/spot/types';
import { seededRandom } from '../simulation/random';
import type { Store } from '../store/store';
import { audit } from '../core/audit';
import type { Product } from '../core/product';
import { RULES } from '../products/products';
import { newCurrency, newPair } from './builders';
import { failingStore, type FailingStore } from './failing-writes';
import { manualClock, type ManualClock } from './manual-clock';
import { openTestStore } from './test-store';
import { spotOf } from '../products/spot/spot-orders';

/** An in-memory exchange with a manual clock and shortcuts for tests. */
export interface TestExchange {
  exchange: Exchange;
  store: FailingStore;
  products: readonly Product[];
  clock: ManualClock;
  random: Random;
  /** Errors that the exchange reported. A test that expects some takes them out. */
  errors: unknown[];
  /** Delays of logins in milliseconds; the test does not wait for them. */
  pauses: number[];
  /** Errors after which the exchange would have ended its process. */
  fatal: unknown[];
  /** BTC and USDT with 8 places, and BTC/USDT: see `newPair`. */
  btc: Currency;
  usdt: Currency;
  pair: Pair;
  /** A user with money in the coin account (or another), by currency code: `{ USDT: '1000' }`. */
  user(balances?: Record<string, string>, wallet?: Wallet): Promise<User>;
  /** Places an order on BTC/USDT and expects success; a market order if the price is omitted. */
  place(user: User, side: Side, quantity: string, price?: string): Promise<Order>;
  /** Available and held in the coin account. */
  balance(user: User, code: string): Promise<{ available: Decimal; held: Decimal }>;
  /** The same store under a new exchange, as after a restart. */
  restart(): Promise<Exchange>;
  /** @throws if the stored ledger is inconsistent, or the exchange has reported errors */
  close(): Promise<void>;
}

const CHEAP = { log2N: 4, r: 8, p: 1 };

export interface ExchangeOptions {
  seed?: string;
  /** See `core/housekeeping`. */
  housekeeping?: { every: number; keep: number };
  /** By default the desk waits for a decision. */
  desk?: DeskSettings | undefined;
  /** Commands that may wait. */
  longestQueue?: number;
  /** See `core/marks`. */
  staleAfterMs?: number;
  /** Products of the test, beside those of the exchange. */
  products?: readonly Product[] | undefined;
  /** By default an empty store of the tests. */
  openStore?: (() => Promise<Store>) | undefined;
  /** Creates the tables of these products. */
  prepare?: ((db: Store['db']) => Promise<void>) | undefined;
}

export async function createTestExchange({
  seed = 'test',
  products: added = [],
  prepare,
  desk = { automaticAfterMs: undefined },
  openStore = openTestStore,
  ...options
}: ExchangeOptions = {}): Promise<TestExchange> {
  const store = failingStore(await openStore());
  await prepare?.(store.db);
  const clock = manualClock();
  const random = seededRandom(seed);
  const errors: unknown[] = [];
  const fatal: unknown[] = [];
  const pauses: number[] = [];
  const onFatal = (error: unknown) => fatal.push(error);
  const onError = (error: unknown) => errors.push(error);
  const products = [...RULES, ...added];
  const start = () =>
    createExchange({
      store,
      products,
      tickEveryMs: 0,
      desk,
      clock,
      random,
      passwordCost: CHEAP,
      party: LOOPBACK_PARTY,
      pause: async (milliseconds) => pauses.push(milliseconds),
      onError,
      onFatal,
      ...options,
    });
  const exchange = await start();
  const { admin } = exchange;
  const usdt = await admin.createCurrency(newCurrency());
  const btc = await admin.createCurrency(newCurrency({ code: 'BTC', type: 'btc', isLegal: false }));
  const pair = await admin.createPair(newPair({ baseId: btc.id, quoteId: usdt.id }));
  let users = 0;
  let running = exchange;

  function idOf(code: string): number {
    const currency = exchange.currencies().find((one) => one.code === code);
    if (!currency) throw new Error(`no currency ${code}`);
    return currency.id;
  }

  return {
    exchange,
    store,
    products,
    clock,
    random,
    errors,
    fatal,
    pauses,
    btc,
    usdt,
    pair,

    async user(balances = {}, wallet = SPOT_WALLET) {
      users += 1;
      const created = await admin.createUser({ account: `user${users}@bourse.example`, password: 'secret1' });
      if (!created.ok) throw new Error(created.reason);
      for (const [code, amount] of Object.entries(balances)) {
        const userId = created.user.id;
        const result = await admin.deposit({ userId, currencyId: idOf(code), wallet, amount: decimal(amount) });
        if (!result.ok) throw new Error(result.reason);
      }
      return created.user;
    },

    async place(user, side, quantity, price) {
      const order = { userId: user.id, pairId: pair.id, side, quantity: decimal(quantity) };
      const command: PlaceOrder =
        price === undefined ? { ...order, type: 'market' } : { ...order, type: 'limit', price: decimal(price) };
      const placed = await spotOf(exchange).placeOrder(command);
      if (!placed.ok) throw new Error(placed.reason);
      return placed.order;
    },

    async balance(user, code) {
      const { available, held } = await exchange.balance(user.id, idOf(code), SPOT_WALLET);
      return { available, held };
    },

    async restart() {
      await running.close();
      running = await start();
      return running;
    },

    async close() {
      await running.close();
      const broken = await audit(store.db, products);
      await store.close();
      if (Object.keys(broken).length > 0) throw new Error(`the books are not in order: ${JSON.stringify(broken)}`);
      if (errors.length > 0) throw new AggregateError(errors, 'the exchange has reported errors');
    },
  };
}
