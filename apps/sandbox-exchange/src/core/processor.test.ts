import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExchangeEvents } from './events';
import type { PlaceOrder } from '../products/spot/types';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { deposit } from './ledger-commands';
import type { Product } from './product';
import { spotOf } from '../products/spot/spot-orders';

let test: TestExchange;

beforeEach(async () => {
  test = await createTestExchange();
});

afterEach(() => test.close());

const UNAVAILABLE = { ok: false, reason: 'unavailable' };

function bid(userId: number, rest: { price?: string; clientOrderId?: string } = {}): PlaceOrder {
  const { price = '50000', clientOrderId } = rest;
  const order = { userId, pairId: test.pair.id, side: 'buy', quantity: decimal('0.0001') } as const;
  return { ...order, type: 'limit', price: decimal(price), clientOrderId };
}

/** The next write fails: before anything is sent, refused by the database, or after the commit. */
function failNextWrite(when: 'before' | 'refused' | 'after'): void {
  const { db } = test.store;
  const builder = db.transaction();
  const execute = builder.execute.bind(builder);
  vi.spyOn(builder, 'execute').mockImplementation(async (write) => {
    if (when === 'after') await execute(write);
    throw Object.assign(new Error(`lost ${when}`), when === 'refused' ? { code: '23514' } : {});
  });
  vi.spyOn(db, 'transaction').mockReturnValueOnce(builder);
}

it('group commit writes commands that wait together in one transaction, and answers each', async () => {
  const alice = await test.user({ USDT: '100000' });
  const transaction = vi.spyOn(test.store.db, 'transaction');
  const results = await Promise.all(Array.from({ length: 200 }, () => spotOf(test.exchange).placeOrder(bid(alice.id))));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(transaction).toHaveBeenCalledTimes(1);
  expect((await spotOf(test.exchange).openOrders(alice.id, {}, { page: 1 })).total).toBe(200);
});

it('group commit lets a command see those before it in the same transaction', async () => {
  const alice = await test.user({ USDT: '7.5' });
  const results = await Promise.all([1, 2].map(() => spotOf(test.exchange).placeOrder(bid(alice.id))));
  expect(results).toMatchObject([{ ok: true }, { ok: false, reason: 'insufficient_balance' }]);
});

it('group commit does not write where every command is refused', async () => {
  const alice = await test.user();
  const transaction = vi.spyOn(test.store.db, 'transaction');
  await spotOf(test.exchange).placeOrder(bid(alice.id));
  expect(transaction).not.toHaveBeenCalled();
});

it('the processor publishes nothing before the commit', async () => {
  const alice = await test.user({ USDT: '1000' });
  const { exchange, pair, store } = test;
  const seen: unknown[] = [];
  for (const name of ['order', 'balance', 'book', 'fill'] as const) exchange.on(name, (event) => seen.push(event));
  const ensureExclusive = vi.spyOn(store, 'ensureExclusive');
  const during = new Promise((resolve) => {
    ensureExclusive.mockImplementationOnce(() => resolve([[...seen], exchange.book(pair.id, 1).bids]));
  });
  await spotOf(exchange).placeOrder(bid(alice.id));
  expect(await during).toEqual([[], []]);
  expect(seen).toHaveLength(3);
  expect(exchange.book(pair.id, 1).bids).toHaveLength(1);
});

