import { userInfo } from '@bourse/contracts/identity';
import { quotationNew } from '@bourse/contracts/market';
import { deal } from '@bourse/contracts/spot';
import { walletDetail, walletList } from '@bourse/contracts/wallet';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFakeGateway, type FakeGateway } from '../testing/fake-gateway';
import { gatewayClient } from '../testing/gateway-client';
import { VenueError } from '../venue/venue';

let running: FakeGateway;
beforeEach(async () => {
  running = await startFakeGateway({});
});
afterEach(() => running.end());

it('balances are told where the open orders cannot be read, and what the orders hold of them is unknown', async () => {
  const { venue } = running;
  const { ask, logIn, reply } = gatewayClient(running.gateway.address);
  const token = await logIn();
  const [pair] = (await reply(quotationNew))[0]?.pairs ?? [];
  const ids = { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0 };
  const { accounts } = await reply(walletList, {}, token);
  const idOf = (code: string) => accounts.change.balances.find(({ currency }) => currency === code)?.currencyId ?? 0;
  // The venue tells the total alone of one currency.
  const balances = await venue.balances();
  venue.balances = async () =>
    balances.map((each) => (each.currency === 'USDT' ? { ...each, available: undefined, held: undefined } : each));
  const before = { ...venue };
  venue.openOrders = () => Promise.reject(new VenueError('maintenance', { outcome: 'unknown' }));
  venue.emitAccount();
  expect(await reply(userInfo, {}, token)).toMatchObject({ totalAssets: '1100' });
  expect(await reply(deal, ids, token)).toMatchObject({ baseAvailable: '1', quoteAvailable: undefined });
  const detail = (code: string) => reply(walletDetail, { currency: idOf(code), type: 'change' }, token);
  expect(await detail('BTC')).toMatchObject({ available: '1', frozen: '0' });
  expect(await detail('USDT')).toMatchObject({ available: undefined, frozen: undefined });
  // The list has no row without an available amount: a currency that is missing in it would be read as none.
  expect((await ask(walletList, {}, { token })).type).toBe('error');
  venue.openOrders = (symbols) => before.openOrders(symbols);
  venue.emitAccount();
  expect(await detail('USDT')).toMatchObject({ available: '1000' });
});
