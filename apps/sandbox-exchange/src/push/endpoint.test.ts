import { promisify } from 'node:util';
import { request } from 'undici';
import { expect, it } from 'vitest';
import { createDeliver } from './deliver';
import { isEndpoint, isPublicAddress, publicLookup } from './endpoint';
import { newBrowser, openFakePushService } from './fake-push-service.test-support';
import { keysOf } from './keys';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
])('the endpoint %s is accepted', (endpoint) => {
  expect(isEndpoint(endpoint, undefined)).toBe(true);
});

it.each([
  'http://push.example/abc',
  'https://push.example:8443/abc',
  'https://name:word@push.example/abc',
  'https://localhost/abc',
  'https://intranet/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://93.184.216.34/abc',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'http://127.0.0.1:4180/abc',
  'ftp://push.example/abc',
  'push.example',
  `https://push.example/${'x'.repeat(1024)}`,
])('the endpoint %.60s is refused', (endpoint) => {
  expect(isEndpoint(endpoint, undefined)).toBe(false);
});

it('the endpoint of a test is accepted at its own origin only', () => {
  expect(isEndpoint('http://127.0.0.1:4999/push/1', 'http://127.0.0.1:4999')).toBe(true);
  expect(isEndpoint('http://127.0.0.1:4998/push/1', 'http://127.0.0.1:4999')).toBe(false);
});

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'name',
])('the address %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('the address %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it('a name that leads to this machine is not resolved for a connection', async () => {
  const resolve = promisify(publicLookup);
  await expect(resolve('localhost', { all: true })).rejects.toThrow('not on the public network');
  await expect(resolve('localhost', {})).rejects.toThrow('not on the public network');
});

it('a message to a name that leads to this machine is not sent', async () => {
  const service = await openFakePushService();
  const { port } = new URL(service.origin);
  const keys = await keysOf({ get: async () => undefined, set: async () => undefined }, undefined);
  const { deliver, close } = createDeliver({ keys, subject: 'mailto:a@b.example', pushOrigin: undefined });
  const message = { ...newBrowser(`http://localhost:${port}/push/1`), payload: '{}', topic: 'a' };
  await expect(deliver(message)).rejects.toThrow('not on the public network');
  expect(service.received).toEqual([]);
  // The service itself answers.
  expect((await request(`${service.origin}/push/1`, { method: 'POST' })).statusCode).toBe(201);
  await close();
  await service.close();
});

it('a redirect is not followed', async () => {
  const service = await openFakePushService();
  const keys = await keysOf({ get: async () => undefined, set: async () => undefined }, undefined);
  const { deliver, close } = createDeliver({ keys, subject: 'mailto:a@b.example', pushOrigin: service.origin });
  service.answers.push({ status: 307, headers: { location: `${service.origin}/elsewhere` } });
  expect(await deliver({ ...service.browser(), payload: '{}', topic: 'a' })).toBe('refused');
  expect(service.received.map(({ path }) => path)).toEqual(['/push/1']);
  await close();
  await service.close();
});
