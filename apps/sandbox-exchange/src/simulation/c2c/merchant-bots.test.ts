import { marketAds, oneOrder } from '@bourse/contracts/c2c';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMarketplace, type Marketplace } from '../../products/c2c/c2c.test-support';
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

const price = () => undefined;

describe('merchants', () => {
  let test: Marketplace;
  beforeEach(async () => {
    test = await openMarketplace();
  });
  afterEach(() => test.close());

  it('merchants publish once, pay and release', async () => {
    const merchants = await seedC2c(test.exchange, price);
    await seedC2c(test.exchange, price);
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
