import { decimal } from '@bourse/decimal';
import { describe, expect, it, vi } from 'vitest';
import type { JournalEntry } from '../journal';
import { fakeVenue, aMarket, type FakeVenue, type Fault } from '../testing/fake-venue';
import { testDesk } from '../testing/test-desk';
import { VenueError } from '../venue/venue';
import type { AskedOrder } from './rules';

const buy: AskedOrder = {
  symbol: 'BTC/USDT',
  side: 'buy',
  type: 'limit',
  amount: decimal('0.5'),
  price: decimal('90'),
};

const DAY_MS = 24 * 3_600_000;

const kinds = (entries: readonly JournalEntry[]) => entries.map(({ is }) => is);
/** Free and held USDT. */
const usdt = async (venue: FakeVenue) => {
  const row = (await venue.balances()).find(({ currency }) => currency === 'USDT');
  return [row?.available, row?.held];
};

it('an order is in the journal before it is sent, and its answer after it', async () => {
  const { desk, venue, journal } = testDesk();
  venue.placeOrder = async () => {
    expect(kinds(journal.entries)).toEqual(['place']);
    return { ...buy, id: 'o1', clientId: 'c1', state: 'open', filled: decimal(0), at: 0 };
  };
  expect(await desk.place(buy, 'c1')).toEqual({ ok: true });
  expect(kinds(journal.entries)).toEqual(['place', 'placed']);
});

const stop = (price: string) => ({ kind: 'stopLoss', price: decimal(price) }) as const;

describe('a type of limit order', () => {
  it.each([
    ['ioc', '0', { ok: false, reason: 'ended_unfilled' }],
    ['ioc', '0.2', { ok: true, endedPartly: true }],
    ['fok', '0', { ok: false, reason: 'cannot_fill' }],
    ['post_only', '0', { ok: false, reason: 'would_take' }],
  ] as const)(
    'an %s order that the venue ends with %s filled is told as such, also where its reply has the id alone',
    async (inForce, filled, told) => {
      for (const isSilent of [false, true]) {
        const { desk, venue } = testDesk();
        if (isSilent) venue.answerWithIdsOnly();
        venue.endNextOrder(decimal(filled));
        expect(await desk.place({ ...buy, inForce }, 'c1')).toEqual(told);
      }
    },
  );

  it.each([
    ['market', { type: 'market', price: undefined }],
    ['plain limit', {}],
  ] as const)(
    'a %s order that the venue ends at once is not told as placed, also where its reply has the id alone',
    async (_type, terms) => {
      for (const isSilent of [false, true]) {
        const { desk, venue } = testDesk();
        venue.setBook('BTC/USDT', [], [[decimal('90'), decimal('1')]]);
        if (isSilent) venue.answerWithIdsOnly();
        venue.endNextOrder(decimal('0'));
        expect(await desk.place({ ...buy, ...terms }, 'c1')).toEqual({ ok: false, reason: 'ended_unfilled' });
      }
    },
  );

  it('an immediate order whose end cannot be looked up is unknown until it is', async () => {
    const { desk, venue, journal } = testDesk();
    venue.answerWithIdsOnly();
    venue.endNextOrder(decimal('0'));
    vi.spyOn(venue, 'order').mockRejectedValue(new VenueError('maintenance', { outcome: 'unknown' }));
    const byClientId = vi
      .spyOn(venue, 'findOrder')
      .mockRejectedValue(new VenueError('maintenance', { outcome: 'unknown' }));
    expect(await desk.place({ ...buy, inForce: 'ioc' }, 'c1')).toEqual({ ok: false, reason: 'unknown' });
    byClientId.mockRestore();
    await desk.resolve();
    expect(journal.entries.at(-1)).toMatchObject({ is: 'refused', reason: 'ended_unfilled' });
  });

  it('an order that the venue does not tell by its id is looked up by its client id', async () => {
    const { desk, venue } = testDesk();
    venue.answerWithIdsOnly();
    venue.endNextOrder(decimal('0'));
    venue.order = () => Promise.reject(new VenueError('an argument is missing', { outcome: 'unknown' }));
    expect(await desk.place({ ...buy, inForce: 'ioc' }, 'c1')).toEqual({ ok: false, reason: 'ended_unfilled' });
  });

  it('an order whose end the venue does not tell is placed', async () => {
    const { desk, venue } = testDesk();
    venue.answerWithIdsOnly();
    expect(await desk.place({ ...buy, inForce: 'post_only' }, 'c1')).toEqual({ ok: true });
    expect(venue.placed).toMatchObject([{ inForce: 'post_only' }]);
  });

  it('a stop-limit order is floored, sent with its trigger, and refused once the price has reached it', async () => {
    const { desk, venue, journal } = testDesk({ caps: { ofOrder: decimal('100'), ofDay: decimal('1000') } });
    const rise = { ...buy, price: decimal('120'), stop: stop('110.019') };
    expect(await desk.place(rise, 'c1')).toEqual({ ok: true });
    expect(venue.placed).toMatchObject([{ type: 'limit', price: '120', stop: { kind: 'stopLoss', price: '110.01' } }]);
    expect(await desk.place({ ...rise, stop: stop('100') }, 'c2')).toEqual({ ok: false, reason: 'trigger_reached' });
    const fall = { ...buy, side: 'sell', price: decimal('80') } as const;
    expect(await desk.place({ ...fall, stop: stop('100') }, 'c3')).toEqual({ ok: false, reason: 'trigger_reached' });
    expect(await desk.place({ ...fall, stop: stop('99') }, 'c4')).toEqual({ ok: true });
    expect(await desk.place({ ...fall, stop: stop('0.001') }, 'c5')).toEqual({ ok: false, reason: 'trigger_invalid' });
    const again = testDesk({ venue, entries: journal.entries });
    expect(await again.desk.place(rise, 'c1')).toEqual({ ok: true });
    expect(await again.desk.place({ ...rise, stop: stop('111') }, 'c1')).toEqual({
      ok: false,
      reason: 'request_taken',
    });
    expect(venue.placed).toHaveLength(2);
  });

  it('a type of order is part of what a repetition must repeat', async () => {
    const { desk } = testDesk();
    await desk.place({ ...buy, inForce: 'post_only' }, 'c1');
    expect(await desk.place(buy, 'c1')).toEqual({ ok: false, reason: 'request_taken' });
  });
});

