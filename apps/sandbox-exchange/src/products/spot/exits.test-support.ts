import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { User } from '../../accounts/types';
import type { Pair } from '../../catalog/types';
import type { Exchange } from '../../exchange-interface';
import { newCurrency, newPair } from '../../testing/builders';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { spotOf } from './spot-orders';
import { SPOT_WALLET, type Exits, type Trail } from './types';

/** The market of a test: the user whose orders are tested, one that buys and one that sells. */
interface Market {
  test: TestExchange;
  exchange: Exchange;
  pair: Pair;
  alice: User;
  maker: User;
  seller: User;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled before the first test
export const at = {} as Market;

/** One exchange for all tests: each has a pair and users of its own. */
export function useMarket(): void {
  beforeAll(async () => {
    at.test = await createTestExchange();
    at.exchange = at.test.exchange;
  });

  beforeEach(async () => {
    const { admin } = at.exchange;
    const base = await admin.createCurrency(newCurrency({ code: nextCode(), type: 'btc', isLegal: false }));
    at.pair = await admin.createPair(newPair({ baseId: base.id, quoteId: at.test.usdt.id }));
    at.alice = await newUser('100000', '0');
    at.maker = await newUser('1000000', '0');
    at.seller = await newUser('0', '100');
  });

  afterAll(() => at.test.close());
}

let pairs = 0;
function nextCode(): string {
  pairs += 1;
  return `B${pairs}`;
}

/** A user with USDT and with base currency of the test. */
export async function newUser(quote: string, base: string): Promise<User> {
  users += 1;
  const created = await at.exchange.admin.createUser({ account: `own${users}@bourse.example`, password: 'secret1' });
  if (!created.ok) throw new Error(created.reason);
  for (const [currencyId, amount] of [
    [at.pair.quoteId, quote],
    [at.pair.baseId, base],
  ] as const) {
    const deposit = { userId: created.user.id, currencyId, wallet: SPOT_WALLET, amount: d(amount) } as const;
    if (amount !== '0') await at.exchange.admin.deposit(deposit);
  }
  return created.user;
}
let users = 0;

export async function place(user: User, side: 'buy' | 'sell', quantity: string, price: string) {
  const order = { userId: user.id, pairId: at.pair.id, side, type: 'limit' as const, price: d(price) };
  const placed = await spotOf(at.exchange).placeOrder({ ...order, quantity: d(quantity) });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.order;
}

export const refused = (reason: string) => ({ ok: false, reason });
export const d = decimal;
export const keys = () => ({ userId: at.alice.id, pairId: at.pair.id });

export interface Prices {
  readonly takeProfit?: string;
  readonly stopLoss?: string;
  readonly trail?: readonly [distance: string, unit: Trail['unit']];
}

export const exitsOf = ({ takeProfit, stopLoss, trail }: Prices): Exits => ({
  takeProfit: takeProfit === undefined ? undefined : d(takeProfit),
  stopLoss: stopLoss === undefined ? undefined : d(stopLoss),
  trail: trail && { distance: d(trail[0]), unit: trail[1] },
});

/** Alice's buy of 1 BTC at 100, with exits. */
export const buy = (exits: Prices, { price = '100', quantity = '1' } = {}) =>
  spotOf(at.exchange).placeOrder({
    ...keys(),
    side: 'buy',
    type: 'limit',
    price: d(price),
    quantity: d(quantity),
    exits: exitsOf(exits),
  });

export async function bought(exits: Prices) {
  const placed = await buy(exits);
  if (!placed.ok) throw new Error(placed.reason);
  return placed.order.id;
}

/** Others sell into the bids. */
export const sell = (quantity: string, price = '100') => place(at.seller, 'sell', quantity, price);

/** A trade of others at a price; what is triggered by it has run afterwards. */
export async function tradeAt(price: string) {
  await place(at.seller, 'sell', '0.0001', price);
  await place(at.maker, 'buy', '0.0001', price);
  await at.exchange.tick();
}

export const open = async () => (await spotOf(at.exchange).openOrders(at.alice.id, {}, { page: 1, size: 20 })).rows;
export const waits = async () =>
  (await open())
    .filter(({ status }) => status === 'waiting')
    .map(({ type, trigger, quantity, filled }) => `${type} ${quantity} (${filled}) at ${trigger}`)
    .toSorted();
const balance = async (currencyId: number) => {
  const { available, held } = await at.exchange.balance(at.alice.id, currencyId, SPOT_WALLET);
  return { available, held };
};
export const btc = () => balance(at.pair.baseId);
export const usdt = () => balance(at.pair.quoteId);
export const fills = async () =>
  (await spotOf(at.exchange).completedOrders(at.alice.id, { side: 'sell' }, { page: 1, size: 20 })).map(
    ({ type, quantity, price }) => `${type} ${quantity} at ${price}`,
  );

/** What of the purchase is left after a fee of 0.1 %. */
export const HELD = '0.999';
