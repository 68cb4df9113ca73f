import { decimal, type Decimal } from '@bourse/decimal';
import type { User } from '../accounts/types';
import { createExchange, type Exchange } from '../exchange';
import type { Wallet } from '../ledger/types';
import type { Random } from '../ports';
import { SPOT_WALLET, type Currency, type Order, type Pair, type PlaceOrder, type Side } from '../products/spot/types';
import { seededRandom } from '../simulation/random';
import type { Store } from '../store/store';
import { audit } from '../store/audit';
import { newCurrency, newPair } from './builders';
import { manualClock, type ManualClock } from './manual-clock';
import { openTestStore } from './test-store';

/** An exchange in memory with a clock of its own, and short ways to say what a test is about. */
export interface TestExchange {
  exchange: Exchange;
  store: Store;
  clock: ManualClock;
  random: Random;
  /** Errors that the exchange reported. A test that expects some takes them out. */
  errors: unknown[];
  /** BTC and USDT with 8 places, and BTC/USDT: see `newPair`. */
  btc: Currency;
  usdt: Currency;
  pair: Pair;
  /** A user with money in the coin account (or another), by currency code: `{ USDT: '1000' }`. */
  user(balances?: Record<string, string>, wallet?: Wallet): Promise<User>;
  /** Places an order on BTC/USDT and expects it to be taken; a market order where the price is left out. */
  place(user: User, side: Side, quantity: string, price?: string): Promise<Order>;
  /** Available and held in the coin account. */
  balance(user: User, code: string): Promise<{ available: Decimal; held: Decimal }>;
  /** The same store under a new exchange, as after a restart. */
  restart(): Promise<Exchange>;
  /** @throws where the books of the store are not in order, or the exchange has reported errors */
  close(): Promise<void>;
}

const CHEAP = { log2N: 4, r: 8, p: 1 };

interface Options {
  seed?: string;
  /** See `core/housekeeping`. */
  housekeeping?: { every: number; keep: number };
}

export async function createTestExchange({ seed = 'test', ...options }: Options = {}): Promise<TestExchange> {
  const store = await openTestStore();
  const clock = manualClock();
  const random = seededRandom(seed);
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const start = () => createExchange({ store, clock, random, passwordCost: CHEAP, onError, ...options });
  const exchange = await start();
  const { admin } = exchange;
  const usdt = await admin.createCurrency(newCurrency());
  const btc = await admin.createCurrency(newCurrency({ code: 'BTC', type: 'btc', isLegal: false }));
  const pair = await admin.createPair(newPair({ baseId: btc.id, quoteId: usdt.id }));
  let users = 0;

  function idOf(code: string): number {
    const currency = exchange.currencies().find((one) => one.code === code);
    if (!currency) throw new Error(`no currency ${code}`);
    return currency.id;
  }

  return {
    exchange,
    store,
    clock,
    random,
    errors,
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
      const placed = await exchange.placeOrder(command);
      if (!placed.ok) throw new Error(placed.reason);
      return placed.order;
    },

    async balance(user, code) {
      const { available, held } = await exchange.balance(user.id, idOf(code), SPOT_WALLET);
      return { available, held };
    },

    async restart() {
      await exchange.close();
      return start();
    },

    async close() {
      await exchange.close();
      const broken = await audit(store.db);
      await store.close();
      if (Object.keys(broken).length > 0) throw new Error(`the books are not in order: ${JSON.stringify(broken)}`);
      if (errors.length > 0) throw new AggregateError(errors, 'the exchange has reported errors');
    },
  };
}
