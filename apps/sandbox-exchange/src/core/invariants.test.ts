import { decimal, type Decimal } from '@bourse/decimal';
import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { User } from '../accounts/types';
import type { Side } from '../catalog/types';
import { audit } from './audit';
import { spot } from '../products/spot/product';
import { FAILURES } from '../testing/failing-writes';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { spotOf } from '../products/spot/spot-orders';

const sides = fc.constantFrom('buy' as const, 'sell' as const);
const who = fc.nat({ max: 3 });
const wallet = fc.constantFrom('legal' as const, 'change' as const, 'lever' as const, 'micro' as const);
const code = fc.constantFrom('BTC' as const, 'USDT' as const);
// Hundreds of ticks and tens of lots around prices at which the users' money runs out now and then.
const price = fc.integer({ min: 99_00, max: 101_00 }).map((cents) => decimal(`${cents}e-2`));
const quantities = fc.integer({ min: 1, max: 40_000 }).map((lots) => decimal(`${lots}e-4`));

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('limit' as const), who, side: sides, price, quantity: quantities }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('market' as const), who, side: sides, quantity: quantities }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who, back: fc.nat({ max: 12 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      who,
      code,
      from: wallet,
      to: wallet,
      quantity: quantities,
    }),
  },
);

/** What befalls an exchange between two commands: its next write fails, or it starts again. */
const mishap = fc.oneof(
  fc.record({ kind: fc.constant('fail' as const), how: fc.constantFrom(...FAILURES) }),
  fc.record({ kind: fc.constant('restart' as const) }),
);

type Step = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

async function carryOut(
  { exchange, pair, btc, usdt }: Pick<TestExchange, 'exchange' | 'pair' | 'btc' | 'usdt'>,
  users: readonly User[],
  orders: number[],
  step: Step,
): Promise<void> {
  const userId = users[step.who]?.id ?? 0;
  const order = { userId, pairId: pair.id };
  switch (step.kind) {
    case 'limit': {
      const placed = await spotOf(exchange).placeOrder({
        ...order,
        ...orderOf(step),
        type: 'limit',
        price: step.price,
      });
      if (placed.ok) orders.push(placed.order.id);
      break;
    }
    case 'market':
      await spotOf(exchange).placeOrder({ ...order, ...orderOf(step), type: 'market' });
      break;
    case 'cancel':
      await spotOf(exchange).cancelOrder({ userId, orderId: orders.at(-1 - step.back) ?? 0 });
      break;
    case 'transfer': {
      const { from, to, quantity: amount } = step;
      await exchange.transfer({ userId, currencyId: step.code === 'BTC' ? btc.id : usdt.id, from, to, amount });
    }
  }
}

function orderOf({ side, quantity }: { side: Side; quantity: Decimal }) {
  return { side, quantity };
}

async function start() {
  const test = await createTestExchange();
  const users: User[] = [];
  for (let at = 0; at < 4; at += 1) users.push(await test.user({ BTC: '10', USDT: '1000' }));
  return { test, users };
}

it('the exchange keeps the ledger consistent after every command', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 60 }), async (steps) => {
      const { test, users } = await start();
      const orders: number[] = [];
      for (const step of steps) {
        await carryOut(test, users, orders, step);
        expect(await audit(test.store.db, [spot])).toEqual({});
      }
      await test.close();
    }),
    { numRuns: runs(3, 6) },
  );
});

it('the exchange keeps the ledger consistent over failed writes and restarts between the commands', async () => {
  const anything = fc.oneof({ weight: 4, arbitrary: command }, { weight: 1, arbitrary: mishap });
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { minLength: 20, maxLength: 40 }), async (steps) => {
      const { test, users } = await start();
      let exchange = test.exchange;
      const orders: number[] = [];
      for (const step of steps) {
        if (step.kind === 'fail') test.store.failNextWrite(step.how);
        else if (step.kind === 'restart') exchange = await test.restart();
        else await carryOut({ ...test, exchange }, users, orders, step);
        expect(await audit(test.store.db, [spot])).toEqual({});
      }
      // The first may meet a failure that no command has met; after the second the state is that of the store.
      await exchange.tick();
      await exchange.tick();
      const shown = exchange.book(test.pair.id, 100);
      // The published book equals the book that a start reads from the store.
      expect((await test.restart()).book(test.pair.id, 100)).toEqual(shown);
      // The failures were made on purpose.
      test.errors.length = 0;
      await test.close();
    }),
    { numRuns: runs(3, 5) },
  );
});

it('commands that share a transaction have the same result as one at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 80 }), async (steps) => {
      const [alone, together] = [await start(), await start()];
      // Cancels refer to order ids that only the first exchange has assigned by then.
      const orders: number[] = [];
      const named: { step: Step; known: number[] }[] = [];
      for (const step of steps) {
        named.push({ step, known: [...orders] });
        await carryOut(alone.test, alone.users, orders, step);
      }
      await Promise.all(named.map(({ step, known }) => carryOut(together.test, together.users, known, step)));

      const [one, other] = [alone.test, together.test];
      expect(other.exchange.book(other.pair.id, 100)).toEqual(one.exchange.book(one.pair.id, 100));
      expect(await rows(other)).toEqual(await rows(one));
      await one.close();
      await other.close();
    }),
    { numRuns: runs(3, 6) },
  );
});

async function rows({ store: { db } }: TestExchange) {
  return {
    orders: await db.selectFrom('orders').selectAll().orderBy('id').execute(),
    fills: await db.selectFrom('fills').selectAll().orderBy('id').execute(),
    accounts: await db.selectFrom('accounts').selectAll().orderBy('id').execute(),
    postings: await db.selectFrom('postings').selectAll().orderBy('entry_id').orderBy('account_id').execute(),
  };
}
