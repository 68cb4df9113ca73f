import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Side } from '../catalog/types';
import { createTestApp, type TestApp } from '../testing/test-app';
import { spotOf } from '../products/spot/spot-orders';

/* Orders of one user that rest in a book of the bots. */

const TICK_MS = 1000;

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp({ withBots: true });
});
afterEach(() => test.close());

const markOf = (pairId: number) => test.exchange.markPrice(pairId);

it('walls at the touch change neither the mark price nor its state', async () => {
  const { exchange, pair } = test;
  const attacker = await test.user({ USDT: '3000000', BTC: '20' });
  for (let round = 0; round < 8; round += 1) {
    test.clock.advance(TICK_MS);
    await test.bots.step();
    await exchange.tick();
    const { price, state } = markOf(pair.id) ?? {};
    const side: Side = round % 2 === 0 ? 'buy' : 'sell';
    const { bids, asks } = exchange.book(pair.id, 1);
    const touch = side === 'buy' ? bids[0]?.price : asks[0]?.price;
    const wall = { userId: attacker.id, pairId: pair.id, side, type: 'post_only', quantity: decimal('0.9') } as const;
    const placed = await spotOf(exchange).placeOrder({ ...wall, price: touch ?? decimal(0) });
    await exchange.tick();
    expect(markOf(pair.id)).toMatchObject({ price, state });
    if (placed.ok) await spotOf(exchange).cancelOrder({ userId: attacker.id, orderId: placed.order.id });
  }
});
