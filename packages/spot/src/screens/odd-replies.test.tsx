import { decimal } from '@bourse/decimal';
import { rawJson, respond } from '@bourse/api-client/testing';
import { quotationNew } from '@bourse/contracts/market';
import { aGroup, aPair, wireGroups } from '@bourse/market/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openBuys } from '@bourse/contracts/spot';
import { anOpenOrder } from '../testing/fixtures';
import { freshOrders, open } from './all-orders.test-support';

const { server, present } = freshOrders();

describe('names of pairs', () => {
  it.each([
    ['Bit Coin', 'USDT'],
    ['BTC 9', 'USDT'],
    ['BTC,4', 'US DT'],
    ['BTC", 4', 'U[0]'],
    ['constructor', '__proto__'],
  ])('the list of orders has the decimals of the pair %s/%s', async (base, quote) => {
    const pairs = [
      aPair({ baseId: 8, base: 'BTC', quote: 'USDT', priceDecimals: 4 }),
      aPair({ base, quote, priceDecimals: 3 }),
      aPair({ baseId: 9, base: '4', quote: 'US DT', priceDecimals: 1 }),
    ];
    server.use(respond(quotationNew, () => wireGroups([aGroup({ pairs })])));
    present.exchange.open = [anOpenOrder({ base, quote, price: decimal('50000') })];
    open();
    expect(await screen.findByText('50,000.000')).toBeVisible();
  });
});

it.each([3000, 100_000])(
  'a reply that is nested %d deep is an unreadable reply, which the screen says',
  async (depth) => {
    const body = `{"type":"ok","message":{"list":[${'['.repeat(depth)}${']'.repeat(depth)}]}}`;
    server.use(respond(openBuys, () => rawJson(body)));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
);
