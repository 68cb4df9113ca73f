import { startLoopbackVenue, isCcxtInstalled, type DialectName, type LoopbackVenue } from '@bourse/loopback-venue';
import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Commands } from '../../orders/commands';
import { OrderDesk } from '../../orders/order-desk';
import { memoryJournal } from '../../testing/test-desk';
import type { Venue, VenueEvent } from '../venue';
import { openCcxtVenue } from './ccxt-venue';

const LIMIT_MS = 120_000;
const SYMBOL = 'BTC/USDT';

/** `npm test` installs ccxt; a single test file may run without it. */
describe.skipIf(!isCcxtInstalled()).each<DialectName>(['kraken', 'binance'])('%s through ccxt', (dialect) => {
  let loopback: LoopbackVenue;
  let venue: Venue;
  const events: VenueEvent[] = [];
  const said: string[] = [];

  beforeAll(async () => {
    loopback = await startLoopbackVenue({
      dialect,
      markets: [{ symbol: SYMBOL, tick: '0.01', lot: '0.0001', minAmount: '0.0001', minTotal: '5' }],
    });
    loopback.exchange.setBook(SYMBOL, { bids: [['99', '1']], asks: [['101', '1']] });
    loopback.exchange.trade(SYMBOL, { side: 'buy', price: '100', amount: '1' });
    loopback.exchange.account.fund('USDT', decimal('1000'));
    const { origin, keys } = loopback;
    venue = await openCcxtVenue({
      id: dialect,
      isTestnet: true,
      keys: { ...keys, password: undefined },
      origin,
      say: (line) => said.push(line),
    });
    venue.listen((event) => events.push(event));
  }, LIMIT_MS);

  afterAll(async () => {
    await venue.close();
    await loopback.close();
  });

  let ids = 0;
  function deskOf() {
    const journal = memoryJournal();
    const desk = new OrderDesk({
      venue,
      journal,
      commands: new Commands([]),
      caps: { ofOrder: decimal('1000'), ofDay: decimal('10000') },
      marketOf: () => terms,
      worthOf: () => decimal('1'),
      lastOf: () => decimal('100'),
      now: Date.now,
      pause: async () => undefined,
      onChange: () => undefined,
    });
    ids += 1;
    return { desk, journal, clientId: `${dialect === 'kraken' ? 'a' : 'b'}${ids}`.padEnd(32, '0') };
  }
  const terms = {
    symbol: SYMBOL,
    base: 'BTC',
    quote: 'USDT',
    isActive: true,
    priceStep: decimal('0.01'),
    amountStep: decimal('0.0001'),
    minAmount: undefined,
    maxAmount: undefined,
    minNotional: undefined,
    takerFee: undefined,
  };
  const order = { symbol: SYMBOL, side: 'buy', type: 'limit', amount: decimal('0.5'), price: decimal('90') } as const;

  it('the venue has the terms of the pair and its book', { timeout: LIMIT_MS }, async () => {
    expect(await venue.markets()).toMatchObject([{ symbol: SYMBOL, priceStep: '0.01', amountStep: '0.0001' }]);
    expect(await venue.book(SYMBOL)).toMatchObject({ bids: [['99', '1']], asks: [['101', '1']] });
    expect(await venue.tickers([SYMBOL])).toMatchObject([{ symbol: SYMBOL, last: '100' }]);
  });

  it('the venue places, lists and cancels an order', { timeout: LIMIT_MS }, async () => {
    const { desk, clientId } = deskOf();
    expect(await desk.place(order, clientId)).toEqual({ ok: true });
    const [open] = await venue.openOrders();
    expect(open).toMatchObject({ symbol: SYMBOL, price: '90', amount: '0.5', filled: '0' });
    expect(await venue.findOrder({ clientId, symbol: SYMBOL })).toMatchObject({ id: open?.id });
    expect(await venue.balances()).toEqual([{ currency: 'USDT', available: '955', held: '45' }]);
    expect(open && (await desk.cancel(open))).toEqual({ ok: true });
    expect(await venue.findOrder({ clientId, symbol: SYMBOL })).toMatchObject({ id: open?.id, state: 'cancelled' });
    expect(await venue.openOrders()).toEqual([]);
  });

  it('the venue finds an order whose reply was lost, and sends it once', { timeout: LIMIT_MS }, async () => {
    const { desk, journal, clientId } = deskOf();
    loopback.faults.lostReplies = 1;
    expect(await desk.place(order, clientId)).toEqual({ ok: true });
    expect(journal.entries.at(-1)).toMatchObject({ is: 'placed', found: true });
    const [open] = await venue.openOrders();
    expect(await venue.openOrders()).toHaveLength(1);
    loopback.faults.lostReplies = 1;
    expect(open && (await desk.cancel(open))).toEqual({ ok: true });
    expect(await venue.openOrders()).toEqual([]);
  });

  it(
    'the venue tells a rate limit, a clock skew and a maintenance, and sends nothing then',
    { timeout: LIMIT_MS },
    async () => {
      loopback.faults.rateLimited = 1;
      const limited = deskOf();
      expect(await limited.desk.place(order, limited.clientId)).toEqual({ ok: false, reason: 'rate_limit' });
      loopback.faults.clockSkew = 3_600_000;
      const skewed = deskOf();
      expect(await skewed.desk.place(order, skewed.clientId)).toEqual({ ok: false, reason: 'clock_skew' });
      loopback.faults.clockSkew = 0;
      loopback.faults.isInMaintenance = true;
      const down = deskOf();
      // Kraken answers that its service is unavailable, which does not prove that nothing was done.
      const reason = dialect === 'kraken' ? 'unknown' : 'maintenance';
      expect(await down.desk.place(order, down.clientId)).toEqual({ ok: false, reason });
      loopback.faults.isInMaintenance = false;
      expect(await venue.openOrders()).toEqual([]);
    },
  );

  it('the venue fills orders and streams them', { timeout: LIMIT_MS }, async () => {
    const { desk, clientId } = deskOf();
    const isFollowed = loopback.subscribed('book');
    venue.follow([SYMBOL]);
    await isFollowed;
    loopback.exchange.setBook(SYMBOL, { bids: [['99', '1']], asks: [['101', '0.2']] });
    expect(await desk.place({ ...order, price: decimal('101'), amount: decimal('0.5') }, clientId)).toEqual({
      ok: true,
    });
    const [open] = await venue.openOrders();
    expect(open).toMatchObject({ filled: '0.2', amount: '0.5' });
    expect(await venue.fills([SYMBOL])).toMatchObject([{ price: '101', amount: '0.2', side: 'buy' }]);
    expect(open && (await desk.cancel(open))).toEqual({ ok: true });
    await expect.poll(() => events.some(({ kind }) => kind === 'account'), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => events.some(({ kind }) => kind === 'book'), { timeout: 20_000 }).toBe(true);
    loopback.exchange.delist(SYMBOL);
    const gone = deskOf();
    // Kraken puts such a pair into a mode of its own, which ccxt counts as maintenance.
    const closed = dialect === 'kraken' ? 'maintenance' : 'pair_closed';
    expect(await gone.desk.place(order, gone.clientId)).toEqual({ ok: false, reason: closed });
    expect(said).toEqual([]);
  });
});
