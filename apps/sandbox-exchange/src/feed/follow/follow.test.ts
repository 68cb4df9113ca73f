import { decimal } from '@bourse/decimal';
import { leverSubmit } from '@bourse/contracts/lever';
import { optionSubmit } from '@bourse/contracts/micro-options';
import { placeBuy } from '@bourse/contracts/spot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fill } from '../../products/spot/types';
import { createBots } from '../../simulation/bots/bots';
import { botUsers } from '../../simulation/people';
import { seededRandom } from '../../simulation/random';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { FeedBook, FeedLevel, FeedTrade, PriceFeed } from '../price-feed';
import { LATE_AFTER_MS, pricesOf } from '../status';
import { condense } from './condense';
import { Follower } from './follower';
import { spotOf } from '../../products/spot/spot-orders';

const SYMBOL = 'BTC/USDT';

let test: TestApp;
let follower: Follower;
let fills: Fill[];
let back: string[];

const feed: PriceFeed = {
  venue: 'Kraken',
  symbols: new Map([[SYMBOL, 'XBT/USDT']]),
  barLengths: [],
  bars: () => Promise.resolve([]),
  listen: () => () => undefined,
  close: () => Promise.resolve(),
};

const levels = (...rows: [string, string][]): FeedLevel[] => rows.map(([price, of]) => [decimal(price), decimal(of)]);
const book = (bids: FeedLevel[], asks: FeedLevel[]): FeedBook => ({ kind: 'book', symbol: SYMBOL, at: 0, bids, asks });
const trade = (side: 'buy' | 'sell', price: string, quantity: string): FeedTrade => ({
  kind: 'trade',
  symbol: SYMBOL,
  at: 0,
  price: decimal(price),
  quantity: decimal(quantity),
  side,
});
const BOOK = book(levels(['99', '2'], ['98.5', '3']), levels(['101', '1'], ['102', '4']));

beforeEach(async () => {
  test = await createTestApp();
  const { makers, takers } = await botUsers(test.exchange);
  const users = { maker: makers[0] ?? 0, taker: takers[0] ?? 0 };
  back = [];
  follower = new Follower({
    exchange: test.exchange,
    feed,
    users,
    onPrice: () => undefined,
    onBack: async (pairs) => void back.push(...pairs.map(({ symbol }) => symbol)),
  });
  fills = [];
  test.exchange.on('fill', (fill) => fills.push(fill));
});

afterEach(() => test.close());

async function happen(...events: (FeedBook | FeedTrade)[]): Promise<void> {
  for (const event of events) follower.take(event);
  await follower.flush();
}

const sides = () => {
  const { bids, asks } = test.exchange.book(test.pair.id, 100);
  return [bids, asks].map((side) => side.map(({ price, quantity }) => `${quantity} @ ${price}`));
};
const printed = () => fills.map(({ takerSide, quantity, price }) => `${takerSide} ${quantity} @ ${price}`);

it('the follower quotes the levels and sizes of the venue, and renews only the changed ones', async () => {
  await happen(BOOK);
  expect(sides()).toEqual([
    ['2 @ 99', '3 @ 98.5'],
    ['1 @ 101', '4 @ 102'],
  ]);
  const orders: number[] = [];
  test.exchange.on('order', ({ id }) => orders.push(id));
  await happen(book(levels(['99', '2'], ['98', '1']), levels(['101', '1'], ['102', '4'])));
  expect(sides()[0]).toEqual(['2 @ 99', '1 @ 98']);
  // One cancelled, one placed.
  expect(orders).toHaveLength(2);
});

it('the follower rounds bids down and asks up to the tick, quantities down to the lot, and leaves out what is below a lot', async () => {
  await happen(book(levels(['99.009', '1.00009'], ['99.001', '1'], ['98', '0.00001']), levels(['99.011', '2'])));
  expect(sides()).toEqual([['2 @ 99'], ['2 @ 99.02']]);
});

it('the follower repeats trades at their prices, through its own quotes', async () => {
  await happen(BOOK);
  await happen(trade('buy', '101.5', '0.3'), trade('sell', '98.7', '0.2'));
  expect(printed()).toEqual(['buy 0.3 @ 101.5', 'sell 0.2 @ 98.7']);
  expect(sides()).toEqual([['3 @ 98.5'], ['4 @ 102']]);
});

it("the follower fills a user's resting order that the venue's trade or book reaches, at the user's price", async () => {
  const user = await test.user({ USDT: '1000', BTC: '1' });
  await happen(BOOK);
  const buy = await test.place(user, 'buy', '0.5', '100');
  const sell = await test.place(user, 'sell', '0.5', '100.5');
  await happen(trade('sell', '99.9', '0.5'));
  expect(await spotOf(test.exchange).order(buy.id)).toMatchObject({ status: 'filled' });
  await happen(book(levels(['100.6', '1']), levels(['100.7', '1'])));
  expect(await spotOf(test.exchange).order(sell.id)).toMatchObject({ status: 'filled' });
  expect(fills.map(({ price }) => price)).toEqual(['100', '100.5']);
});

it('the follower lets an order of a user take the depth of the venue', async () => {
  const user = await test.user({ USDT: '1000' });
  await happen(BOOK);
  await test.place(user, 'buy', '3');
  expect(printed()).toEqual(['buy 1 @ 101', 'buy 2 @ 102']);
});

