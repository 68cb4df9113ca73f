import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { CoreAwayError, CoreClient } from './core-client';

const REFUSED = 'http://127.0.0.1:1';
const order = {
  method: 'POST',
  path: '/api/transaction/in?t=1',
  headers: { authorization: 'token' },
  body: Buffer.from('num=1'),
};

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const { close } of open.splice(0)) close();
});

/** A core that counts what arrives, and answers as the test says. */
async function core(answer: Parameters<typeof createServer>[1]) {
  const arrived: string[] = [];
  const server: HttpServer = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived };
}

function client(addresses: string[], deadlineMs?: number): CoreClient {
  const made = new CoreClient(addresses, deadlineMs === undefined ? {} : { deadlineMs });
  open.push({ close: () => void made.close() });
  return made;
}

it('the client of the core finds the core that has the lock at the second address, and asks it first from then on', async () => {
  const { address, arrived } = await core((_request, response) => response.end('done'));
  const passing = client([REFUSED, address]);
  expect((await passing.pass(order)).body.toString()).toBe('done');
  expect((await passing.pass(order)).status).toBe(200);
  expect(arrived).toEqual([`POST ${order.path}`, `POST ${order.path}`]);
});

it('the client of the core reports an unknown outcome, and sends nothing again, where the connection breaks before the answer', async () => {
  const broken = await core((request) => request.socket.destroy());
  const other = await core((_request, response) => response.end());
  await expect(client([broken.address, other.address]).pass(order)).rejects.toThrow(CoreAwayError);
  expect(broken.arrived).toHaveLength(1);
  expect(other.arrived).toEqual([]);
});

it('the client of the core reports an unknown outcome where the core does not answer before the deadline', async () => {
  const paused = await core(() => undefined);
  await expect(client([paused.address], 100).pass(order)).rejects.toThrow(CoreAwayError);
  expect(paused.arrived).toHaveLength(1);
});

it('the client of the core reports an unknown outcome where no core listens', async () => {
  await expect(client([REFUSED, REFUSED]).pass(order)).rejects.toThrow(CoreAwayError);
});

it('the client of the core sends the path as it is written, without resolving dot segments', async () => {
  const { address, arrived } = await core((_request, response) => response.end());
  await client([address]).pass({ ...order, method: 'GET', body: undefined, path: '/api/../healthz?a=%2e' });
  expect(arrived).toEqual(['GET /api/../healthz?a=%2e']);
});
