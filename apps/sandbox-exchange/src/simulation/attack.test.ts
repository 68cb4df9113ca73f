import { decimal, minus, plus, sum, times, type Decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../accounts/types';
import { closeMany } from '../products/lever/close';
import { enter } from '../products/lever/product';
import { submitLever } from '../products/lever/submit';
import type { Direction } from '../products/lever/types';
import { microOptions } from '../products/micro-options/product';
import { optionsOf } from '../products/micro-options/queries';
import { submitOption } from '../products/micro-options/submit-option';
import { createTestApp, type TestApp } from '../testing/test-app';
import { spotOf } from '../products/spot/spot-orders';

/* One user moves the price with two orders of the user's own, while the bots trade at their usual pace. */

/** The bots act on one of many pairs: at 8 actions a second this often on the largest. */
const BOT_EVERY_MS = 500;
const TICK_MS = 250;
const WEALTH = '3000000';

let test: TestApp;
let attacker: User;

beforeEach(async () => {
  test = await createTestApp({ withBots: true });
  attacker = await test.user({ USDT: WEALTH, BTC: '20' });
  await test.exchange.admin.fundHouse({ house: 'options', currencyId: test.usdt.id, amount: decimal('1000000') });
  await test.exchange.admin.fundHouse({ house: 'insurance', currencyId: test.usdt.id, amount: decimal('1000000') });
  await pass(40_000);
});
afterEach(() => test.close());

async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += TICK_MS) {
    test.clock.advance(TICK_MS);
    if (passed % BOT_EVERY_MS === 0) await test.bots.step();
    await test.exchange.tick();
  }
}

const last = () => test.exchange.lastPrice(test.pair.id) ?? decimal(0);
const toCents = (price: number) => decimal(price.toFixed(2));

/** Sweeps one side of the book up to a share of the price, and puts an order of the attacker's own behind it. */
async function push(direction: Direction, share: number): Promise<void> {
  const isUp = direction === 'long';
  const to = Number(last()) * (1 + (isUp ? share : -share));
  const order = { userId: attacker.id, pairId: test.pair.id, type: 'limit', quantity: decimal('5') } as const;
  await spotOf(test.exchange).placeOrder({ ...order, side: isUp ? 'buy' : 'sell', price: toCents(to) });
  await spotOf(test.exchange).placeOrder({
    ...order,
    side: isUp ? 'sell' : 'buy',
    price: toCents(to + (isUp ? 20 : -20)),
  });
}

/** Ends the attack on the spot market: cancels what rests and trades back to the amount of BTC that the attacker had. */
async function tradeBack(): Promise<void> {
  const { rows } = await spotOf(test.exchange).openOrders(attacker.id, {}, { page: 1, size: 100 });
  for (const { id } of rows) await spotOf(test.exchange).cancelOrder({ userId: attacker.id, orderId: id });
  await pass(5000);
  for (let round = 0; round < 30; round += 1) {
    const { available } = await test.balance(attacker, 'BTC');
    const surplus = Number(minus(available, decimal('20')));
    if (Math.abs(surplus) < 0.001) return;
    const quantity = decimal(Math.min(Math.abs(surplus), 0.3).toFixed(4));
    const side = surplus > 0 ? 'sell' : 'buy';
    await spotOf(test.exchange).placeOrder({
      userId: attacker.id,
      pairId: test.pair.id,
      type: 'market',
      side,
      quantity,
    });
    await pass(2000);
  }
}

/** Everything that the attacker has, in USDT at the present price. */
async function wealth(): Promise<Decimal> {
  const balances = await test.exchange.balances(attacker.id);
  return sum(
    balances.map(({ currencyId, available, held }) =>
      times(plus(available, held), currencyId === test.btc.id ? last() : decimal(1)),
    ),
  );
}

async function fund(wallet: 'lever' | 'micro'): Promise<void> {
  await test.exchange.transfer({
    userId: attacker.id,
    currencyId: test.usdt.id,
    from: 'change',
    to: wallet,
    amount: decimal('700000'),
  });
}

const open = (user: User, direction: Direction, multiple: number) =>
  test.exchange.run((context) =>
    submitLever(enter(context), {
      userId: user.id,
      pairId: test.pair.id,
      direction,
      multiple: decimal(multiple),
      lots: decimal(500),
      limit: undefined,
    }),
  );

describe('an attacker’s positions around two own orders', () => {
  it.each([
    ['long', 0.035, 1000],
    ['short', 0.035, 1000],
    ['long', 0.004, 1000],
    ['long', 0.004, 5000],
    ['short', 0.004, 5000],
    ['long', 0.035, 15_000],
  ] as const)(
    'an attacker who moves the price by two own orders loses money: %s, pushed by %f, closed after %i ms',
    async (direction, share, after) => {
      await fund('lever');
      const before = await wealth();
      for (let count = 0; count < 40; count += 1)
        expect(await open(attacker, direction, 100)).toMatchObject({ ok: true });
      await push(direction, share);
      await pass(after);
      await test.exchange.run((context) => closeMany(enter(context), { userId: attacker.id, direction: undefined }));
      await tradeBack();
      await test.exchange.run((context) => closeMany(enter(context), { userId: attacker.id, direction: undefined }));
      expect(Number(minus(await wealth(), before))).toBeLessThan(0);
    },
  );

  it('an attacker who moves the price by two own orders liquidates nobody', async () => {
    const stranger = await test.user({ USDT: '11000' }, 'lever');
    expect(await open(stranger, 'short', 50)).toMatchObject({ ok: true });
    await push('long', 0.035);
    await pass(10_000);
    const { held } = await test.exchange.balance(stranger.id, test.usdt.id, 'lever');
    expect(Number(held)).toBeGreaterThan(9000);
  });
});

it.each([
  [500, 0.3],
  [2000, 1],
])(
  'an attacker who settles options with a sweep of the book does not move their price: %i ms before the end, with %f BTC',
  async (lead, size) => {
    await fund('micro');
    const markPrice = () => test.exchange.markPrice(test.pair.id)?.price;
    for (let round = 0; round < 6; round += 1) {
      const direction = round % 2 === 0 ? 'up' : 'down';
      // The own trade moves the last price to the far side of the spread.
      const side = direction === 'up' ? 'sell' : 'buy';
      const trade = { userId: attacker.id, pairId: test.pair.id, type: 'market' } as const;
      await spotOf(test.exchange).placeOrder({ ...trade, side, quantity: decimal('0.01') });
      await test.exchange.tick();
      const option = {
        userId: attacker.id,
        pairId: test.pair.id,
        currencyId: test.usdt.id,
        direction,
        seconds: 30,
        amount: decimal(10_000),
      } as const;
      await test.exchange.run((context) => submitOption(context, context.of(microOptions), option));
      await pass(30_000 - lead);
      const back = direction === 'up' ? 'buy' : 'sell';
      await test.exchange.tick();
      const undisturbed = markPrice();
      await spotOf(test.exchange).placeOrder({ ...trade, side: back, quantity: decimal(size) });
      await test.exchange.tick();
      // A trade records the index as it is; the series leaves changes of it below 1 basis point out.
      expect(Math.abs(Number(markPrice()) / Number(undisturbed) - 1)).toBeLessThan(0.0001);
      await pass(lead + 1500);
    }
    const closed = await optionsOf(test.store.db, attacker.id, { isOpen: false }, { page: 1, size: 100 });
    expect(closed).toHaveLength(6);
  },
);