describe('the flush of a commit', () => {
  it('nothing is shown or acknowledged until the commit is flushed to the disk', async () => {
    const alice = await test.user({ USDT: '1000' });
    const { exchange, pair, store } = test;
    const asked = Promise.withResolvers<void>();
    const onDisk = Promise.withResolvers<void>();
    vi.spyOn(store, 'flush').mockImplementationOnce(() => {
      asked.resolve();
      return onDisk.promise;
    });
    let isAcknowledged = false;
    const placed = spotOf(exchange)
      .placeOrder(bid(alice.id))
      .then(() => (isAcknowledged = true));
    await asked.promise;
    expect(await store.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
    expect([isAcknowledged, exchange.book(pair.id, 1).bids]).toEqual([false, []]);
    onDisk.resolve();
    expect(await placed).toBe(true);
  });

  it('the outcome is unknown if the flush fails', async () => {
    const alice = await test.user({ USDT: '1000' });
    vi.spyOn(test.store, 'flush').mockRejectedValueOnce(new Error('the disk is full'));
    expect(await spotOf(test.exchange).placeOrder(bid(alice.id))).toEqual(UNAVAILABLE);
    expect(test.errors.splice(0)).toHaveLength(1);
  });
});

describe('a write that fails', () => {
  it.each(['before', 'refused'] as const)(
    'a write that fails (%s the commit) leaves book, balances and orders unchanged',
    async (when) => {
      const alice = await test.user({ USDT: '1000' });
      const { exchange, pair } = test;
      await spotOf(exchange).placeOrder(bid(alice.id, { price: '40000' }));
      const before = exchange.book(pair.id, 10);
      failNextWrite(when);
      expect(await spotOf(exchange).placeOrder(bid(alice.id))).toEqual(UNAVAILABLE);
      expect(exchange.book(pair.id, 10)).toEqual(before);
      expect(await test.balance(alice, 'USDT')).toEqual({ available: '996', held: '4' });
      expect(test.errors.splice(0)).toHaveLength(1);

      expect(await spotOf(exchange).placeOrder(bid(alice.id))).toMatchObject({ ok: true, order: { status: 'open' } });
      expect(await test.balance(alice, 'USDT')).toEqual({ available: '991', held: '9' });
    },
  );

  it('a write that was committed although it failed is found again, and a repeat places nothing twice', async () => {
    const alice = await test.user({ USDT: '1000' });
    const command = bid(alice.id, { clientOrderId: 'once' });
    failNextWrite('after');
    expect(await spotOf(test.exchange).placeOrder(command)).toEqual(UNAVAILABLE);
    expect((await spotOf(test.exchange).openOrders(alice.id, {}, { page: 1 })).total).toBe(1);
    expect(await spotOf(test.exchange).placeOrder(command)).toMatchObject({ ok: true, repeated: true });
    expect((await spotOf(test.exchange).openOrders(alice.id, {}, { page: 1 })).total).toBe(1);
    expect(test.exchange.book(test.pair.id, 10).bids).toMatchObject([{ quantity: '0.0001' }]);
    expect(await test.balance(alice, 'USDT')).toEqual({ available: '995', held: '5' });
    expect(test.errors.splice(0)).toHaveLength(1);
  });

  it('a command that the database refuses does not affect other commands of the transaction', async () => {
    const alice = await test.user({ USDT: '1000' });
    failNextWrite('refused');
    const results = await Promise.all([1, 2, 3].map(() => spotOf(test.exchange).placeOrder(bid(alice.id))));
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await test.balance(alice, 'USDT')).toEqual({ available: '985', held: '15' });
    expect(test.errors.splice(0)).toHaveLength(1);
  });

  it('nothing is written once the store belongs to another process', async () => {
    const alice = await test.user({ USDT: '1000' });
    vi.spyOn(test.store, 'ensureExclusive').mockImplementation(() => {
      throw new Error('the lock is lost');
    });
    expect(await spotOf(test.exchange).placeOrder(bid(alice.id))).toEqual(UNAVAILABLE);
    expect((await spotOf(test.exchange).openOrders(alice.id, {}, { page: 1 })).total).toBe(0);
    expect(test.errors.splice(0)).toHaveLength(1);
  });
});

it('a flush that fails after the commit ends the exchange, and the batch is not executed again', async () => {
  const alice = await test.user({ USDT: '1000' });
  test.store.failNextWrite('flush');
  const results = await Promise.all([1, 2, 3].map(() => spotOf(test.exchange).placeOrder(bid(alice.id))));
  expect(results).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
  expect((await spotOf(test.exchange).openOrders(alice.id, {}, { page: 1 })).total).toBe(3);
  expect(test.fatal).toHaveLength(1);
  expect(test.errors.splice(0)).toHaveLength(1);
});

it('a nearly full disk refuses commands at once, and accepts them when there is space again', async () => {
  const alice = await test.user({ USDT: '1000' });
  const guard = vi.spyOn(test.store, 'ensureWritable').mockImplementation(() => {
    throw new Error('the disk is nearly full');
  });
  expect(await spotOf(test.exchange).placeOrder(bid(alice.id))).toEqual(UNAVAILABLE);
  guard.mockRestore();
  expect(await spotOf(test.exchange).placeOrder(bid(alice.id))).toMatchObject({ ok: true });
  expect(test.fatal).toEqual([]);
  expect(test.errors.splice(0)).toHaveLength(1);
});

it('a long queue refuses further commands at once, and accepts them later', async () => {
  const small = await createTestExchange({ longestQueue: 3 });
  const alice = await small.user({ USDT: '1000' });
  const order = { userId: alice.id, pairId: small.pair.id, side: 'buy', quantity: decimal('0.0001') } as const;
  const place = () => spotOf(small.exchange).placeOrder({ ...order, type: 'limit', price: decimal('100') });
  const results = await Promise.all(Array.from({ length: 5 }, place));
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  expect(results.at(-1)).toEqual(UNAVAILABLE);
  expect(await place()).toMatchObject({ ok: true });
  await small.close();
});

