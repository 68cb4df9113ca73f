import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../accounts/types';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { averagePrice, impactPrice, markPriceOf, medianPrice } from './mark-price';
import type { Mark } from './mark';
import type { Product } from './product';

describe('the mark price', () => {
  it.each([
    ['the median of the three', { bid: 990n, ask: 1012n, last: 1000n }, 1004n, { price: 1001n, state: 'live' }],
    ['not moved by one absurd trade', { bid: 99n, ask: 101n, last: 1n }, 100n, { price: 100n, state: 'live' }],
    [
      'not moved by a resting order far from the last trade',
      { bid: 7000n, ask: 10_002n, last: 10_010n },
      10_000n,
      { price: 10_000n, state: 'live' },
    ],
    [
      'the new price at once if trade and book agree, and no outlier near the average',
      { bid: 10_040n, ask: 10_042n, last: 10_045n },
      10_000n,
      { price: 10_041n, state: 'live' },
    ],
    [
      'an outlier at the end of the band if trade and book agree far from the average, as two orders of one user make them',
      { bid: 10_340n, ask: 10_342n, last: 10_345n },
      10_000n,
      { price: 10_051n, state: 'outlier' },
    ],
    [
      'the index where there is one, whatever trades and rests',
      { bid: 9000n, ask: 9002n, last: 12_000n, index: 10_002n },
      10_001n,
      { price: 10_002n, last: 12_000n, state: 'live' },
    ],
    [
      'an outlier at an index far from the average',
      { bid: 10_000n, ask: 10_002n, last: 10_001n, index: 10_101n },
      10_000n,
      { price: 10_101n, state: 'outlier' },
    ],
    [
      'the index without trade and book',
      { bid: undefined, ask: undefined, last: undefined, index: 7n },
      7n,
      { price: 7n },
    ],
    [
      'the end of the band without a two-sided book if the last trade is farther away',
      { bid: 99n, ask: undefined, last: 50n },
      100n,
      { price: 99n, state: 'outlier' },
    ],
    [
      'the book mid before the first trade',
      { bid: 99n, ask: 101n, last: undefined },
      undefined,
      { price: 100n, state: 'live', source: 'orders' },
    ],
    [
      'an index, with its source',
      { bid: 99n, ask: 101n, last: 100n, index: 100n },
      undefined,
      { price: 100n, state: 'live', source: 'index' },
    ],
  ])('the mark price is %s', (_, quote, average, expected) => {
    expect(markPriceOf(quote, average)).toMatchObject(expected);
  });

  it('the mark price is unknown without trade and book', () => {
    expect(markPriceOf({ bid: undefined, ask: 5n, last: undefined }, undefined)).toBeUndefined();
  });

  const ticks = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const maybe = fc.option(ticks, { nil: undefined });

  it('the mark price without an index is the median of its inputs, within a band around the average', () => {
    fc.assert(
      fc.property(ticks, ticks, ticks, (last, mid, average) => {
        const { price = 0n, state } = markPriceOf({ bid: mid, ask: mid, last }, average) ?? {};
        const middle = [last, mid, average].toSorted((a, b) => Number(a - b))[1];
        expect(state === 'outlier' || price === middle).toBe(true);
        const away = price > average ? price - average : average - price;
        expect(away <= average / 200n + 1n).toBe(true);
      }),
    );
  });

  it('no order of a user changes the mark price or its state where there is an index', () => {
    fc.assert(
      fc.property(maybe, maybe, ticks, ticks, ticks, (bid, ask, last, average, index) => {
        const { price, state } = markPriceOf({ bid, ask, last, index }, average) ?? {};
        const undisturbed = markPriceOf({ bid: index, ask: index, last: index, index }, average);
        expect({ price, state }).toEqual({ price: index, state: undisturbed?.state });
      }),
    );
  });

  it('no resting order makes an outlier near the last trade', () => {
    fc.assert(
      fc.property(maybe, maybe, fc.bigInt({ min: 199_100n, max: 200_900n }), (bid, ask, last) => {
        expect(markPriceOf({ bid, ask, last }, 200_000n)).toMatchObject({ state: 'live' });
      }),
    );
  });

  it('the mark price averages by time, and counts the time before the first point at its price', () => {
    const points = [
      { at: 0, price: 100n },
      { at: 10_000, price: 200n },
    ];
    expect(averagePrice(points, 25_000)).toBe(150n);
    expect(averagePrice(points, 40_000)).toBe(200n);
    expect(averagePrice(points, 10_000)).toBe(100n);
    expect(averagePrice([], 1)).toBeUndefined();
  });

  it('a price of less than half of the time does not move the median of the mark price', () => {
    const points = [
      { at: 0, price: 100n },
      { at: 5000, price: 101n },
      { at: 8000, price: 500n },
      { at: 8900, price: 102n },
    ];
    expect(medianPrice(points, 12_000, 10_000)).toBe(101n);
    expect(medianPrice(points, 12_000, 4000)).toBe(102n);
    // The time before the first point counts at its price.
    expect(medianPrice(points.slice(2), 9000, 10_000)).toBe(500n);
    expect(medianPrice([], 1, 10_000)).toBeUndefined();
  });

  it('the mark price reads the book as deep as a large order goes, so that one small order at the top moves it little', () => {
    const side = [
      { price: 1000n, quantity: 1n },
      { price: 1100n, quantity: 99n },
    ];
    expect(impactPrice(side, 100n)).toBe(1099n);
    expect(impactPrice(side, 1n)).toBe(1000n);
    expect(impactPrice(side, 1000n)).toBe(1099n);
    expect(impactPrice([], 5n)).toBeUndefined();
  });
});

