import { afterEach, expect, it } from 'vitest';
import type { Fill } from '../../products/spot/types';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { LADDER_LEVELS } from './ladder';

const open: TestApp[] = [];

async function app(env: NodeJS.ProcessEnv = {}): Promise<TestApp & { fills: Fill[] }> {
  const made = await createTestApp({ env, withBots: true });
  open.push(made);
  const fills: Fill[] = [];
  made.exchange.on('fill', (fill) => fills.push(fill));
  return { ...made, fills };
}

afterEach(async () => {
  for (const made of open.splice(0)) await made.close();
});

async function act(test: TestApp, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    test.clock.advance(200);
    await test.bots.step();
  }
}

const bookOf = ({ exchange, pair }: TestApp) => exchange.book(pair.id, 1000);

it('bots set up their accounts and quote both sides, once', async () => {
  const test = await app();
  const { bids, asks } = bookOf(test);
  expect([bids.length, asks.length]).toEqual([LADDER_LEVELS, LADDER_LEVELS]);
  await test.bots.open();
  expect(bookOf(test)).toEqual({ pairId: test.pair.id, bids, asks, last: undefined });
});

it('bots trade, keep the book deep and in order, and stay near the reference', async () => {
  const test = await app();
  await act(test, 300);
  expect(test.fills.length).toBeGreaterThan(100);
  expect(new Set(test.fills.map(({ takerSide }) => takerSide))).toEqual(new Set(['buy', 'sell']));
  expect(new Set(test.fills.map(({ quantity }) => quantity)).size).toBeGreaterThan(50);
  const { bids, asks } = bookOf(test);
  expect(Math.min(bids.length, asks.length)).toBeGreaterThan(LADDER_LEVELS / 2);
  expect(Math.max(bids.length, asks.length)).toBeLessThan(LADDER_LEVELS * 2);
  expect(Number(bids[0]?.price)).toBeLessThan(Number(asks[0]?.price));
  const prices = test.fills.map(({ price }) => Number(price));
  expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(1.02);
  expect(test.errors).toEqual([]);
});

it('bots do the same for the same seed', async () => {
  const [one, two] = [await app(), await app()];
  await act(one, 60);
  await act(two, 60);
  expect(one.fills.length).toBeGreaterThan(0);
  expect(two.fills).toEqual(one.fills);
  expect(bookOf(two)).toEqual(bookOf(one));
});

it('bots keep the ledger balanced: their deposits are posted from external', async () => {
  const test = await app();
  await act(test, 50);
  for (const { total } of await test.exchange.admin.sums()) expect(total).toBe('0');
});

it('bots that are switched off place no orders, and keep the seeded depth', async () => {
  const test = await app({ BOT_RATE: '0' });
  const before = bookOf(test);
  test.bots.start();
  expect(test.bots.isRunning()).toBe(false);
  await test.bots.stop();
  expect(bookOf(test)).toEqual(before);
  expect(before.bids).toHaveLength(LADDER_LEVELS);
  expect(test.fills).toEqual([]);
});
