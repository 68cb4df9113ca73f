import { decimal } from '@bourse/decimal';
import { isCcxtInstalled, startLoopbackVenue, type DialectName, type LoopbackVenue } from '@bourse/loopback-venue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@bourse/contract-server';
import type { FeedEvent, PriceFeed } from '../price-feed';
import { eventOf, openCcxtFeed } from './ccxt-feed';

const START = Date.UTC(2026, 10, 20, 8);

it('the feed makes decimals of numbers without exponents, down to 1e-12', () => {
  const book = { is: 'book', symbol: 'A/B', bids: [[1e-12, 1e21]], asks: [[1.5e-7, 0.1]] } as const;
  expect(eventOf(book, 5)).toEqual({
    kind: 'book',
    symbol: 'A/B',
    at: 5,
    bids: [['0.000000000001', '1000000000000000000000']],
    asks: [['0.00000015', '0.1']],
  });
  expect(eventOf({ is: 'trade', symbol: 'A/B', price: 2e-9, amount: 3, side: 'sell' }, 5)).toMatchObject({
    price: '0.000000002',
    side: 'sell',
  });
});

it('the feed drops levels and trades whose numbers are missing or not above zero', () => {
  const book = { is: 'book', symbol: 'A/B', bids: [[1, 0]], asks: [[Number.NaN, 1]] } as const;
  expect(eventOf(book, 5)).toMatchObject({ bids: [], asks: [] });
  expect(eventOf({ is: 'trade', symbol: 'A/B', price: 0, amount: 1, side: 'buy' }, 5)).toBeUndefined();
});

const SYMBOLS = ['PEPE/USDT', 'ETH/USDT', 'BRS/USDT'];
const bar = (minute: number) => {
  const price = decimal('0.0000012');
  const openTime = START + minute * MINUTE_MS;
  return { openTime, open: price, high: price, low: price, close: price, volume: decimal('2.5') };
};
const book = (price: string) => ({ bids: [[price, '1000']], asks: [['0.000002', '0.0000005']] }) as const;

// `npm test` installs ccxt; a single test file may run without it.
describe.skipIf(!isCcxtInstalled()).each<[DialectName, string]>([
  ['kraken', 'Kraken'],
  ['binance', 'Binance'],
])('a venue through ccxt, in the dialect of %s', (dialect, name) => {
  let venue: LoopbackVenue;
  let feed: PriceFeed;
  const said: string[] = [];
  let onEvent: ((event: FeedEvent) => void) | undefined;

  /** The first event from now on that fits. */
  const heard = (fits: (event: FeedEvent) => boolean) =>
    new Promise<FeedEvent>((resolve) => {
      onEvent = (event) => fits(event) && resolve(event);
    });

  beforeAll(async () => {
    const terms = { tick: '0.0000000001', lot: '0.00000001' };
    venue = await startLoopbackVenue({
      dialect,
      markets: [
        { symbol: 'PEPE/USDT', ...terms },
        { symbol: 'ETH/USD', ...terms },
      ],
    });
    venue.exchange.setBars('PEPE/USDT', [0, 1, 2].map(bar));
    feed = await openCcxtFeed({
      venue: dialect,
      origin: venue.origin,
      say: (line) => said.push(line),
      symbols: SYMBOLS,
    });
    const isSubscribed = Promise.all([venue.subscribed('book'), venue.subscribed('trades')]);
    feed.listen((event) => onEvent?.(event));
    await isSubscribed;
  });

  afterAll(async () => {
    await feed.close();
    await venue.close();
  });

  it('the feed maps the pairs of the catalogue, and names those that stay simulated', () => {
    expect(feed.venue).toBe(name);
    expect([...feed.symbols]).toEqual([
      ['PEPE/USDT', 'PEPE/USDT'],
      ['ETH/USDT', 'ETH/USD'],
    ]);
    expect(said).toEqual([`${name} does not have BRS/USDT: simulated.`]);
  });

  it('the feed gives only the bars of the requested time', async () => {
    const bars = await feed.bars('PEPE/USDT', MINUTE_MS, START + MINUTE_MS, START + 2 * MINUTE_MS);
    expect(bars.map(({ openTime, close, volume }) => [openTime, close, volume])).toEqual([
      [START + MINUTE_MS, '0.0000012', '2.5'],
    ]);
  });

  it('the feed sends books and trades, and continues after the connection broke', async () => {
    const first = heard((event) => event.kind === 'book' && event.bids.length > 0);
    venue.exchange.setBook('PEPE/USDT', book('0.000001'));
    expect(await first).toMatchObject({ bids: [['0.000001', '1000']], asks: [['0.000002', '0.0000005']] });
    const traded = heard(({ kind }) => kind === 'trade');
    venue.exchange.trade('PEPE/USDT', { side: 'sell', price: '0.0000011', amount: '40' });
    expect(await traded).toMatchObject({ symbol: 'PEPE/USDT', side: 'sell', price: '0.0000011', quantity: '40' });

    const again = venue.subscribed('book');
    venue.interrupt();
    await again;
    const next = heard((event) => event.kind === 'book' && event.bids[0]?.[0] === '0.0000015');
    venue.exchange.setBook('PEPE/USDT', book('0.0000015'));
    expect(await next).toMatchObject({ bids: [['0.0000015', '1000']] });
  });
});

it('the feed refuses a venue that ccxt does not know, with the reason', async () => {
  const problem = isCcxtInstalled() ? 'ccxt knows no venue nowhere' : 'ccxt is not installed';
  await expect(openCcxtFeed({ venue: 'nowhere', origin: undefined, say: () => undefined })).rejects.toThrow(problem);
});
