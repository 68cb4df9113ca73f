import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createOptionExchange, type OptionTest } from './options.test-support';
import { MOST_OPEN } from './settings';

let test: OptionTest;
let alice: User;

beforeEach(async () => {
  test = await createOptionExchange();
  alice = await test.trader('1000');
});
afterEach(() => test.close());

/** Time passes as the exchange's own timer makes it: the marks are evaluated at each step. */
async function seconds(count: number): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- the marks are evaluated one after another
  for (let passed = 0; passed < count; passed += 1) await test.pass(1000);
}

/** A second at this price of other markets. */
async function index(price: string): Promise<void> {
  test.exchange.setIndexPrice(test.pair.id, decimal(price));
  await test.pass(1000);
}

describe('opening an option', () => {
  it('opening an option holds the stake and charges the fee', async () => {
    expect(await test.submit(alice)).toEqual({ ok: true, id: 1 });
    expect(await test.money(alice)).toEqual({ available: '899.8', held: '100' });
    expect(await test.open(alice)).toMatchObject([
      { direction: 'up', openPrice: '100', profitRatio: 75, seconds: 30, settlement: undefined },
    ]);
  });

  it('an option opens at the present price', async () => {
    await test.pass(1000);
    await test.price('100.40');
    await test.submit(alice);
    expect(await test.open(alice)).toMatchObject([{ openPrice: '100.4' }]);
  });

  it.each([
    ['an amount that is no multiple of 10', { amount: decimal(15) }, 'amount_not_multiple'],
    ['an amount of zero', { amount: decimal(0) }, 'amount_invalid'],
    ['an amount above the maximum', { amount: decimal(20_000) }, 'amount_above_maximum'],
    ['a duration that is not offered', { seconds: 31 }, 'duration_not_offered'],
    ['a pair that does not exist', { pairId: 99 }, 'pair_closed'],
    ['a currency without options', { currencyId: 99 }, 'currency_unsupported'],
    ['more than the balance with its fee', { amount: decimal(1000) }, 'insufficient_balance'],
  ])('opening an option is refused with %s', async (_, change, reason) => {
    expect(await test.submit(alice, 'up', change)).toEqual({ ok: false, reason });
    expect(await test.money(alice)).toEqual({ available: '1000', held: '0' });
  });

  it('opening an option is refused for a pair that is closed for options', async () => {
    await test.exchange.admin.updatePair(test.pair.id, { hasOptions: false });
    expect(await test.submit(alice)).toEqual({ ok: false, reason: 'pair_closed' });
  });

  it('opening an option is refused while the price is stale', async () => {
    await test.pass(61_000);
    expect(await test.submit(alice)).toEqual({ ok: false, reason: 'price_unavailable' });
    await test.price('100.00');
    expect(await test.submit(alice)).toMatchObject({ ok: true });
  });

  it('opening an option is refused without an index, whatever users have traded', async () => {
    await test.pass(6000);
    await test.trade('100.00');
    expect(test.exchange.markPrice(test.pair.id)).toMatchObject({ state: 'live', source: 'trades' });
    expect(await test.submit(alice)).toEqual({ ok: false, reason: 'price_unavailable' });
    await test.price('100.00');
    expect(await test.submit(alice)).toMatchObject({ ok: true });
  });

  it('opening an option is refused beyond the maximum of open options', async () => {
    const rich = await test.trader('100000');
    for (let count = 0; count < MOST_OPEN; count += 1)
      expect(await test.submit(rich, 'up', { amount: decimal(10) })).toMatchObject({ ok: true });
    expect(await test.submit(rich, 'up', { amount: decimal(10) })).toEqual({ ok: false, reason: 'too_many_open' });
    await test.pass(30_000);
    await test.price('100.00');
    expect(await test.submit(rich, 'up', { amount: decimal(10) })).toMatchObject({ ok: true });
  });
});

it("the house refuses an option whose payout exceeds the house's capital", async () => {
  const poor = await createOptionExchange({ capital: decimal(100) });
  const user = await poor.trader();
  // 75 + 22.5 of 100 are at risk; another 7.5 are not there.
  expect(await poor.submit(user)).toMatchObject({ ok: true });
  expect(await poor.submit(user, 'down', { amount: decimal(30) })).toMatchObject({ ok: true });
  expect(await poor.submit(user, 'down', { amount: decimal(10) })).toEqual({ ok: false, reason: 'exposure_exceeded' });
  await poor.close();
});

