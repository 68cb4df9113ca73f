import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUseError } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { login } from '@bourse/contracts/identity';
import { quotationNew } from '@bourse/contracts/market';
import { cancelOrder, openBuys, placeBuy } from '@bourse/contracts/spot';
import { io } from 'socket.io-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readControlPlace } from './control/place';
import { startFakeGateway } from './testing/fake-gateway';
import { fakeVenue } from './testing/fake-venue';
import { gatewayClient, OWNER, type GatewayClient } from './testing/gateway-client';

/** A limit order of the first pair. */
async function orderOf({ reply }: GatewayClient, price = '90') {
  const [pair] = (await reply(quotationNew))[0]?.pairs ?? [];
  return { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0, price, num: '0.5', mode: 2 };
}

const placeOf = (at: number, clientId: string) => ({
  is: 'place',
  at,
  clientId,
  symbol: 'BTC/USDT',
  side: 'buy',
  type: 'limit',
  amount: '0.5',
  price: '90',
  notional: '45',
});

it('a second gateway with the same folder is refused with one sentence, and the first one stays at its control surface', async () => {
  const { gateway, folder, venue, end } = await startFakeGateway();
  onTestFinished(end);
  const client = gatewayClient(gateway.address);
  const order = await orderOf(client);
  const token = await client.logIn();
  await client.reply(placeBuy, order, token);
  // The first one is writing.
  appendFileSync(join(folder, 'journal.jsonl'), '{"is":');
  await expect(startFakeGateway({ folder })).rejects.toThrow(FolderInUseError);
  await expect(startFakeGateway({ folder })).rejects.toThrow(folder);
  expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8')).toMatch(/\{"is":$/);
  const place = readControlPlace(folder);
  expect(place?.address).toBe(gateway.address);
  const headers = { 'x-gateway-token': place?.token ?? '' };
  const stopped = await fetch(`${place?.address ?? ''}/gateway/stop`, { method: 'POST', headers });
  expect(await stopped.json()).toMatchObject({ cancelled: 1, left: 0 });
  expect(await venue.openOrders()).toEqual([]);
});

it('a gateway whose folder is in use opens no connection with the venue', async () => {
  const { folder, end } = await startFakeGateway();
  onTestFinished(end);
  const onOpenVenue = vi.fn<() => void>();
  await expect(startFakeGateway({ folder, onOpenVenue })).rejects.toThrow(FolderInUseError);
  expect(onOpenVenue).not.toHaveBeenCalled();
});

it('a gateway whose venue tells its figures late has them in its first answer', async () => {
  const venue = fakeVenue();
  const markets = await venue.markets();
  const figures = await venue.tickers(markets.map(({ symbol }) => symbol));
  venue.tickers = async () => {
    await pause(300);
    return figures;
  };
  const { gateway, end } = await startFakeGateway({ venue });
  onTestFinished(end);
  const [group] = await gatewayClient(gateway.address).reply(quotationNew);
  expect(group?.pairs.map(({ last }) => last?.toString())).not.toContain(undefined);
});

it('the folder of a gateway that was killed is taken over', async () => {
  const { folder, close } = await startFakeGateway();
  await close();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid, host: hostname(), began: '1' }));
  const { end } = await startFakeGateway({ folder });
  expect(readFileSync(join(folder, 'lock.json'), 'utf8')).toContain(`"pid":${process.pid}`);
  await end();
});

it('a request that is repeated after a restart and a new log-in is the same order', async () => {
  const first = await startFakeGateway();
  const { venue, folder } = first;
  const t = Date.now();
  const client = gatewayClient(first.gateway.address);
  const order = await orderOf(client);
  const sent = { token: await client.logIn(), t };
  expect((await client.ask(placeBuy, order, sent)).message).toBe(SERVER_TEXTS.orderPlaced);
  await first.close();
  const second = await startFakeGateway({ venue, folder });
  onTestFinished(second.end);
  const { ask, logIn } = gatewayClient(second.gateway.address);
  const token = await logIn();
  expect(token).not.toBe(sent.token);
  expect((await ask(placeBuy, order, { token, t })).message).toBe(SERVER_TEXTS.orderPlaced);
  expect(venue.placed).toHaveLength(1);
  expect((await ask(placeBuy, order, { token, t: t + 1 })).message).toBe(SERVER_TEXTS.orderPlaced);
  expect(venue.placed).toHaveLength(2);
});

