import { quotationNew } from '@bourse/contracts/market';
import { placeBuy } from '@bourse/contracts/spot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFakeGateway, type FakeGateway } from '../testing/fake-gateway';
import { gatewayClient } from '../testing/gateway-client';
import { VenueError } from '../venue/venue';
import { sendCommand } from './command';

let running: FakeGateway;
let said: string[];

beforeEach(async () => {
  said = [];
  running = await startFakeGateway();
});
afterEach(() => running.end());

const say = (line: string) => void said.push(line);
const send = (command: string | undefined, folder = running.folder) =>
  sendCommand(command, folder, { log: say, error: say });

/** An order of the owner that rests. */
async function placeOrder(): Promise<void> {
  const client = gatewayClient(running.gateway.address);
  const [pair] = (await client.reply(quotationNew))[0]?.pairs ?? [];
  const order = { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0, price: '90', num: '0.5', mode: 2 };
  await client.reply(placeBuy, order, await client.logIn());
}

it('a stop that has cancelled all orders succeeds', async () => {
  await placeOrder();
  expect(await send('stop')).toBe(0);
  expect(said).toEqual(['{"cancelled":1,"left":0,"isKept":true}']);
  expect(await running.venue.openOrders()).toEqual([]);
});

it('a stop cancels the orders of the journal where the venue refuses its list, and fails because the rest is unknown', async () => {
  await placeOrder();
  const before = { ...running.venue };
  running.venue.openOrders = () => Promise.reject(new VenueError('refused', { outcome: 'refused' }));
  expect(await send('stop')).toBe(1);
  expect(said).toEqual(['{"cancelled":1,"left":"unknown","isKept":true}']);
  expect(await before.openOrders()).toEqual([]);
});

it('a command that there is not, and one without a gateway, fail with a sentence', async () => {
  expect(await send('halt')).toBe(2);
  expect(await send('status', '/nowhere')).toBe(1);
  expect(said).toEqual(['One of status, stop, resume is needed.', 'No gateway runs with these settings.']);
});
