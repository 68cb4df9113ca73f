import { MINUTE_MS } from '@bourse/contract-server';
import { startLoopbackVenue, isCcxtInstalled, type DialectName, type LoopbackVenue } from '@bourse/loopback-venue';
import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Commands } from '../../orders/commands';
import { OrderDesk } from '../../orders/order-desk';
import { memoryJournal } from '../../testing/test-desk';
import { settle } from '../settle';
import type { Venue, VenueEvent } from '../venue';
import { openCcxtVenue } from './ccxt-venue';

/** Between two requests: the limiter is on, and faster than those of the venues. */
const PACE_MS = 5;
const SYMBOL = 'BTC/USDT';

type Operation = 'place' | 'cancel';
/** `ok`, or the reason that the caller gets. */
type Told = Readonly<Record<Operation, string>>;

interface Fault {
  readonly begin: (loopback: LoopbackVenue) => void;
  readonly end?: (loopback: LoopbackVenue) => void;
  readonly told: Partial<Readonly<Record<DialectName | 'both', Told>>>;
  /** 0.2 of the order's 0.5 are filled at its price. */
  readonly isTakenInPart?: boolean;
}

const QUIET = { bids: [['80', '1']], asks: [['101', '1']] } as const;
const both = (reason: string) => ({ place: reason, cancel: reason });

const FAULTS: Readonly<Record<string, Fault>> = {
  'reply lost after the command was carried out': {
    begin: ({ faults }) => (faults.lostReplies = 1),
    told: { both: both('ok') },
  },
  'rate limit': { begin: ({ faults }) => (faults.rateLimited = 1), told: { both: both('rate_limit') } },
  'sequence gap': {
    begin({ faults, exchange }) {
      faults.skippedBookChanges = 1;
      for (const price of ['81', '82']) exchange.setBook(SYMBOL, { ...QUIET, bids: [[price, '1']] });
    },
    told: { both: both('ok') },
  },
  'partial fill': {
    begin: ({ exchange }) => exchange.setBook(SYMBOL, { ...QUIET, asks: [['90', '0.2']] }),
    told: { both: both('ok') },
    isTakenInPart: true,
  },
  'clock skew': {
    begin: ({ faults }) => (faults.clockSkew = 3_600_000),
    end: ({ faults }) => (faults.clockSkew = 0),
    told: { both: both('clock_skew') },
  },
  'delisted pair': {
    begin: ({ exchange }) => exchange.delist(SYMBOL),
    end: ({ exchange }) => exchange.relist(SYMBOL),
    // Kraken puts such a pair into a mode of its own, which ccxt counts as maintenance.
    told: { kraken: { place: 'maintenance', cancel: 'ok' }, binance: { place: 'pair_closed', cancel: 'ok' } },
  },
  maintenance: {
    begin: ({ faults }) => (faults.isInMaintenance = true),
    end: ({ faults }) => (faults.isInMaintenance = false),
    // Kraken answers that its service is unavailable, which does not prove that nothing was done.
    told: { kraken: both('unknown'), binance: both('maintenance') },
  },
};

const CELLS = Object.keys(FAULTS).flatMap((name) =>
  (['place', 'cancel'] as const).map((operation) => [name, operation] as const),
);

/** `npm test` installs ccxt; a single test file may run without it. */
it.skipIf(!isCcxtInstalled()).each<DialectName>(['kraken', 'binance'])(
  'an order at %s whose reply never comes has an unknown outcome, and is found by its client order id',
  async (dialect) => {
    const loopback = await startLoopbackVenue({ dialect, markets: [{ symbol: SYMBOL }] });
    const keys = { ...loopback.keys, password: undefined };
    const needs = { id: dialect, isTestnet: true, keys, origin: loopback.origin, pace: PACE_MS, say: () => undefined };
    // Long enough for the order to reach the venue on a busy machine.
    const venue = await openCcxtVenue({ ...needs, timeout: 2000 });
    loopback.exchange.account.fund('USDT', decimal(1000));
    loopback.faults.silentReplies = 1;
    const order = { clientId: '5'.repeat(32), symbol: SYMBOL, amount: decimal('0.5'), price: decimal('90') };
    const placed = await settle(() => venue.placeOrder({ ...order, side: 'buy', type: 'limit' }));
    expect(placed).toMatchObject({ ok: false, failure: { outcome: 'unknown' } });
    await expect.poll(() => venue.findOrder(order)).toMatchObject({ state: 'open', price: '90' });
    await venue.close();
    await loopback.close();
  },
);

