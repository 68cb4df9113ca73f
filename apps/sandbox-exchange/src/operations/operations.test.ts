import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createOperations, type Operations } from './operations';

const HOST = '127.0.0.1';

let test: TestApp | undefined;
let operations: Operations | undefined;

afterEach(async () => {
  await operations?.close();
  await test?.close();
});

/** Port 0 would take any port, which the operations do not tell. */
async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, HOST, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

it('the operations port answers health, readiness and measurements without a token or an account', async () => {
  const port = await freePort();
  operations = createOperations({ host: HOST, port });
  test = await createTestApp({ operations });
  operations.metrics.watchExchange(test.exchange);
  operations.metrics.watchFanOut({ isConnected: () => true, roundTrip: async () => 2 });
  let isReady = false;
  await operations.listen({ isHealthy: async () => true, isReady: async () => isReady });
  const get = (path: string) => fetch(`http://${HOST}:${port}${path}`);
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(503);
  isReady = true;
  expect((await get('/readyz')).status).toBe(200);
  expect((await get('/api/user/info')).status).toBe(404);

  const user = await test.user({ USDT: '1000' });
  const token = await test.token(user);
  await test.place(user, 'buy', '1', '50');
  const headers = { authorization: token };
  await test.app.server.inject({ method: 'GET', url: `/api/user/info?secret=${token}`, headers });
  const text = await (await get('/metrics')).text();
  expect(text).toContain('bourse_order_events_total{status="open"} 1');
  expect(text).toContain('bourse_fan_out_round_trip_seconds 0.002');
  expect(text).toMatch(/bourse_http_answer_seconds_count\{method="GET",route="\/api\/user\/info",status="200"\} 1/);
  expect(text).not.toContain(token);
  expect(text).not.toContain(user.account);
});
