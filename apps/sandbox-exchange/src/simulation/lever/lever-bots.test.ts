import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leverOrdersOf } from '../../products/lever/queries';
import type { LeverStatus } from '../../products/lever/types';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { leverBotUsers } from '../people';
import { seededRandom } from '../random';
import { actWithLeverage } from './lever-bots';
import { MOST_HELD, nextLeverAction, stopsAround } from './plan';

let test: TestExchange;
beforeEach(async () => {
  test = await createTestExchange();
});
// Audits the books.
afterEach(() => test.close());

/** Last trade, bid and ask: the pair has a live mark price. */
async function quote(): Promise<void> {
  const user = await test.user({ USDT: '1000000', BTC: '100' });
  await test.place(user, 'sell', '1', '30001');
  await test.place(user, 'buy', '1', '29999');
  const other = await test.user({ USDT: '1000000' });
  await test.place(other, 'buy', '0.1', '30001');
  await test.exchange.tick();
}

const act = async (users: readonly number[], steps: number) => {
  const random = seededRandom('leverage');
  for (let step = 0; step < steps; step += 1) await actWithLeverage({ exchange: test.exchange, users, random });
};

const ordersOf = async (users: readonly number[], status: LeverStatus) => {
  const page = { page: 1, size: 100 };
  const pages = await Promise.all(
    users.map((userId) => leverOrdersOf(test.exchange.db, userId, { status, pairId: undefined }, page)),
  );
  return pages.flatMap(({ rows }) => rows);
};

it('leverage bots hold long and short positions, set stops and close, and the ledger sums to zero', async () => {
  await quote();
  const users = await leverBotUsers(test.exchange);
  await act(users, 60);
  const held = await ordersOf(users, 'position');
  expect(new Set(held.map(({ userId }) => userId)).size).toBe(users.length);
  expect(held.length).toBeLessThanOrEqual(users.length * MOST_HELD);
  const all = [...held, ...(await ordersOf(users, 'closed'))];
  expect(all.length).toBeGreaterThan(held.length);
  expect(new Set(all.map(({ direction }) => direction))).toEqual(new Set(['long', 'short']));
  expect(all.some(({ stopLoss }) => stopLoss !== undefined)).toBe(true);
  for (const { total } of await test.exchange.admin.sums()) expect(total).toBe('0');
});

it('leverage bots open nothing while there is no live price', async () => {
  const users = await leverBotUsers(test.exchange);
  await act(users, 5);
  expect(await ordersOf(users, 'position')).toEqual([]);
});

it('leverage bots close or wait once they hold enough', () => {
  const random = seededRandom('enough');
  const kinds = Array.from({ length: 50 }, () => nextLeverAction([1, 2, 3], [7], random).kind);
  expect(new Set(kinds)).toEqual(new Set(['close', 'wait']));
});

it('leverage bots put the stops of a short position on the other sides', () => {
  expect(stopsAround(decimal(100), 'long', 2)).toEqual({ takeProfit: '102', stopLoss: '98' });
  expect(stopsAround(decimal(100), 'short', 2)).toEqual({ takeProfit: '98', stopLoss: '102' });
});
