import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { testDesk } from '../testing/test-desk';

const buy = { symbol: 'BTC/USDT', side: 'buy', type: 'limit', amount: decimal('0.5'), price: decimal('90') } as const;
const MINUTE_MS = 60_000;

it('an order without an answer is looked up after longer and longer pauses, for a day', async () => {
  const { desk, venue, clock } = testDesk();
  venue.fail('place', 'not delivered');
  expect(await desk.place(buy, 'c1')).toEqual({ ok: false, reason: 'unknown' });
  const looked: number[] = [];
  venue.findOrder = async () => {
    looked.push(clock.elapsed / MINUTE_MS);
    return undefined;
  };
  for (let minutes = 0; minutes < 2 * 24 * 60; minutes += 0.5) {
    await desk.resolve();
    clock.elapsed += MINUTE_MS / 2;
    clock.at += MINUTE_MS / 2;
  }
  expect(looked.slice(0, 8)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5]);
  expect(looked.length).toBeLessThan(40);
  expect(looked.at(-1)).toBeLessThan(24 * 60);
});

it('an order without an answer counts for the cap of its day, and frees it only where the venue has rejected it', async () => {
  const { desk, venue, clock } = testDesk({ caps: { ofOrder: decimal('50'), ofDay: decimal('50') } });
  venue.fail('place', 'not delivered');
  await desk.place(buy, 'c1');
  await desk.resolve();
  expect([desk.unknown, await desk.place(buy, 'c2')]).toEqual([1, { ok: false, reason: 'cap_of_day' }]);
  clock.elapsed += MINUTE_MS;
  const about = { ...buy, id: 'o1', clientId: 'c1', filled: decimal(0), at: 0 };
  venue.findOrder = async () => ({ ...about, state: 'rejected' });
  await desk.resolve();
  expect([desk.unknown, await desk.place(buy, 'c3')]).toEqual([0, { ok: true }]);
});

it('look-ups at the same time are one', async () => {
  const { desk, venue } = testDesk();
  venue.fail('place', 'not delivered');
  await desk.place(buy, 'c1');
  let looks = 0;
  venue.findOrder = async () => {
    looks += 1;
    return undefined;
  };
  await Promise.all([desk.resolve(), desk.resolve()]);
  expect(looks).toBe(1);
});
