import { capabilities } from '@bourse/feature-kit/contract';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app';

it('the exchange announces products, parts of ads, and the limits of takers and of orders, to visitors too', async () => {
  const test = await createTestApp();
  const { baseId, quoteId, tickSize, lotSize, minQuantity } = test.pair;
  expect(await test.reply(capabilities, {})).toMatchObject({
    takesParts: true,
    amendsOrders: true,
    c2cCancellations: 3,
    c2cUnfinished: 4,
    products: ['spot', 'leverage', 'options', 'c2c', 'subscription', 'deposits', 'withdrawals', 'transfers', 'news'],
    orderLimits: [
      {
        baseId,
        quoteId,
        orderTypes: ['limit', 'market'],
        limitTypes: ['post_only', 'ioc', 'fok', 'stop_limit'],
        priceStep: tickSize,
        amountStep: lotSize,
        minAmount: minQuantity,
      },
    ],
  });
  await test.close();
});

it('the exchange announces the market that prices come from, with the pairs that follow it', async () => {
  const test = await createTestApp({
    pricesOf: ({ pair }) => ({
      venue: 'Kraken',
      isRecorded: true,
      state: () => 'late',
      pairs: () => [{ id: pair.id, symbol: 'XBT/USDT', isLate: true }],
      replay: () => undefined,
    }),
  });
  expect((await test.reply(capabilities, {})).prices).toEqual({
    venue: 'Kraken',
    isRecorded: true,
    state: 'late',
    pairs: [{ id: test.pair.id, symbol: 'XBT/USDT', isLate: true }],
  });
  await test.close();
});
