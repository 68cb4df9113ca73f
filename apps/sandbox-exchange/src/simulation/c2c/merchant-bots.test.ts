import { marketAds, oneOrder } from '@bourse/contracts/c2c';
import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMarketplace, type Marketplace } from '../../products/c2c/c2c.test-support';
import { spotOf } from '../../products/spot/spot-orders';
import { createTestExchange } from '../../testing/test-exchange';
import { actAsMerchants, nextStep } from './merchant-bots';
import { MERCHANTS } from './merchants';
import { seedC2c } from './seed';

const order = (status: 'unpaid' | 'paid') => ({ status, createdAt: 0, updatedAt: 1000 });
const quick = { paysAfterMs: 20_000, releasesAfterMs: 15_000 };
const silent = { paysAfterMs: undefined, releasesAfterMs: undefined };

it('nextStep pays and releases after the time of the merchant', () => {
  expect(nextStep(quick, order('unpaid'), 'payer', 19_999)).toBeUndefined();
  expect(nextStep(quick, order('unpaid'), 'payer', 20_000)).toBe('pay');
  expect(nextStep(quick, order('paid'), 'seller', 15_999)).toBeUndefined();
  expect(nextStep(quick, order('paid'), 'seller', 16_000)).toBe('release');
});

it('nextStep never acts for a silent merchant, and not in the role of the other side', () => {
  expect(nextStep(silent, order('unpaid'), 'payer', 1e9)).toBeUndefined();
  expect(nextStep(silent, order('paid'), 'seller', 1e9)).toBeUndefined();
  expect(nextStep(quick, order('unpaid'), 'seller', 1e9)).toBeUndefined();
});

/** Seeds with a price of BTC; a refused ad fails the test. */
const needs = (price?: string) => ({
  usdtPrice: () => price,
  onError: (error: unknown) => {
    throw error;
  },
});

it.each([
  ['has a fixed price where there is no index', false],
  ['follows the index from its publication where there is one', true],
])('an ad that is to follow the index %s', async (_, hasIndex) => {
  const test = await createTestExchange();
  const maker = await test.user({ BTC: '1' });
  await test.store.db.updateTable('currencies').set({ is_legal: true }).where('id', '=', test.btc.id).execute();
  await test.exchange.close();
  const exchange = await test.restart();
  if (hasIndex) {
    await exchange.admin.resetMark(test.pair.id);
    exchange.setIndexPrice(test.pair.id, decimal('100000'));
    const limit = { type: 'limit', price: decimal('100000'), quantity: decimal('1') } as const;
    await spotOf(exchange).placeOrder({ ...limit, userId: maker.id, pairId: test.pair.id, side: 'sell' });
    await exchange.tick();
  }
  await seedC2c(exchange, needs('100000'));
  await seedC2c(exchange, needs('100000'));
  const ads = await exchange.db
    .selectFrom('c2c_ads')
    .select(['price', 'percent'])
    .where('currency_id', '=', test.btc.id)
    .execute();
  expect(ads.map(({ price, percent }) => [Number(price), Number(percent)])).toEqual([[713664, hasIndex ? 100.8 : 0]]);
  await exchange.close();
  await test.close();
});

describe('merchants', () => {
  let test: Marketplace;
  beforeEach(async () => {
    test = await openMarketplace();
  });
  afterEach(() => test.close());

  it('merchants publish once, pay and release', async () => {
    const merchants = await seedC2c(test.exchange, needs());
    await seedC2c(test.exchange, needs());
    expect(merchants.size).toBe(MERCHANTS.length);
    const ads = await test.reply(marketAds, { type: 'buy', page: 1, currency_id: test.usdt.id });
    expect(ads.map(({ merchant }) => merchant).toSorted()).toEqual([
      'Lotus Trading',
      'Silent Harbour',
      'Slow Boat OTC',
      'Third Hand',
    ]);
    const lotus = ads.find(({ merchant }) => merchant === 'Lotus Trading');
    const seller = await test.trader('20000');
    const orderId = await test.take(seller, lotus?.id ?? 0);
    const status = async () => (await test.reply(oneOrder, { id: orderId }, seller.token)).status;
    await actAsMerchants(test.exchange, merchants);
    expect(await status()).toBe('unpaid');
    test.clock.advance(20_000);
    await actAsMerchants(test.exchange, merchants);
    expect(await status()).toBe('paid');
  });
});