it('an order is not sent if the journal cannot be written', async () => {
  const { desk, venue, journal } = testDesk();
  journal.write = () => Promise.reject(new Error('the disk is full'));
  await expect(desk.place(buy, 'c1')).rejects.toThrow('the disk is full');
  expect(venue.placed).toEqual([]);
});

it('an order has one effect, however often its request is repeated', async () => {
  const { desk, venue, journal } = testDesk();
  const answers = await Promise.all([desk.place(buy, 'c1'), desk.place(buy, 'c1')]);
  expect([...answers, await desk.place(buy, 'c1')]).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(venue.placed).toHaveLength(1);
  const taken = { ok: false, reason: 'request_taken' };
  expect(await desk.place({ ...buy, side: 'sell' }, 'c1')).toEqual(taken);
  const other = { ...buy, price: decimal('90.001') };
  expect(await Promise.all([desk.place(buy, 'c2'), desk.place(other, 'c2')])).toEqual([{ ok: true }, taken]);
  expect([await desk.place(other, 'c1'), await desk.place({ ...buy, amount: decimal('0.4') }, 'c1')]).toEqual([
    taken,
    taken,
  ]);
  const again = testDesk({ venue, entries: journal.entries });
  expect([await again.desk.place(buy, 'c1'), await again.desk.place(other, 'c1')]).toEqual([{ ok: true }, taken]);
  expect(venue.placed).toHaveLength(2);
});

it('an order is floored to the steps of the market, down to 1e-12 without exponents', async () => {
  const step = decimal('0.000000000001');
  const tiny = aMarket('PEPE/USDT', {
    priceStep: step,
    amountStep: step,
    minAmount: undefined,
    minNotional: undefined,
  });
  const { desk, venue } = testDesk({ venue: fakeVenue({ markets: [tiny] }), market: tiny });
  const price = decimal('0.0000000000039');
  await desk.place({ ...buy, symbol: 'PEPE/USDT', price, amount: decimal('1000.1234567890129') }, 'c1');
  expect(venue.placed).toMatchObject([{ price: '0.000000000003', amount: '1000.123456789012' }]);
});

