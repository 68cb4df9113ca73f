import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { connectionsFor, createHttpServer } from '@bourse/contract-server';
import { createTestApp, type TestApp } from '../testing/test-app';

const HEADERS = 'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n';

let close: (() => unknown) | undefined;

afterEach(() => close?.());

it.each([
  ['headers', HEADERS],
  ['body', `${HEADERS}\r\nuser_string=`],
])('the server answers 408 to a request whose %s never ends', async (_, sent) => {
  const limits = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const server = createHttpServer((request) => request.resume(), limits);
  close = () => server.close();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write(sent);
  const answer: unknown[] = await once(socket, 'data');
  expect(String(answer[0])).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, 'close');
});

it('/healthz says whether commands can be executed', async () => {
  const test = await createTestApp();
  close = () => test.close();
  const health = () => test.app.server.inject('/healthz');
  expect((await health()).statusCode).toBe(200);
  await test.exchange.close();
  expect([(await health()).statusCode, (await health()).json()]).toEqual([503, { ok: false }]);
});

it('/healthz says that the database does not answer', async () => {
  const test = await createTestApp();
  close = () => test.close();
  // PGlite has one connection, and this transaction keeps it.
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const stuck = test.store.db.transaction().execute(() => ended);
  expect((await test.app.server.inject('/healthz')).statusCode).toBe(503);
  end();
  await stuck;
  expect((await test.app.server.inject('/healthz')).statusCode).toBe(200);
});

it('the server bounds its connections, and leaves descriptors to the store', async () => {
  const server = createHttpServer((_request, response) => response.end('here'), { maxConnections: 3 });
  close = () => server.closeAllConnections();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const extra = connect(port, '127.0.0.1');
  await once(extra, 'close');
  for (const socket of sockets) socket.destroy();
  server.close();
  expect([connectionsFor(1024), connectionsFor(100), connectionsFor(undefined)]).toEqual([704, 64, 10_000]);
});

it('the server of the exchange has time limits', async () => {
  const test: TestApp = await createTestApp();
  close = () => test.close();
  expect(test.app.server.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 10_000 });
});