it('a request whose answer was lost with the process is looked up when it is repeated in another session', async () => {
  const first = await startFakeGateway();
  const { venue, folder } = first;
  const t = Date.now();
  const client = gatewayClient(first.gateway.address);
  const order = await orderOf(client);
  await client.ask(placeBuy, order, { token: await client.logIn(), t });
  await first.close();
  // The process ended before the answer was written.
  const journal = join(folder, 'journal.jsonl');
  const [command = ''] = readFileSync(journal, 'utf8').split('\n');
  writeFileSync(journal, `${command}\n{"is":"pla`);
  const second = await startFakeGateway({ venue, folder });
  onTestFinished(second.end);
  const { ask, logIn } = gatewayClient(second.gateway.address);
  expect((await ask(placeBuy, order, { token: await logIn(), t })).message).toBe(SERVER_TEXTS.orderPlaced);
  expect(venue.placed).toHaveLength(1);
});

it('orders of earlier days without an answer do not delay the start, and are not looked up', async () => {
  const first = await startFakeGateway();
  const { venue, folder } = first;
  await first.close();
  const [now, old] = [Date.now(), Date.now() - 400 * 86_400_000];
  const entries = [...Array.from({ length: 60 }, (_none, index) => placeOf(old, `old${index}`)), placeOf(now, 'new')];
  writeFileSync(join(folder, 'journal.jsonl'), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  const asked: string[] = [];
  const looked = Promise.withResolvers<void>();
  // The venue does not answer look-ups.
  venue.findOrder = ({ clientId }) => {
    asked.push(clientId);
    looked.resolve();
    return new Promise(() => undefined);
  };
  const second = await startFakeGateway({ venue, folder });
  onTestFinished(second.end);
  await looked.promise;
  expect(asked).toEqual(['new']);
  const place = readControlPlace(folder);
  const headers = { 'x-gateway-token': place?.token ?? '' };
  const status = await fetch(`${second.gateway.address}/gateway/status`, { headers });
  expect(await status.json()).toEqual({ isStopped: false, unknown: 1 });
});

const FOREIGN = [
  ['a form of another site', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin', { origin: 'null' }],
  ['an image of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
] as const;

it.each(FOREIGN)('%s cannot lock the owner out', async (_what, headers) => {
  const { gateway, end } = await startFakeGateway();
  onTestFinished(end);
  const { ask, logIn } = gatewayClient(gateway.address);
  const wrong = { user_string: OWNER.account, password: 'wrong2026', type: 1 };
  for (let tries = 0; tries < 6; tries += 1) expect((await ask(login, wrong, { headers })).status).toBe(403);
  expect(await logIn()).toMatch(/./);
});

it('a page of another site whose name resolves to this machine gets nothing, and its socket is refused', async () => {
  const { gateway, end } = await startFakeGateway();
  onTestFinished(end);
  const { request } = await import('node:http');
  const statusOf = (path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${gateway.address}${path}`, { headers }, ({ statusCode }) => resolve(statusCode));
      asked.on('error', reject);
      asked.end();
    });
  const paths = ['/', '/api/quotation_new', '/socket.io/?EIO=4&transport=polling'];
  for (const path of paths) {
    expect([403, path]).toEqual([await statusOf(path, { host: 'evil.example' }), path]);
    expect([403, path]).toEqual([await statusOf(path, { origin: 'http://evil.example' }), path]);
  }
  // A link on another site is followed.
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(await statusOf('/', link)).not.toBe(403);
});

it('the socket connects from the page of the gateway and not from that of another site', async () => {
  const { gateway, end } = await startFakeGateway();
  onTestFinished(end);
  const outcomeFrom = async (origin: string) => {
    const socket = io(gateway.address, { transports: ['websocket'], extraHeaders: { origin }, reconnection: false });
    const outcome = await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', () => resolve('refused'));
    });
    socket.close();
    return outcome;
  };
  expect([await outcomeFrom('http://evil.example'), await outcomeFrom(gateway.address)]).toEqual([
    'refused',
    'connected',
  ]);
});

it('a cancel that the venue has accepted and a fill has overtaken is not told as revoked over HTTP', async () => {
  const { gateway, venue, end } = await startFakeGateway();
  onTestFinished(end);
  const client = gatewayClient(gateway.address);
  const token = await client.logIn();
  await client.reply(placeBuy, await orderOf(client), token);
  const [row] = await client.reply(openBuys, { page: 1 }, token);
  venue.fail('cancel', 'accepted');
  const [open] = await venue.openOrders();
  venue.order = async () => open && { ...open, state: 'filled' };
  const cancel = { id: row?.id ?? 0, type: 'in' };
  expect((await client.ask(cancelOrder, cancel, { token })).message).toBe(SERVER_TEXTS.orderNotRevocable);
});
