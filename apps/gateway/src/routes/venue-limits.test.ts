import { capabilities } from '@bourse/contracts/site';
import { orderCapabilities, quotationNew } from '@bourse/contracts/market';
import { cancelOrder, completedOrders, openBuys, placeBuy } from '@bourse/contracts/spot';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import * as v from 'valibot';
import { decimal } from '@bourse/decimal';
import { afterEach, expect, it } from 'vitest';
import { fakeVenue, type FakeVenue } from '../testing/fake-venue';
import { startFakeGateway, type FakeGateway } from '../testing/fake-gateway';
import { gatewayClient, type Fields } from '../testing/gateway-client';
import { VenueError } from '../venue/venue';

let running: FakeGateway;
afterEach(() => running.end());

async function open(venue: FakeVenue) {
  running = await startFakeGateway({ venue });
  const client = gatewayClient(running.gateway.address);
  const token = await client.logIn();
  const [pair] = (await client.reply(quotationNew))[0]?.pairs ?? [];
  const ids = { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0 };
  const buy = (fields: Fields) => client.ask(placeBuy, { ...ids, price: '90', num: '0.5', ...fields }, { token });
  return { client, token, buy };
}

/** A list of a venue that refuses it without pairs. */
const ofPairs =
  <Row>(list: (symbols: readonly string[]) => Promise<Row>) =>
  async (symbols: readonly string[] = []) => {
    if (symbols.length === 0) throw new VenueError('no pair', { outcome: 'refused' });
    return list(symbols);
  };

it('a market order is not offered and not sent at a venue that may read its amount as the cost', async () => {
  const venue = fakeVenue();
  venue.setAbilities({ marketOrders: false });
  const { buy, client } = await open(venue);
  const { message } = await client.ask(capabilities);
  expect(v.parse(orderCapabilities, message).map(({ orderTypes }) => orderTypes)).toEqual([['limit'], ['limit']]);
  expect(await buy({ mode: 1 })).toMatchObject({ type: 'error', message: SERVER_TEXTS.notOpen });
  expect(venue.placed).toEqual([]);
});

it('an order is listed, cancelled and found among the fills at a venue whose lists need a pair', async () => {
  const venue = fakeVenue();
  const lists = { ...venue };
  venue.openOrders = ofPairs((symbols) => lists.openOrders(symbols));
  venue.fills = ofPairs((symbols) => lists.fills(symbols));
  const { buy, client, token } = await open(venue);
  expect(await buy({ mode: 2 })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
  const [row] = await client.reply(openBuys, { page: 1 }, token);
  expect(row).toMatchObject({ price: '90', remaining: '0.5' });
  expect(await client.ask(cancelOrder, { id: row?.id ?? 0, type: 'in' }, { token })).toMatchObject({
    message: SERVER_TEXTS.orderRevoked,
  });
  const about = { id: 'f', orderId: 'o', symbol: 'BTC/USDT', side: 'buy', fee: undefined, at: 1 } as const;
  venue.addFill({ ...about, price: decimal('90'), amount: decimal('0.5') });
  expect(await client.reply(completedOrders, { page: 1 }, token)).toMatchObject([{ price: '90' }]);
});
