import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aMarket, fakeVenue } from '../testing/fake-venue';
import { withContracts } from './with-contracts';

const CONTRACT = 'BTC/USD:USD';

it('a venue with spot and contracts sends each call by its symbol, and finds lost replies where both can', async () => {
  const pairs = fakeVenue({ markets: [aMarket('BTC/USD')], balances: { USD: '1000' } });
  const contracts = fakeVenue({ markets: [aMarket(CONTRACT)], balances: { 'USD:USD': '1000' } });
  contracts.setAbilities({ orderById: false });
  const venue = withContracts(pairs, contracts);
  const events: string[] = [];
  const stop = venue.listen(({ kind }) => events.push(kind));
  const order = { side: 'buy', type: 'limit', amount: decimal('1'), price: decimal('9') } as const;
  for (const [symbol, clientId] of [
    ['BTC/USD', 'a'],
    [CONTRACT, 'b'],
  ] as const) {
    await venue.placeOrder({ ...order, symbol, clientId });
    const found = await venue.findOrder({ symbol, clientId });
    expect(found).toMatchObject({ symbol, state: 'open' });
    if (found) await venue.cancelOrder(found);
    expect(await venue.findOrder({ symbol, clientId })).toMatchObject({ state: 'cancelled' });
  }
  expect([pairs.placed.length, contracts.placed.length]).toEqual([1, 1]);
  expect(events).toEqual(['account', 'account', 'account', 'account']);
  expect((await venue.tickers(['BTC/USD', CONTRACT])).map(({ symbol }) => symbol)).toEqual(['BTC/USD', CONTRACT]);
  expect((await venue.balances())[0]).toEqual({ currency: 'USD', available: '1000', held: '0', total: '1000' });
  expect(venue.abilities).toMatchObject({ orderById: false, findByClientId: true });
  stop();
});