it('the caps refuse an order that is too large, and all above the sum of a day', async () => {
  const { desk, venue, clock } = testDesk({ caps: { ofOrder: decimal('50'), ofDay: decimal('100') } });
  expect(await desk.place({ ...buy, amount: decimal('0.6') }, 'a')).toEqual({ ok: false, reason: 'cap_of_order' });
  expect(await desk.place(buy, 'b')).toEqual({ ok: true });
  const both = await Promise.all([desk.place(buy, 'c'), desk.place(buy, 'd')]);
  expect(both).toEqual([{ ok: true }, { ok: false, reason: 'cap_of_day' }]);
  // The time of the machine is set forward: that is no new day.
  clock.at += DAY_MS + 1;
  expect(await desk.place(buy, 'e')).toEqual({ ok: false, reason: 'cap_of_day' });
  clock.elapsed += DAY_MS + 1;
  expect(await desk.place(buy, 'f')).toEqual({ ok: true });
  // And set back: its orders still count.
  clock.at -= DAY_MS + 1;
  expect(await desk.place(buy, 'g')).toEqual({ ok: false, reason: 'cap_of_day' });
  expect(venue.placed).toHaveLength(3);
});

it('the caps count all pairs, cancelled orders and orders before a restart', async () => {
  const caps = { ofOrder: decimal('50'), ofDay: decimal('100') };
  const { desk, venue, journal } = testDesk({ caps });
  await desk.place(buy, 'a');
  const [order] = await venue.openOrders();
  if (order) await desk.cancel(order);
  const again = testDesk({ venue, caps, entries: journal.entries });
  expect(await again.desk.place({ ...buy, symbol: 'ETH/USDT' }, 'b')).toEqual({ ok: true });
  expect(await again.desk.place(buy, 'c')).toEqual({ ok: false, reason: 'cap_of_day' });
});

it('the caps refuse an order without a known value: a quote currency without worth, and a sale without a last price', async () => {
  const { desk, venue } = testDesk({ worthOf: () => undefined });
  expect(await desk.place(buy, 'a')).toEqual({ ok: false, reason: 'worth_unknown' });
  const unpriced = testDesk({ venue, lastOf: () => undefined });
  const sale = { ...buy, side: 'sell', price: decimal('0.01') } as const;
  expect(await unpriced.desk.place({ ...sale, amount: decimal('600') }, 'b')).toEqual({
    ok: false,
    reason: 'worth_unknown',
  });
  expect(venue.placed).toEqual([]);
});

it('the caps value a market order by the levels that it takes, and a sale at least by the last price', async () => {
  const { desk, venue } = testDesk({ caps: { ofOrder: decimal('60'), ofDay: decimal('1000') } });
  venue.setBook(
    'BTC/USDT',
    [],
    [
      [decimal('100'), decimal('0.1')],
      [decimal('200'), decimal('1')],
    ],
  );
  const market = { ...buy, type: 'market', price: undefined } as const;
  expect(await desk.place({ ...market, amount: decimal('0.4') }, 'a')).toEqual({ ok: false, reason: 'cap_of_order' });
  expect(await desk.place({ ...market, amount: decimal('0.3') }, 'b')).toEqual({ ok: true });
  expect(await desk.place({ ...market, amount: decimal('9') }, 'c')).toEqual({ ok: false, reason: 'no_liquidity' });
  const low = { ...buy, side: 'sell', price: decimal('10'), amount: decimal('0.7') } as const;
  expect(await desk.place(low, 'd')).toEqual({ ok: false, reason: 'cap_of_order' });
});

it('the kill switch cancels all open orders, and refuses new ones until trading is resumed', async () => {
  const { desk, venue } = testDesk();
  await desk.place(buy, 'a');
  await desk.place(buy, 'b');
  expect(await desk.stop('a test')).toEqual({ cancelled: 2, left: 0, isKept: true });
  expect(await usdt(venue)).toEqual(['1000', '0']);
  expect(await desk.place(buy, 'c')).toEqual({ ok: false, reason: 'stopped' });
  await desk.resume('a test');
  expect(await desk.place(buy, 'd')).toEqual({ ok: true });
});

it('the kill switch stays on after a restart, and cancels an order that is found late', async () => {
  const first = testDesk();
  for (let lookUps = 0; lookUps < 3; lookUps += 1) first.venue.fail('find', 'not delivered');
  first.venue.fail('place', 'reply lost');
  expect(await first.desk.place(buy, 'a')).toEqual({ ok: false, reason: 'unknown' });
  await first.desk.stop('a test');
  const again = testDesk({ venue: first.venue, entries: first.journal.entries });
  expect(again.desk.isStopped).toBe(true);
  await again.desk.resolve();
  expect(await first.venue.openOrders()).toEqual([]);
});

/** Fault, answer to the caller, and whether the venue has the order. */
const FAULTS: readonly (readonly [Fault, string, boolean])[] = [
  ['reply lost', 'ok', true],
  ['not delivered', 'unknown', false],
  ['rate_limit', 'rate_limit', false],
  ['maintenance', 'maintenance', false],
  ['clock_skew', 'clock_skew', false],
];