describe('settlement', () => {
  it.each([
    ['up', '100.01', 'win', '75', '1074.8'],
    ['up', '99.99', 'loss', '-100', '899.8'],
    ['down', '99.99', 'win', '75', '1074.8'],
    ['down', '100.01', 'loss', '-100', '899.8'],
    ['up', '100.00', 'draw', '0', '999.8'],
    ['down', '100.00', 'draw', '0', '999.8'],
  ] as const)('an %s option that ends at %s is a %s of %s', async (direction, end, outcome, profit, available) => {
    const events: object[] = [];
    test.exchange.on('private', (event) => events.push(event));
    await test.submit(alice, direction);
    await test.pass(20_000);
    await test.price(end);
    expect(await test.closed(alice)).toEqual([]);
    await test.pass(10_000);
    expect(await test.result(alice)).toMatchObject({ outcome, endPrice: String(Number(end)) });
    expect(await test.money(alice)).toEqual({ available, held: '0' });
    expect(events).toMatchObject([
      { userId: alice.id, name: 'closed_microorder', payload: { id: 1, status: 3, fact_profits: profit } },
    ]);
  });

  it('settlement takes the price before the expiry, not the price when it runs', async () => {
    await test.submit(alice);
    test.clock.advance(20_000);
    await test.price('100.50');
    test.clock.advance(15_000);
    // The trade is carried out after the deadline, in the same queue.
    await test.price('99.00');
    expect(await test.result(alice)).toMatchObject({ outcome: 'win', endPrice: '100.5' });
  });

  it('a settlement over a stop of the exchange has the same result', async () => {
    await test.submit(alice, 'down');
    await test.pass(10_000);
    await test.price('99.70');
    test.clock.advance(1000);
    await test.restart();
    test.clock.advance(6 * 3_600_000);
    await test.restart();
    await test.price('140.00');
    expect(await test.result(alice)).toMatchObject({ outcome: 'win', endPrice: '99.7' });
    expect(await test.money(alice)).toEqual({ available: '1074.8', held: '0' });
  });

  it('small trades and orders that rest decide no option', async () => {
    const attacker = await test.user({ BTC: '1000', USDT: '100000' });
    for (let second = 0; second < 40; second += 1) await index('100');
    await test.submit(alice);
    await test.place(attacker, 'sell', '900', '100.02');
    await test.place(attacker, 'buy', '0.01', '100.01');
    for (let second = 0; second < 31; second += 1) await index('100');
    expect(await test.result(alice)).toMatchObject({ outcome: 'draw', endPrice: '100' });
  });

  it.each(['up', 'down'] as const)(
    'an option %s whose index is lost ends at the last index, whatever users trade at since',
    async (direction) => {
      for (let second = 0; second < 40; second += 1) await index('100');
      await test.submit(alice, direction);
      const [way, away] = direction === 'up' ? ['100.40', '99.80'] : ['99.60', '100.20'];
      await test.pass(6000);
      await test.trade(away);
      await test.pass(1000);
      await test.trade(way);
      await seconds(30);
      expect(test.exchange.markPrice(test.pair.id)).toMatchObject({ source: 'trades', last: String(Number(way)) });
      expect(await test.result(alice)).toMatchObject({ outcome: 'draw', endPrice: '100' });
    },
  );

  it('an option whose index is back before its end ends at the index', async () => {
    for (let second = 0; second < 40; second += 1) await index('100');
    await test.submit(alice);
    await test.pass(10_000);
    await test.trade('99.80');
    for (let second = 0; second < 21; second += 1) await index('100.20');
    expect(await test.result(alice)).toMatchObject({ outcome: 'win', endPrice: '100.2' });
  });

  it('options that expire at the same moment are settled once each', async () => {
    const rich = await test.trader('100000');
    for (let count = 0; count < 20; count += 1) await test.submit(rich, count % 2 === 0 ? 'up' : 'down');
    await test.pass(20_000);
    await test.price('100.10');
    await test.pass(10_000);
    await test.pass(1000);
    const closed = await test.closed(rich);
    expect(closed).toHaveLength(20);
    expect(closed.filter(({ settlement }) => settlement?.outcome === 'win')).toHaveLength(10);
    // 20 fees of 0.2, ten wins of 75, ten losses of 100.
    expect(await test.money(rich)).toEqual({ available: '99746', held: '0' });
  });
});
