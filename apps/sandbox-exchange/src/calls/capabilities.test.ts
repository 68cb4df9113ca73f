import { c2cCapabilities } from '@bourse/contracts/c2c';
import { capabilities } from '@bourse/contracts/site';
import { identityCapabilities } from '@bourse/contracts/identity';
import { leverCapabilities } from '@bourse/contracts/lever';
import { orderCapabilities } from '@bourse/contracts/market';
import { spotCapabilities } from '@bourse/contracts/spot';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app';

it('the exchange announces products, parts of ads, and the limits of takers and of orders, to visitors too', async () => {
  const test = await createTestApp();
  const { baseId, quoteId, tickSize, lotSize, minQuantity } = test.pair;
  const { products, others } = await test.reply(capabilities, {});
  expect(products?.toSorted()).toEqual([
    'c2c',
    'deposits',
    'leverage',
    'news',
    'options',
    'password_reset',
    'registration',
    'spot',
    'subscription',
    'transfers',
    'withdrawals',
  ]);
  expect(v.parse(c2cCapabilities, others)).toEqual({
    takesParts: true,
    hasMessages: true,
    hasDisputes: true,
    hasRatings: true,
    hasRelations: true,
    hasHours: true,
    floating: { least: '80', most: '120' },
    cancellations: 3,
    unfinished: 4,
  });
  expect(v.parse(spotCapabilities, others)).toEqual({ amendsOrders: true, hasFeeTiers: true });
  expect(v.parse(identityCapabilities, others)).toEqual({ hasReferral: true });
  expect(v.parse(leverCapabilities, others)).toEqual({
    reducesOnly: true,
    closesParts: true,
    changesMultiples: true,
    listsOvernightFees: true,
    attachesExits: true,
    trailsStops: true,
  });
  expect(v.parse(orderCapabilities, others)).toEqual([
    expect.objectContaining({
      baseId,
      quoteId,
      orderTypes: ['limit', 'market'],
      limitTypes: ['post_only', 'ioc', 'fok', 'stop_limit'],
      exits: ['attached_exits', 'oco', 'trailing_stop'],
      priceStep: tickSize,
      amountStep: lotSize,
      minAmount: minQuantity,
    }),
  ]);
  await test.close();
});

it('the exchange announces the market that prices come from, with the pairs that follow it', async () => {
  const test = await createTestApp({
    pricesOf: ({ pair }) => ({
      venue: 'Kraken',
      isRecorded: true,
      isTraded: false,
      state: () => 'late',
      pairs: () => [{ id: pair.id, symbol: 'XBT/USDT', isLate: true }],
      replay: () => undefined,
    }),
  });
  expect((await test.reply(capabilities, {})).prices).toEqual({
    venue: 'Kraken',
    isRecorded: true,
    isTraded: false,
    state: 'late',
    pairs: [{ id: test.pair.id, symbol: 'XBT/USDT', isLate: true }],
  });
  await test.close();
});
