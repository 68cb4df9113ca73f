import { barStart } from '@bourse/contracts/bars';
import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/contract-server';
import type { User } from '../accounts/types';
import type { StoredBar } from '../store/types';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { openMarketData, type MarketData } from './market-data';
import { spotOf } from '../products/spot/spot-orders';

let test: TestExchange;
let market: MarketData;
let maker: User;
let taker: User;

const open = () =>
  openMarketData({
    exchange: test.exchange,
    trades: spotOf(test.exchange),
    clock: test.clock,
    onError: (error) => test.errors.push(error),
  });

beforeEach(async () => {
  test = await createTestExchange();
  market = await open();
  maker = await test.user({ BTC: '1000' });
  taker = await test.user({ USDT: '1000000' });
});

afterEach(async () => {
  await market.close();
  await test.close();
});

async function trade(price: string, quantity = '1'): Promise<void> {
  await test.place(maker, 'sell', quantity, price);
  await test.place(taker, 'buy', quantity, price);
}

const short = (bar: StoredBar | undefined) =>
  bar && [bar.openTime, bar.open, bar.high, bar.low, bar.close, bar.volume].join(' ');

const everything = async () => ({
  minutes: await market.bars(test.pair.id, '1', 0, test.clock.now()),
  hours: await market.bars(test.pair.id, '60', 0, test.clock.now()),
  days: await market.bars(test.pair.id, '1D', 0, test.clock.now()),
  ticker: market.ticker(test.pair.id),
});

async function someDays(): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await trade(String(100 + (step % 5)), '0.5');
    test.clock.advance(5 * HOUR_MS + 17 * MINUTE_MS);
  }
  await trade('100');
  await trade('107');
}

describe('live bars', () => {
  it('trades update the live bars of minute, hour and day', async () => {
    const minute = barStart(test.clock.now(), '1');
    await trade('100');
    await trade('103', '2');
    await trade('101');
    expect(short(market.running(test.pair.id, '1min'))).toBe(`${minute} 100 103 100 101 4`);
    test.clock.advance(MINUTE_MS);
    await trade('99');
    expect(short(market.running(test.pair.id, '1min'))).toBe(`${minute + MINUTE_MS} 99 99 99 99 1`);
    expect(short(market.running(test.pair.id, '60min'))).toBe(`${barStart(minute, '60')} 100 103 99 99 5`);
    expect(short(market.running(test.pair.id, '1D'))).toBe(`${barStart(minute, '1D')} 100 103 99 99 5`);
  });

  it('live bars omit intervals without trades', async () => {
    await trade('100');
    test.clock.advance(5 * MINUTE_MS);
    await trade('101');
    const bars = await market.bars(test.pair.id, '1', 0, test.clock.now());
    expect(bars.map(({ close }) => close)).toEqual(['100', '101']);
    expect((bars[1]?.openTime ?? 0) - (bars[0]?.openTime ?? 0)).toBe(5 * MINUTE_MS);
  });

  it('live bars return only whole bars that open in the requested range', async () => {
    for (let minute = 0; minute < 10; minute += 1) {
      await trade('100');
      test.clock.advance(MINUTE_MS);
    }
    const start = barStart(test.clock.now(), '5') - 10 * MINUTE_MS;
    const bars = await market.bars(test.pair.id, '5', start + 1, start + 6 * MINUTE_MS);
    expect(bars.map(short)).toEqual([`${start + 5 * MINUTE_MS} 100 100 100 100 5`]);
  });

  it('live bars survive a clock that is set back', async () => {
    await trade('100');
    test.clock.set(test.clock.now() - HOUR_MS);
    await trade('102');
    expect(market.running(test.pair.id, '1min')?.close).toBe('102');
    expect(test.errors).toEqual([]);
  });
});

it('the ticker covers the last 24 hours and drops older trades', async () => {
  expect(market.ticker(test.pair.id)).toMatchObject({ last: '0', change: '0', volume: '0' });
  await trade('200', '5');
  test.clock.advance(12 * HOUR_MS);
  await trade('100', '1');
  await trade('110', '2');
  expect(market.ticker(test.pair.id)).toEqual({
    last: '110',
    change: '-45',
    high: '200',
    low: '100',
    volume: '8',
  });
  test.clock.advance(12 * HOUR_MS + MINUTE_MS);
  expect(market.ticker(test.pair.id)).toMatchObject({ change: '-45', high: '110', low: '100', volume: '3' });
  test.clock.advance(DAY_MS);
  expect(market.ticker(test.pair.id)).toEqual({ last: '110', change: '0', high: '110', low: '110', volume: '0' });
});

it('the ticker is unknown for a pair that does not exist', () => {
  expect(market.ticker(99)).toBeUndefined();
});

describe('bars after a restart', () => {
  it('the bars after a restart are those before it', async () => {
    await someDays();
    const before = await everything();
    await market.close();
    market = await open();
    expect(await everything()).toEqual(before);
  });

  it('the bars after a restart are those of the trades, even if they were not saved in time', async () => {
    await someDays();
    await market.save();
    const [minute] = (await market.bars(test.pair.id, '1', 0, test.clock.now())).slice(-1);
    await trade('120', '3');
    test.clock.advance(2 * HOUR_MS);
    await trade('90', '4');
    const expected = await everything();
    expect(minute?.close).toBe('107');
    // A second connection to the store sees the data of a process that starts after this one was killed.
    const killed = market;
    market = await open();
    expect(await everything()).toEqual(expected);
    await killed.close();
  });
});

it('bars of the past precede the live ones, which continue them', async () => {
  const minute = barStart(test.clock.now(), '1') - MINUTE_MS;
  const bar = { openTime: minute, open: 5000, high: 5200, low: 4900, close: 5100, volume: 30_000 };
  const hour = { ...bar, openTime: barStart(minute, '60') };
  const day = { ...bar, openTime: barStart(minute, '1D') };
  await market.addPast(new Map([[test.pair.id, { '1min': [bar], '60min': [hour], '1D': [day] }]]));
  await trade('60');
  const bars = await market.bars(test.pair.id, '1', 0, test.clock.now());
  expect(bars.map(({ close }) => close)).toEqual([decimal('51'), decimal('60')]);
  expect(market.ticker(test.pair.id)).toMatchObject({ last: '60', high: '60', low: '49', volume: '4' });
});