describe('the series', () => {
  let test: TestExchange;
  let alice: User;
  let bob: User;
  let heard: (readonly Mark[])[];

  const watcher: Product<object> = {
    name: 'watcher',
    load: () => Promise.resolve({}),
    writes: () => undefined,
    onPrice: (_context, _state, marks) => heard.push(marks),
  };

  beforeEach(async () => {
    heard = [];
    test = await createTestExchange({ products: [watcher] });
    alice = await test.user({ BTC: '100' });
    bob = await test.user({ USDT: '1000000' });
  });

  afterEach(() => test.close());

  async function trade(price: string): Promise<void> {
    await test.place(alice, 'sell', '0.01', price);
    await test.place(bob, 'buy', '0.01', price);
  }
  const now = () => test.clock.now();
  const mark = () => test.exchange.run((context) => ({ ok: true, mark: context.mark(test.pair.id) }));

  it('the series records a change, notifies the products once per batch, and returns the price before a time', async () => {
    const { exchange, clock, pair } = test;
    const start = now();
    await trade('100');
    await exchange.tick();
    clock.advance(60_000);
    await trade('102');
    await exchange.tick();
    expect(heard.map((marks) => marks.map(({ last }) => last))).toEqual([['100'], ['102']]);
    expect(exchange.markPrice(pair.id)).toMatchObject({ last: '102', at: start + 60_000 });
    expect(await exchange.priceAt(pair.id, start + 60_000)).toMatchObject({ last: '100', price: '100' });
    expect(await exchange.priceAt(pair.id, start + 60_001)).toMatchObject({ last: '102' });
    expect(await exchange.priceAt(pair.id, start)).toBeUndefined();
  });

  it('the series gives the same answer in a command, also after downtime', async () => {
    const start = now();
    await trade('100');
    await test.exchange.tick();
    await test.exchange.close();
    test.clock.advance(86_400_000);
    const exchange = await test.restart();
    const at = await exchange.run((context) => ({ ok: true, mark: context.priceAt(test.pair.id, start + 3_600_000) }));
    expect(at).toMatchObject({ mark: { last: '100', state: 'live' } });
    expect(exchange.markPrice(test.pair.id)).toMatchObject({ state: 'stale' });
    await exchange.close();
  });

  it('the price is stale after a minute without trade or quote, and live again with the next', async () => {
    await trade('100');
    await test.exchange.tick();
    test.clock.advance(60_001);
    expect(await mark()).toMatchObject({ mark: { price: '100', state: 'stale' } });
    await test.exchange.tick();
    expect(heard.at(-1)).toMatchObject([{ state: 'stale' }]);
    await test.place(bob, 'buy', '0.01', '99.99');
    await test.exchange.tick();
    expect(await mark()).toMatchObject({ mark: { state: 'live' } });
  });

  it('the price of a quiet pair is not stale while its index is known', async () => {
    await trade('100');
    await test.exchange.tick();
    test.clock.advance(60_001);
    test.exchange.setIndexPrice(test.pair.id, decimal('100.2'));
    await test.exchange.tick();
    expect(await mark()).toMatchObject({ mark: { price: '100.2', state: 'live' } });
    test.clock.advance(5001);
    expect(await mark()).toMatchObject({ mark: { state: 'stale' } });
  });

  it('the orders of users do not move the price of a pair that follows a late market', async () => {
    test.exchange.limitPriceAge(test.pair.id, 30_000);
    test.exchange.setIndexPrice(test.pair.id, decimal('100'));
    await trade('100');
    await test.exchange.tick();
    test.clock.advance(30_001);
    await trade('100.3');
    await test.exchange.tick();
    expect(await mark()).toMatchObject({ mark: { price: '100', last: '100.3', state: 'stale' } });
  });

  it('the median of the index leaves the prices of users out, also after a restart', async () => {
    const median = (exchange: typeof test.exchange) =>
      exchange.run((context) => ({ ok: true, price: context.medianIndexAt(test.pair.id, now() + 1, 10_000) }));
    await trade('100');
    await test.exchange.tick();
    expect(await median(test.exchange)).toMatchObject({ price: undefined });
    test.exchange.setIndexPrice(test.pair.id, decimal('100.2'));
    await test.exchange.tick();
    test.clock.advance(10_000);
    await trade('100.1');
    await test.exchange.tick();
    test.clock.advance(10_000);
    await test.exchange.tick();
    expect(test.exchange.markPrice(test.pair.id)).toMatchObject({ source: 'trades', last: '100.1' });
    expect(await median(test.exchange)).toMatchObject({ price: '100.2' });
    await test.exchange.close();
    const exchange = await test.restart();
    expect(await median(exchange)).toMatchObject({ price: '100.2' });
    await exchange.close();
  });

  it('the series records nothing without a change', async () => {
    await trade('100');
    await test.exchange.tick();
    for (let round = 0; round < 5; round += 1) {
      test.clock.advance(1000);
      await test.place(bob, 'buy', '0.01', '90');
      await test.exchange.tick();
    }
    expect(heard).toHaveLength(1);
  });

  it('the series keeps one absurd trade out of the mark', async () => {
    await test.place(bob, 'buy', '0.01', '99');
    await test.place(alice, 'sell', '1', '101');
    await test.exchange.tick();
    test.clock.advance(30_000);
    await test.exchange.tick();
    // One tiny sale into a stray bid below the book.
    await test.place(alice, 'sell', '0.01', '99');
    await test.place(bob, 'buy', '0.001', '50');
    await test.place(alice, 'sell', '0.001', '50');
    await test.place(bob, 'buy', '0.01', '99');
    await test.exchange.tick();
    const marked = await mark();
    expect(marked).toMatchObject({ mark: { price: '100', last: '50', state: 'live' } });
  });
});
