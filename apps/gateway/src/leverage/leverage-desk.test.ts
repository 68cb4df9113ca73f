import { decimal } from '@bourse/decimal';
import { isCcxtInstalled, startLoopbackVenue, type LoopbackVenue } from '@bourse/loopback-venue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Commands } from '../orders/commands';
import { OrderDesk } from '../orders/order-desk';
import { memoryJournal } from '../testing/test-desk';
import { openCcxtVenue } from '../venue/ccxt/ccxt-venue';
import type { VenueContract } from '../venue/types';
import type { Venue, VenueContracts } from '../venue/venue';
import { closedPositions } from './closed-positions';
import { journalOrders } from './journal-orders';
import { LeverageDesk } from './leverage-desk';

const LIMIT_MS = 120_000;
const PAIR = 'BTC/USDT';
const SYMBOL = 'BTC/USDT:USDT';

/** `npm test` installs ccxt; a single test file may run without it. */
describe.skipIf(!isCcxtInstalled())('leverage through ccxt', { timeout: LIMIT_MS }, () => {
  let loopback: LoopbackVenue;
  let venue: Venue;
  let contracts: VenueContracts;
  let contract: VenueContract;
  let ids = 0;
  const nextId = () => String((ids += 1)).padStart(32, '0');

  beforeAll(async () => {
    loopback = await startLoopbackVenue({
      dialect: 'binance',
      markets: [{ symbol: PAIR, lot: '0.001', minTotal: '5', hasContract: true }],
    });
    loopback.exchange.setBook(PAIR, { bids: [['100', '9']], asks: [['100', '9']] });
    loopback.exchange.trade(PAIR, { side: 'buy', price: '100', amount: '1' });
    const { origin, keys } = loopback;
    venue = await openCcxtVenue({
      id: 'binance',
      isTestnet: true,
      keys: { ...keys, password: undefined },
      origin,
      say: () => undefined,
    });
    if (!venue.contracts) throw new Error('the venue has no contracts');
    contracts = venue.contracts;
    const [first] = await contracts.markets();
    if (!first) throw new Error('the venue lists no contract');
    contract = first;
  }, LIMIT_MS);

  afterAll(async () => {
    await venue.close();
    await loopback.close();
  });

  beforeEach(async () => {
    loopback.contracts.fund(decimal('1000'));
    loopback.contracts.setMark(PAIR, '100');
    const { desk } = desks();
    for (const order of await contracts.openOrders([SYMBOL])) await venue.cancelOrder(order);
    await desk.close(() => true, nextId());
    loopback.contracts.fund(decimal('1000'));
  });

  function desks() {
    const journal = memoryJournal();
    const commands = new Commands([]);
    const orders = new OrderDesk({
      venue,
      journal,
      commands,
      caps: { ofOrder: decimal('1000'), ofDay: decimal('3000') },
      marketOf: () => contract,
      contracts: () => [SYMBOL],
      worthOf: () => decimal('1'),
      lastOf: () => decimal('100'),
      now: Date.now,
      elapsed: () => performance.now(),
      pause: async () => undefined,
      onChange: () => undefined,
    });
    return { journal, orders, desk: new LeverageDesk({ contracts, desk: orders, journal, commands, now: Date.now }) };
  }

  const long = (amount = '1', price?: string) =>
    ({
      contract,
      direction: 'long',
      multiple: decimal('10'),
      amount: decimal(amount),
      price: price === undefined ? undefined : decimal(price),
    }) as const;

  it('opens a position with its multiple, adds to it, and closes it as a whole', async () => {
    const { desk } = desks();
    expect(await desk.open(long(), nextId())).toEqual({ ok: true });
    expect(await contracts.positions()).toMatchObject([
      { symbol: SYMBOL, direction: 'long', amount: '1', entryPrice: '100', multiple: '10', margin: '10', profit: '0' },
    ]);
    expect(await contracts.balances()).toEqual([{ currency: 'USDT', available: '990', held: '10' }]);
    expect(await desk.open(long('2'), nextId())).toEqual({ ok: true });
    loopback.contracts.setMark(PAIR, '110');
    expect(await contracts.positions()).toMatchObject([{ amount: '3', markPrice: '110', profit: '30' }]);
    loopback.exchange.setBook(PAIR, { bids: [['110', '9']], asks: [['110', '9']] });
    const id = nextId();
    expect(await desk.close(() => true, id)).toEqual({ ok: true });
    expect(await desk.close(() => true, id)).toEqual({ ok: true });
    expect(await contracts.positions()).toEqual([]);
    expect(loopback.contracts.wallet).toBe('1030');
    loopback.exchange.setBook(PAIR, { bids: [['100', '9']], asks: [['100', '9']] });
  });

  it('refuses what one net position cannot have: the other direction, and another multiple', async () => {
    const { desk } = desks();
    await desk.open(long('1', '90'), nextId());
    const other = { ...long(), direction: 'short' } as const;
    expect(await desk.open(other, nextId())).toEqual({ ok: false, reason: 'other_direction' });
    const twenty = { ...long(), multiple: decimal('20') };
    expect(await desk.open(twenty, nextId())).toEqual({ ok: false, reason: 'other_multiple' });
    expect(loopback.contracts.positions()).toEqual([]);
    expect(loopback.contracts.multiple(PAIR)).toBe(10);
  });

  it('refuses an order without margin, and one above the cap; closing has no cap', async () => {
    const { desk } = desks();
    loopback.contracts.fund(decimal('50'));
    // ccxt reads Binance's codes of contracts by the address of the venue, which is another one here.
    expect(await desk.open(long('9'), nextId())).toEqual({ ok: false, reason: 'unknown' });
    expect(await contracts.positions()).toEqual([]);
    loopback.contracts.fund(decimal('1000'));
    expect(await desk.open(long('11', '100'), nextId())).toEqual({ ok: false, reason: 'cap_of_order' });
    expect(await desk.open(long('9'), nextId())).toEqual({ ok: true });
    expect(await desk.open(long('9'), nextId())).toEqual({ ok: true });
    expect(await desk.close(() => true, nextId())).toEqual({ ok: true });
    expect(loopback.contracts.positions()).toEqual([]);
  });

  it('places both stops, replaces one, and takes them away with the position', async () => {
    const { desk } = desks();
    await desk.open(long(), nextId());
    const set = async (takeProfit: string, stopLoss: string) => {
      const [position] = await contracts.positions();
      if (!position) throw new Error('there is no position');
      const prices = { takeProfit: decimal(takeProfit), stopLoss: decimal(stopLoss) };
      return desk.setStops(position, contract, prices, nextId);
    };
    const stops = async () =>
      (await contracts.openOrders([SYMBOL]))
        .map(({ stop, reduces }) => ({ ...stop, reduces }))
        .toSorted((one, two) => Number(one.price) - Number(two.price));
    expect(await set('90', '0')).toEqual({ ok: false, reason: 'long_take_profit_low' });
    expect(await set('120', '95')).toEqual({ ok: true });
    expect(await set('130', '95')).toEqual({ ok: true });
    expect(await stops()).toEqual([
      { price: '95', reduces: true },
      { price: '130', reduces: true },
    ]);
    loopback.contracts.setMark(PAIR, '95');
    expect(await contracts.positions()).toEqual([]);
    expect(loopback.contracts.wallet).toBe('995');
    // The take profit is left alone: the next position must not be closed by it.
    expect(await desk.open(long(), nextId())).toEqual({ ok: true });
    expect(await stops()).toEqual([]);
  });

  it('keeps stops, cancels other orders and still closes positions when trading is stopped', async () => {
    const { desk, orders } = desks();
    await desk.open(long(), nextId());
    await desk.open(long('1', '90'), nextId());
    const [position] = await contracts.positions();
    const prices = { takeProfit: decimal('0'), stopLoss: decimal('80') };
    if (position) await desk.setStops(position, contract, prices, nextId);
    expect(await orders.stop('a test')).toEqual({ cancelled: 1, left: 0 });
    expect(await contracts.openOrders([SYMBOL])).toMatchObject([{ stop: { price: '80' } }]);
    expect(await desk.open(long(), nextId())).toEqual({ ok: false, reason: 'stopped' });
    expect(await desk.close(() => true, nextId())).toEqual({ ok: true });
    expect(await contracts.positions()).toEqual([]);
  });

  it('reports the liquidation price, and no position after the venue has liquidated it', async () => {
    const { desk } = desks();
    loopback.contracts.fund(decimal('60'));
    await desk.open(long('5'), nextId());
    const [position] = await contracts.positions();
    expect(Number(position?.liquidationPrice)).toBeCloseTo(88.44, 2);
    loopback.contracts.setMark(PAIR, '88');
    expect(await contracts.positions()).toEqual([]);
    expect(await desk.close(() => true, nextId())).toEqual({ ok: false, reason: 'position_not_found' });
    const [closed] = closedPositions((await contracts.fills?.([SYMBOL])) ?? [], []);
    expect(closed).toMatchObject({
      direction: 'long',
      amount: '5',
      entryPrice: '100',
      closePrice: '88',
      profit: '-60',
    });
  });

  it('lists what was closed, in part and by a stop, and the orders that were cancelled', async () => {
    const { desk, orders, journal } = desks();
    await desk.open(long('2'), nextId());
    await desk.open(long('1', '90'), nextId());
    const [pending] = await contracts.openOrders([SYMBOL]);
    if (pending) await orders.cancel(pending);
    const [position] = await contracts.positions();
    const prices = { takeProfit: decimal('0'), stopLoss: decimal('80') };
    if (position) await desk.setStops(position, contract, prices, nextId);
    loopback.contracts.setMark(PAIR, '80');
    const [closed] = closedPositions((await contracts.fills?.([SYMBOL])) ?? [], await contracts.positions());
    expect(closed).toMatchObject({ amount: '2', entryPrice: '100', closePrice: '80', profit: '-40' });
    const known = journalOrders(journal.entries);
    expect(known.get(closed?.openingOrder ?? '')).toMatchObject({ multiple: '10' });
    expect(known.get(closed?.closingOrder ?? '')).toMatchObject({ stopKind: 'stopLoss' });
    const [cancelled] = (await contracts.cancelledOrders?.([SYMBOL])) ?? [];
    expect(cancelled).toMatchObject({ id: pending?.id, price: '90', amount: '1', state: 'cancelled' });
    expect(known.get(cancelled?.id ?? '')?.cancelledAt).toBeDefined();
  });

  describe('a lost reply', () => {
    it('of an opening: finds the order, and the repetition sends none', async () => {
      const { desk, journal } = desks();
      await desk.open(long('1', '90'), nextId());
      loopback.faults.lostReplies = 1;
      const id = nextId();
      const answers = [await desk.open(long(), id), await desk.open(long(), id)];
      expect(answers).toEqual([{ ok: true }, { ok: true }]);
      expect(journal.entries.filter(({ is }) => is === 'placed').at(-1)).toMatchObject({ found: true });
      expect(await contracts.positions()).toMatchObject([{ amount: '1' }]);
    });

    it('of the multiple: sends no order', async () => {
      const { desk, journal } = desks();
      loopback.faults.lostReplies = 1;
      expect(await desk.open(long(), nextId())).toEqual({ ok: false, reason: 'other' });
      expect(journal.entries.map(({ is }) => is)).toEqual(['multiple', 'multiple answered']);
      expect(loopback.contracts.positions()).toEqual([]);
    });

    it('of a close: finds the order, and the position is closed once', async () => {
      const { desk } = desks();
      await desk.open(long(), nextId());
      loopback.faults.lostReplies = 1;
      expect(await desk.close(() => true, nextId())).toEqual({ ok: true });
      expect(loopback.contracts.positions()).toEqual([]);
      expect(loopback.contracts.wallet).toBe('1000');
    });

    it('of a cancel and of a stop: looks both up', async () => {
      const { desk, orders } = desks();
      await desk.open(long(), nextId());
      await desk.open(long('1', '90'), nextId());
      const [pending] = await contracts.openOrders([SYMBOL]);
      loopback.faults.lostReplies = 1;
      expect(pending && (await orders.cancel(pending))).toEqual({ ok: true });
      const [position] = await contracts.positions();
      loopback.faults.lostReplies = 1;
      const prices = { takeProfit: decimal('0'), stopLoss: decimal('80') };
      expect(position && (await desk.setStops(position, contract, prices, nextId))).toEqual({ ok: true });
      expect(await contracts.openOrders([SYMBOL])).toMatchObject([{ stop: { price: '80' } }]);
    });
  });
});