it('a long queue is written in batches, so that no write takes long', async () => {
  const alice = await test.user({ USDT: '1000' });
  const deposits = Array.from({ length: 900 }, () =>
    test.exchange.admin.deposit({
      userId: alice.id,
      currencyId: test.usdt.id,
      wallet: 'change',
      amount: decimal('1'),
    }),
  );
  const transactions = vi.spyOn(test.store.db, 'transaction');
  for (const result of await Promise.all(deposits)) expect(result.ok).toBe(true);
  expect(transactions.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect((await test.balance(alice, 'USDT')).available).toBe('1900');
});

describe('many deadlines that are due', () => {
  const DUE = 1000;
  let busy: TestExchange;
  let met: number;
  /** Every deadline posts an entry. */
  const alarms: Product<object> = {
    name: 'alarms',
    load: () => Promise.resolve({}),
    writes: () => undefined,
    due: (context) => {
      met += 1;
      const amount = decimal('1');
      deposit(context, { userId: [...context.users][0] ?? 0, currencyId: busy.usdt.id, wallet: 'change', amount });
    },
  };

  beforeEach(async () => {
    met = 0;
    busy = await createTestExchange({ products: [alarms] });
    await busy.user();
    await busy.exchange.run((context) => {
      for (let count = 0; count < DUE; count += 1) context.schedule(alarms, String(count), context.now + 1);
      return { ok: true };
    });
    busy.clock.advance(1);
  });
  afterEach(() => busy.close());

  it('many deadlines that are due stand before a command only with the batch that is written and their share of the next one', async () => {
    const ran = await busy.exchange.run(() => ({ ok: true, before: met }));
    expect(ran.ok && ran.before).toBeGreaterThan(0);
    expect(ran.ok && ran.before).toBeLessThanOrEqual(200 + 100);
    await busy.exchange.tick();
    expect(met).toBe(DUE);
  });

  it('many deadlines that are due and many commands take turns', async () => {
    const order = { userId: 1, currencyId: busy.usdt.id, wallet: 'change', amount: decimal('1') } as const;
    const seen = await Promise.all(
      Array.from({ length: 300 }, () =>
        busy.exchange.run((context) => ({ ...deposit(context, order), ok: true, before: met }) as const),
      ),
    );
    const last = seen.at(-1);
    // The batch that is written, and then a share of 100 for the deadlines and one for the commands in each of three.
    expect(last?.ok && last.before).toBeLessThanOrEqual(200 + 300);
    await busy.exchange.tick();
    expect(met).toBe(DUE);
  });
});

it('events come after the commit, in the order in which things happened', async () => {
  const seller = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '1000' });
  const ask = await test.place(seller, 'sell', '0.0002', '50000');
  const { exchange, pair } = test;
  const seen: [string, unknown][] = [];
  const watch = <Name extends keyof ExchangeEvents>(name: Name, tell: (event: ExchangeEvents[Name]) => unknown) =>
    exchange.on(name, (event) => seen.push([name, tell(event)]));
  watch('order', ({ id, status }) => [id, status]);
  watch('fill', ({ quantity, takerSide }) => [quantity, takerSide]);
  watch('balance', ({ userId, currencyId, available }) => [userId, currencyId, available]);
  watch('book', ({ pairId }) => [pairId, exchange.book(pairId, 1).asks[0]?.quantity]);
  const order = await test.place(buyer, 'buy', '0.0001', '50000');
  expect(seen).toEqual([
    ['fill', ['0.0001', 'buy']],
    ['order', [ask.id, 'open']],
    ['order', [order.id, 'filled']],
    ['balance', [buyer.id, test.usdt.id, '995']],
    ['balance', [buyer.id, test.btc.id, '0.0000998']],
    ['balance', [seller.id, test.btc.id, '0.9998']],
    ['balance', [seller.id, test.usdt.id, '4.995']],
    ['book', [pair.id, '0.0001']],
  ]);
});

it('events reach every listener until it unsubscribes, although one of them throws', async () => {
  const alice = await test.user({ USDT: '1000' });
  const heard = vi.fn<() => void>();
  test.exchange.on('book', () => {
    throw new Error('a listener');
  });
  const letGo = test.exchange.on('book', heard);
  await spotOf(test.exchange).placeOrder(bid(alice.id));
  letGo();
  await spotOf(test.exchange).placeOrder(bid(alice.id));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(test.errors.splice(0)).toHaveLength(2);
});

it('a restart has the same books with the same time priority, and continues the ids', async () => {
  const first = await test.user({ BTC: '1' });
  const second = await test.user({ BTC: '1' });
  const buyer = await test.user({ USDT: '1000' });
  const older = await test.place(first, 'sell', '0.001', '50000');
  await test.place(second, 'sell', '0.001', '50000');
  await test.place(second, 'sell', '0.001', '49000');
  await test.place(buyer, 'buy', '0.001', '49000');
  await test.place(buyer, 'buy', '0.001', '48000');
  const before = test.exchange.book(test.pair.id, 10);

  const after = await test.restart();
  expect(after.book(test.pair.id, 10)).toEqual(before);
  const placed = await spotOf(after).placeOrder({ ...bid(buyer.id), type: 'limit', price: decimal('50000') });
  expect(placed).toMatchObject({ ok: true, order: { id: 6 }, fills: [{ id: 2, makerOrderId: older.id }] });
  await after.close();
});

it('a restart finishes queued commands and accepts no more', async () => {
  const alice = await test.user({ USDT: '1000' });
  const queued = spotOf(test.exchange).placeOrder(bid(alice.id));
  const closed = test.exchange.close();
  expect(await spotOf(test.exchange).placeOrder(bid(alice.id))).toEqual(UNAVAILABLE);
  expect(await queued).toMatchObject({ ok: true });
  await closed;
});
