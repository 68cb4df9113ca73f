import { request } from 'node:http';
import { capabilities } from '@bourse/contracts/site';
import { currencyList, quotationNew, tradeHistory } from '@bourse/contracts/market';
import { userInfo } from '@bourse/contracts/identity';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { MemoryFanOut } from '../testing/memory-fan-out';
import { createTestApp, type TestApp } from '../testing/test-app';
import { CoreClient } from './core-client';
import { connectCore, createCoreGateway } from './core-gateway';
import { buildEdge, type EdgeApp } from './edge-app';

let test: TestApp;
let core: CoreClient;
let edge: EdgeApp;
let port: number;

beforeAll(async () => {
  const fanOut = new MemoryFanOut();
  test = await createTestApp({
    env: { TRUST_PROXY: '1' },
    openGateway: (needs) => createCoreGateway(needs, connectCore(fanOut.connect())),
  });
  core = new CoreClient([await test.app.server.listen({ host: '127.0.0.1', port: 0 })]);
  const config = readConfig({ LOG_LEVEL: 'silent', WEB_DIR: '/nowhere' });
  edge = await buildEdge({ config, fanOut: fanOut.connect(), core });
  port = Number(new URL(await edge.server.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(async () => {
  await edge.close();
  await core.close();
  await test.close();
});

afterEach(() => void vi.restoreAllMocks());

interface Answer {
  status: number | undefined;
  length: string | undefined;
  type: string | undefined;
  body: string;
}

/** Sends the path as it is written; `fetch` would resolve dot segments itself. */
function send(method: string, path: string, token?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: token };
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () =>
        resolve({
          status: response.statusCode,
          length: response.headers['content-length'],
          type: response.headers['content-type'],
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.once('error', reject).end();
  });
}

const isEnvelope = ({ body }: Answer) => body.startsWith('{"type":"ok"');

describe('HEAD', () => {
  it.each([quotationNew, currencyList, tradeHistory, capabilities])(
    'HEAD of $path before the first GET leaves the reply of every GET complete',
    async (call) => {
      const path = `/api${call.path}?lang=en&legal_id=${test.usdt.id}&currency_id=${test.btc.id}`;
      const head = await send('HEAD', path);
      const [first, second] = [await send('GET', path), await send('GET', path)];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(JSON.parse(first.body)).toMatchObject({ type: 'ok' });
      expect(second.body).toBe(first.body);
      expect(head).toEqual({ ...first, body: '' });
    },
  );

  it('HEAD of a private call has the headers of GET and no body', async () => {
    const token = await test.token(await test.user());
    const path = `/api${userInfo.path}`;
    const [head, get] = [await send('HEAD', path, token), await send('GET', path, token)];
    expect(isEnvelope(get)).toBe(true);
    expect(head).toEqual({ ...get, body: '' });
  });

  it('an edge passes a public call to the core by the method of the contract', async () => {
    const passed = vi.spyOn(core, 'pass');
    await send('HEAD', `/api${currencyList.path}?other=1`);
    expect(passed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method: 'GET' }));
  });
});

describe('a path with dot segments', () => {
  it.each([
    '/api/../healthz',
    '/api/x/../../brand.json',
    '/api/../sandbox/audit',
    '/api/%2e%2e/healthz',
    '/api/.%2E/healthz',
    '/api/..\\healthz',
    '/api/user/./info',
    '/api/user/info#/../../healthz',
    'http://other.example/api/user/info',
  ])('the edge answers %s with 404 and passes nothing to the core', async (path) => {
    const passed = vi.spyOn(core, 'pass');
    expect((await send('GET', path)).status).toBe(404);
    expect(passed).not.toHaveBeenCalled();
  });

  it('dots in a query are passed', async () => {
    expect(isEnvelope(await send('GET', `/api${currencyList.path}?a=/../b`))).toBe(true);
  });
});