describe('a fault of the venue', () => {
  it.each(FAULTS)(
    'the fault %s while an order is placed tells %s, and no order is lost or doubled',
    async (fault, told, isOpen) => {
      const { desk, venue } = testDesk();
      venue.fail('place', fault);
      const expected = told === 'ok' ? { ok: true } : { ok: false, reason: told };
      expect(await desk.place(buy, 'c1')).toEqual(expected);
      // The browser repeats its request.
      await desk.place(buy, 'c1');
      expect(venue.placed).toHaveLength(isOpen ? 1 : 0);
      expect(await venue.openOrders()).toHaveLength(isOpen ? 1 : 0);
      expect(await usdt(venue)).toEqual(isOpen ? ['955', '45'] : ['1000', '0']);
    },
  );

  it.each(FAULTS)(
    'the fault %s while an order is cancelled tells %s, and the order is cancelled only if it is told',
    async (fault, told, isDone) => {
      const { desk, venue } = testDesk();
      await desk.place(buy, 'c1');
      const [order] = await venue.openOrders();
      if (!order) throw new Error('the order is not open');
      venue.fail('cancel', fault);
      const expected = told === 'ok' ? { ok: true } : { ok: false, reason: told };
      expect(await desk.cancel(order)).toEqual(expected);
      expect(await usdt(venue)).toEqual(isDone ? ['1000', '0'] : ['955', '45']);
    },
  );

  it('a lost reply of the cancel of an order that was filled tells that it was filled', async () => {
    const { desk, venue, journal } = testDesk();
    await desk.place(buy, 'c1');
    const [order] = await venue.openOrders();
    if (!order) throw new Error('the order is not open');
    venue.cancelOrder = () => Promise.reject(new Error('the connection broke'));
    venue.order = async () => ({ ...order, state: 'filled', filled: order.amount });
    expect(await desk.cancel(order)).toEqual({ ok: false, reason: 'order_filled' });
    expect(journal.entries.at(-1)).toMatchObject({ is: 'cancel answered', outcome: 'order_filled' });
    venue.setAbilities({ orderById: false });
    expect(await desk.cancel(order)).toEqual({ ok: false, reason: 'unknown' });
  });

  it('an order with a lost reply stays unknown and is never sent again where the venue finds no order by client id', async () => {
    const { desk, venue, journal } = testDesk();
    venue.setAbilities({ findByClientId: false });
    venue.fail('place', 'reply lost');
    expect(await desk.place(buy, 'c1')).toEqual({ ok: false, reason: 'unknown' });
    expect(await desk.place(buy, 'c1')).toEqual({ ok: false, reason: 'unknown' });
    expect(venue.placed).toHaveLength(1);
    expect(journal.entries.at(-1)).toMatchObject({ is: 'unknown', clientId: 'c1' });
  });

  it('a restart between command and answer is resolved by the look-up', async () => {
    const first = testDesk();
    await first.desk.place(buy, 'c1');
    const again = testDesk({ venue: first.venue, entries: first.journal.entries.slice(0, 1) });
    await again.desk.resolve();
    expect(again.journal.entries.at(-1)).toMatchObject({ is: 'placed', clientId: 'c1', found: true });
    expect(await again.desk.place(buy, 'c1')).toEqual({ ok: true });
    expect(first.venue.placed).toHaveLength(1);
  });

  it('the venue refuses an order of a delisted pair, and a cancel with its reason', async () => {
    const { desk, venue } = testDesk();
    await desk.place(buy, 'c1');
    const [order] = await venue.openOrders();
    venue.delist('BTC/USDT');
    expect(await desk.place(buy, 'c2')).toEqual({ ok: false, reason: 'pair_closed' });
    expect(order && (await desk.cancel(order))).toEqual({ ok: false, reason: 'pair_closed' });
  });

  it('a partial fill keeps the rest open, and its cancel returns the rest alone', async () => {
    const { desk, venue } = testDesk();
    venue.setBook('BTC/USDT', [], [[decimal('90'), decimal('0.2')]]);
    await desk.place(buy, 'c1');
    const [order] = await venue.openOrders();
    expect(order).toMatchObject({ amount: '0.5', filled: '0.2' });
    expect(order && (await desk.cancel(order))).toEqual({ ok: true });
    expect(await usdt(venue)).toEqual(['982', '0']);
  });
});