const order = () => ({ currency_id: test.btc.id, legal_id: test.usdt.id, price: '100', num: '1', mode: 2 });

describe('prices', () => {
  it('prices refuse orders without a price of the last thirty seconds, and accept them again with one', async () => {
    const user = await test.user({ USDT: '1000' });
    const token = await test.token(user);
    const { exchange, clock, pair } = test;
    exchange.limitPriceAge(pair.id, LATE_AFTER_MS);
    const prices = pricesOf({ exchange, feed, replay: undefined, pairs: [pair] });
    await happen(BOOK);
    clock.advance(LATE_AFTER_MS);
    expect(prices.state()).toBe('live');
    clock.advance(1);
    const reason = { type: 'error', message: '行情价格超过30秒未更新，暂停下单' };
    const { currency_id, legal_id } = order();
    const leverage = { currency_id, legal_id, multiple: '10', share: '1', type: 1, status: 1, target_price: '100' };
    const option = { match_id: pair.id, currency_id: legal_id, type: 1, seconds: 30, number: '10' };
    expect(await test.ask(placeBuy, order(), token)).toMatchObject(reason);
    expect(await test.ask(leverSubmit, leverage, token)).toMatchObject(reason);
    expect(await test.ask(optionSubmit, option, token)).toMatchObject(reason);
    expect(prices.state()).toBe('gone');
    expect(prices.pairs()).toEqual([{ id: pair.id, symbol: 'XBT/USDT', isLate: true }]);
    await happen(BOOK);
    expect(await test.ask(placeBuy, order(), token)).toMatchObject({ type: 'ok' });
  });

  it('prices of a followed pair are never simulated, however long the venue is silent', async () => {
    const { exchange, clock } = test;
    await happen(BOOK);
    const quoted = sides();
    const bots = createBots({
      ...(await botUsers(exchange)),
      exchange,
      clock,
      random: seededRandom('test'),
      rate: 50,
      lastPrice: () => undefined,
      isFollowed: (symbol) => feed.symbols.has(symbol),
      onError: () => undefined,
    });
    await bots.open();
    for (let steps = 0; steps < 100; steps += 1) {
      clock.advance(LATE_AFTER_MS);
      await bots.step();
    }
    expect([sides(), fills]).toEqual([quoted, []]);
    bots.close();
  });

  it('late prices make the mark stale, whatever users do in the book', async () => {
    const { exchange, clock, pair } = test;
    exchange.limitPriceAge(pair.id, LATE_AFTER_MS);
    await happen(BOOK);
    await exchange.tick();
    expect(exchange.markPrice(pair.id)?.state).toBe('live');
    clock.advance(LATE_AFTER_MS + 1);
    await test.place(await test.user({ USDT: '1000' }), 'buy', '1', '90');
    await exchange.tick();
    expect(exchange.markPrice(pair.id)?.state).toBe('stale');
  });

  it('polled prices keep a quiet pair fresh, unless its book contradicts them', async () => {
    const { exchange, clock, pair } = test;
    exchange.limitPriceAge(pair.id, LATE_AFTER_MS);
    await happen(BOOK);
    const ask = (price: string) => {
      clock.advance(20_000);
      follower.take({ kind: 'price', symbol: SYMBOL, at: 0, price: decimal(price) });
    };
    ask('100.1');
    ask('100.1');
    expect(exchange.isPriceLate(pair.id)).toBe(false);
    ask('120');
    ask('120');
    expect(exchange.isPriceLate(pair.id)).toBe(true);
    ask('100.1');
    expect(exchange.isPriceLate(pair.id)).toBe(true);
  });

  it('prices stay late after a break until there is a book, and the missed bars are read first', async () => {
    const { exchange, clock, pair } = test;
    exchange.limitPriceAge(pair.id, LATE_AFTER_MS);
    await happen(trade('buy', '100', '1'));
    expect(exchange.isPriceLate(pair.id)).toBe(true);
    await happen(BOOK);
    expect(back).toEqual([]);
    clock.advance(LATE_AFTER_MS + 1);
    await happen(trade('buy', '100', '1'));
    expect([exchange.isPriceLate(pair.id), back]).toEqual([true, []]);
    await happen(BOOK);
    expect([exchange.isPriceLate(pair.id), back]).toEqual([false, [SYMBOL]]);
  });
});

describe('many trades', () => {
  it('many trades are reduced to few with the same first, highest, lowest and last price and the same volume', () => {
    const prices = ['5', '6', '9', '7', '2', '3', '4'];
    const many = prices.map((price) => trade('buy', price, '0.1'));
    const few = condense(many, 4);
    expect(few.map(({ price, quantity }) => [price, quantity])).toEqual([
      ['5', '0.2'],
      ['9', '0.2'],
      ['2', '0.2'],
      ['4', '0.1'],
    ]);
    expect(condense(many, 7)).toEqual(many);
  });

  it('consecutive trades of the same side and price become one', () => {
    expect(condense([trade('buy', '5', '1'), trade('buy', '5', '2'), trade('sell', '5', '1')], 9)).toEqual([
      trade('buy', '5', '3'),
      trade('sell', '5', '1'),
    ]);
  });
});
