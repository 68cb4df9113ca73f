import Fastify, { type FastifyInstance } from 'fastify';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failureAnswer } from './envelope';
import { limitRequests } from './request-rate';

const MOST = 1500;
let server: FastifyInstance;

beforeEach(async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  server = Fastify({ trustProxy: (_address, hop) => hop < 1 });
  server.setErrorHandler(failureAnswer());
  await limitRequests(server);
  server.get('/api/user/info', () => ({ type: 'ok' }));
  server.get('/api/news', () => ({ type: 'ok' }));
});

afterEach(async () => {
  await server.close();
  vi.useRealTimers();
});

const ask = (address: string, url = '/api/user/info') =>
  server.inject({ url, remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': address } });

async function statuses(addresses: readonly string[]): Promise<number[]> {
  const all = [];
  for (const address of addresses) all.push((await ask(address)).statusCode);
  return all;
}

const times = (count: number, address: string) => Array.from({ length: count }, () => address);

it('requests of one address above the rate are refused with 429 and a time to wait, and those of others are not', async () => {
  expect(new Set(await statuses(times(MOST, '203.0.113.1')))).toEqual(new Set([200]));
  const refused = await ask('203.0.113.1', '/api/news');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({ type: 'error', message: SERVER_TEXTS.tooManyRequests });
  expect(refused.headers).toMatchObject({ 'retry-after': '10' });
  expect(refused.headers['x-ratelimit-limit']).toBeUndefined();
  expect(await statuses(['203.0.113.2'])).toEqual([200]);
  vi.setSystemTime(10_001);
  expect(await statuses(['203.0.113.1'])).toEqual([200]);
});

it('the addresses of one IPv6 network are counted together', async () => {
  const all = Array.from({ length: MOST }, (_none, at) => `2001:db8::${at.toString(16)}`);
  expect(new Set(await statuses(all))).toEqual(new Set([200]));
  expect(await statuses(['2001:db8::ffff:1', '2001:db8:0:1::1'])).toEqual([429, 200]);
});

it('programs on this machine have no rate', async () => {
  expect(new Set(await statuses(times(MOST + 1, '127.0.0.1')))).toEqual(new Set([200]));
});