it.skipIf(!isCcxtInstalled())('a read that is on its way when the venue is closed ends with it', async () => {
  const loopback = await startLoopbackVenue({ dialect: 'binance', markets: [{ symbol: SYMBOL }] });
  const { origin } = loopback;
  const keys = { ...loopback.keys, password: undefined };
  const venue = await openCcxtVenue({ id: 'binance', isTestnet: true, keys, origin, say: () => undefined });
  const read = settle(() => venue.book(SYMBOL));
  await venue.close();
  expect(await read).toMatchObject({ ok: false, failure: { outcome: 'unknown', message: 'the venue is closed' } });
  await loopback.close();
});

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
      pace: PACE_MS,
      say: (line) => said.push(line),
    });
    venue.listen((event) => events.push(event));
    const isFollowed = loopback.subscribed('book');
    venue.follow([SYMBOL]);
    await isFollowed;
  });

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
      elapsed: () => performance.now(),
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

  it('the venue has the terms of the pair and its book', async () => {
    expect(await venue.markets()).toMatchObject([{ symbol: SYMBOL, priceStep: '0.01', amountStep: '0.0001' }]);
    expect(await venue.book(SYMBOL)).toMatchObject({ bids: [['99', '1']], asks: [['101', '1']] });
    expect(await venue.tickers([SYMBOL])).toMatchObject([{ symbol: SYMBOL, last: '100' }]);
  });

  it('the venue places, lists and cancels an order', async () => {
    const { desk, clientId } = deskOf();
    expect(await desk.place(order, clientId)).toEqual({ ok: true });
    const [open] = await venue.openOrders();
    expect(open).toMatchObject({ symbol: SYMBOL, price: '90', amount: '0.5', filled: '0' });
    expect(await venue.findOrder({ clientId, symbol: SYMBOL })).toMatchObject({ id: open?.id });
    expect(await venue.balances()).toEqual([{ currency: 'USDT', available: '955', held: '45', total: '1000' }]);
    expect(open && (await desk.cancel(open))).toEqual({ ok: true });
    expect(await venue.findOrder({ clientId, symbol: SYMBOL })).toMatchObject({ id: open?.id, state: 'cancelled' });
    expect(await venue.openOrders()).toEqual([]);
  });

  it.each(CELLS)('%s × %s: no order is lost or doubled, and balances are right in the end', async (name, operation) => {
    const { desk, journal, clientId } = deskOf();
    const { exchange } = loopback;
    const fault = FAULTS[name];
    if (!fault) throw new Error(`there is no fault ${name}`);
    const { begin, end, told, isTakenInPart = false } = fault;
    exchange.setBook(SYMBOL, QUIET);
    // A failure of the test before leaves one.
    for (const { id, state } of exchange.orders()) if (state === 'open') exchange.cancel(id);
    exchange.account.fund('USDT', decimal('1000'));
    exchange.account.fund('BTC', decimal('0'));
    const before = exchange.orders().length;
    const answer = told[dialect]?.[operation] ?? told.both?.[operation];
    const expected = answer === 'ok' ? { ok: true } : { ok: false, reason: answer };
    const cancelOpen = async () => {
      for (const open of await venue.openOrders()) expect(await desk.cancel(open)).toEqual({ ok: true });
    };
    if (operation === 'cancel') await desk.place(order, clientId);
    const [resting] = await venue.openOrders();
    begin(loopback);
    const result = resting ? await desk.cancel(resting) : await desk.place(order, clientId);
    expect(result).toEqual(expected);
    end?.(loopback);
    // The browser repeats its request.
    await desk.place(order, clientId);
    const isThere = operation === 'cancel' || answer === 'ok';
    expect(exchange.orders().length - before).toBe(isThere ? 1 : 0);
    expect(await venue.openOrders()).toHaveLength(isThere && expected.ok === (operation === 'place') ? 1 : 0);
    await cancelOpen();
    const balance = (code: string) => exchange.account.balance(code);
    expect(balance('USDT')).toEqual({ free: isTakenInPart ? '982' : '1000', held: '0' });
    expect(balance('BTC')).toEqual({ free: isTakenInPart ? '0.1998' : '0', held: '0' });
    expect(JSON.stringify([journal.entries, said])).not.toMatch(loopback.keys.apiKey);
    expect(JSON.stringify([journal.entries, said])).not.toContain(loopback.keys.secret);
  });

  it('the venue finds an order whose reply was lost by its client id', async () => {
    const { desk, journal, clientId } = deskOf();
    loopback.faults.lostReplies = 1;
    expect(await desk.place(order, clientId)).toEqual({ ok: true });
    expect(journal.entries.at(-1)).toMatchObject({ is: 'placed', found: true });
    for (const open of await venue.openOrders()) await desk.cancel(open);
  });

  it.runIf(dialect === 'binance')('an edit whose reply tells no outcome of the second order is unknown', async () => {
    const { desk, clientId } = deskOf();
    await desk.place(order, clientId);
    const [open] = await venue.openOrders();
    loopback.faults.untoldReplacements = 1;
    const edit = venue.editOrder({ ...order, id: open?.id ?? '', clientId: deskOf().clientId, price: decimal('91') });
    await expect(edit).rejects.toMatchObject({ outcome: 'unknown' });
    for (const each of await venue.openOrders()) await desk.cancel(each);
  });

  it('the venue trades at the market, and has bars, an address and histories', async () => {
    const { desk, clientId } = deskOf();
    const { exchange } = loopback;
    const { account } = exchange;
    exchange.setBook(SYMBOL, QUIET);
    account.fund('USDT', decimal('1000'));
    const market = { ...order, type: 'market', amount: decimal('0.1'), price: undefined } as const;
    expect(await desk.place(market, clientId)).toEqual({ ok: true });
    expect(account.balance('USDT')).toEqual({ free: '989.9', held: '0' });

    const openTime = Date.UTC(2026, 10, 20, 8);
    const price = decimal('100');
    exchange.setBars(SYMBOL, [{ openTime, open: price, high: price, low: price, close: price, volume: decimal('2') }]);
    expect(await venue.bars(SYMBOL, MINUTE_MS, openTime, openTime + MINUTE_MS)).toMatchObject([
      { openTime, close: '100', volume: '2' },
    ]);

    const address = '0x7cb275a5e07ba943fee972e165d80daa67cb2dd0';
    // The names of the venues.
    account.setAddress('USDT', dialect === 'kraken' ? 'Tether USD (ERC20)' : 'ETH', address);
    const network = dialect === 'kraken' ? undefined : 'ERC20';
    expect(await venue.depositAddress('USDT', network)).toMatchObject({ currency: 'USDT', address });
    const about = { currency: 'USDT', network: 'ERC20', fee: decimal('0'), address, transactionId: 't', at: openTime };
    account.addTransfer({ ...about, id: 'd1', kind: 'deposit', amount: decimal('10.5'), isDone: true });
    account.addTransfer({ ...about, id: 'w1', kind: 'withdrawal', amount: decimal('3'), isDone: false });
    expect(await venue.deposits('USDT')).toMatchObject([{ id: 'd1', amount: '10.5', state: 'done' }]);
    expect(await venue.withdrawals('USDT')).toMatchObject([{ id: 'w1', amount: '3', state: 'pending' }]);

    const asked = { currency: 'USDT', network, amount: decimal('3'), address };
    const withdrawn = await settle(() => venue.withdraw(asked));
    // ccxt wants the name that the owner has given the address at Kraken.
    expect(withdrawn.ok).toBe(dialect === 'binance');
    expect(account.balance('USDT').free).toBe(dialect === 'binance' ? '986.9' : '989.9');
  });

  it('the venue fills orders and streams them', async () => {
    const { desk, clientId } = deskOf();
    loopback.exchange.setBook(SYMBOL, { bids: [['99', '1']], asks: [['101', '0.2']] });
    expect(await desk.place({ ...order, price: decimal('101'), amount: decimal('0.5') }, clientId)).toEqual({
      ok: true,
    });
    const [open] = await venue.openOrders();
    expect(open).toMatchObject({ filled: '0.2', amount: '0.5' });
    expect((await venue.fills([SYMBOL]))[0]).toMatchObject({ price: '101', amount: '0.2', side: 'buy' });
    expect(open && (await desk.cancel(open))).toEqual({ ok: true });
    await expect.poll(() => events.some(({ kind }) => kind === 'account')).toBe(true);
    await expect.poll(() => events.some(({ kind }) => kind === 'book')).toBe(true);
  });
});
