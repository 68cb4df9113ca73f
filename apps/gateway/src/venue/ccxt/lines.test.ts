import { decimal } from '@bourse/decimal';
import { isCcxtInstalled, startLoopbackVenue, type LoopbackVenue } from '@bourse/loopback-venue';
import { expect, it, onTestFinished } from 'vitest';
import { Commands } from '../../orders/commands';
import { OrderDesk } from '../../orders/order-desk';
import { memoryJournal } from '../../testing/test-desk';
import { aMarket } from '../../testing/fake-venue';
import type { Venue } from '../venue';
import { openCcxtVenue } from './ccxt-venue';

/** Milliseconds between two requests of a line. */
const PACE_MS = 500;
const SYMBOLS = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT', 'ADA/USDT', 'DOGE/USDT'] as const;
/** Reads that may reach the venue while a command is sent: each one of them takes the whole pace. */
const FEW = 6;

async function slowVenue(): Promise<{ venue: Venue; loopback: LoopbackVenue }> {
  const loopback = await startLoopbackVenue({ dialect: 'kraken', markets: SYMBOLS.map((symbol) => ({ symbol })) });
  onTestFinished(() => loopback.close());
  for (const symbol of SYMBOLS) loopback.exchange.setBook(symbol, { bids: [['99', '1']], asks: [['101', '1']] });
  loopback.exchange.account.fund('USDT', decimal(1000));
  const { origin, keys } = loopback;
  const venue = await openCcxtVenue({
    id: 'kraken',
    isTestnet: true,
    keys: { ...keys, password: undefined },
    origin,
    pace: PACE_MS,
    say: () => undefined,
  });
  onTestFinished(() => venue.close());
  return { venue, loopback };
}

/** The reads of the deal screens of all pairs. */
const screens = (venue: Venue) =>
  SYMBOLS.flatMap((symbol) => [
    venue.book(symbol),
    venue.trades(symbol),
    venue.tickers([symbol]),
    venue.fills([symbol]),
    ...[1, 2, 3].map((hour) => venue.bars(symbol, 3_600_000, hour * 3_600_000, (hour + 2) * 3_600_000)),
  ]).map((read) => read.catch(() => undefined));

it.skipIf(!isCcxtInstalled())('an order and the kill switch do not wait for the reads of the screens', async () => {
  const { venue, loopback } = await slowVenue();
  const desk = new OrderDesk({
    venue,
    journal: memoryJournal(),
    commands: new Commands([]),
    caps: { ofOrder: decimal('1000'), ofDay: decimal('10000') },
    marketOf: (symbol) => aMarket(symbol),
    worthOf: () => decimal('1'),
    lastOf: () => decimal('100'),
    now: Date.now,
    elapsed: () => performance.now(),
    pause: async () => undefined,
    onChange: () => undefined,
  });
  const asked = screens(venue).length;
  const before = loopback.calls.length;
  const order = {
    symbol: 'BTC/USDT',
    side: 'buy',
    type: 'limit',
    amount: decimal('0.5'),
    price: decimal('90'),
  } as const;
  expect(await desk.place(order, 'a'.repeat(32))).toEqual({ ok: true });
  const placed = loopback.calls.length;
  expect(await desk.stop('a test')).toMatchObject({ cancelled: 1, left: 0 });
  const made = loopback.calls.slice(before);
  expect(asked).toBeGreaterThan(4 * FEW);
  // Reads of other reads come between; the commands are those of the desk alone.
  expect(loopback.calls.slice(before, placed).length).toBeLessThanOrEqual(FEW);
  expect(made.length).toBeLessThanOrEqual(2 * FEW);
  expect(made.filter((name) => /AddOrder|CancelOrder/.test(name))).toHaveLength(2);
});

it.skipIf(!isCcxtInstalled())(
  'a read that is repeated while it waits for the limiter is one request, and one after it has been sent is another',
  async () => {
    const { venue, loopback } = await slowVenue();
    const before = loopback.calls.length;
    await Promise.all([venue.book('BTC/USDT'), ...Array.from({ length: 20 }, () => venue.book('ETH/USDT'))]);
    await venue.book('ETH/USDT');
    const books = loopback.calls.slice(before).filter((name) => name.endsWith('/Depth'));
    expect(books).toHaveLength(3);
  },
);
