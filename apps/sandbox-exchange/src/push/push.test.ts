import { login } from '@bourse/contracts/identity';
import { endPush, PUSH_KINDS, pushCapability, readPush, savePush } from '@bourse/contracts/push';
import { capabilities } from '@bourse/contracts/site';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../accounts/types';
import { createTestApp, type TestApp } from '../testing/test-app';
import { openFakePushService, vapidClaims } from './fake-push-service.test-support';

let service: Awaited<ReturnType<typeof openFakePushService>>;
let test: TestApp;
let user: User;
let token: string;

beforeEach(async () => {
  service = await openFakePushService();
  test = await createTestApp({
    env: { SANDBOX_CONTROL: '1', PUSH_ORIGIN: service.origin, VAPID_SUBJECT: 'mailto:operator@bourse.example' },
  });
  user = await test.user({ BTC: '5' });
  token = await test.token(user);
});

afterEach(async () => {
  await test.close();
  await service.close();
});

async function subscribe(by = token, kinds: readonly string[] = PUSH_KINDS) {
  const browser = service.browser();
  const { endpoint, p256dh, auth } = browser;
  await test.reply(savePush, { endpoint, p256dh, auth, kinds: kinds.join(',') }, by);
  return browser;
}

/** Fills an order of the user that has rested. */
async function fill(quantity = '1') {
  const order = await test.place(user, 'sell', quantity, '100');
  await test.place(await test.user({ USDT: '1000' }), 'buy', quantity, '100');
  return order;
}

it('a fill reaches the browser: encrypted for it, with the kind and the id alone, signed by the announced key', async () => {
  const { others } = await test.reply(capabilities, {});
  const announced = v.parse(pushCapability, others);
  const browser = await subscribe();
  const order = await fill();
  const { path, headers, body } = await service.next();
  expect(`${service.origin}${path}`).toBe(browser.endpoint);
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'high',
    topic: `spot_filled-${order.id}`,
  });
  expect(browser.open(body)).toEqual({ notice: 'spot_filled', id: order.id });
  const { key, claims } = vapidClaims(headers);
  expect(key).toBe(announced?.publicKey);
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:operator@bourse.example' });
});

it('an order that fills as it is placed is not told to its user', async () => {
  const browser = await subscribe();
  const maker = await test.user({ USDT: '1000' });
  await test.place(maker, 'buy', '1', '100');
  await test.place(user, 'sell', '1', '100');
  const order = await fill();
  expect(browser.open((await service.next()).body)).toEqual({ notice: 'spot_filled', id: order.id });
});

it('a notice of a kind that was not chosen is not sent', async () => {
  const browser = await subscribe(token, ['logins']);
  await fill();
  await test.reply(login, { user_string: user.account, password: 'secret1', type: '1' });
  test.exchange.announce('notice', { userId: user.id, notice: 'login' });
  expect(browser.open((await service.next()).body)).toEqual({ notice: 'login' });
  expect(service.received).toHaveLength(1);
});

it('a session that has ended gets no notice, whatever has ended it', async () => {
  const sessions = await Promise.all(Array.from({ length: 3 }, () => test.token(user)));
  for (const session of sessions) await subscribe(session);
  const last = await subscribe();
  await test.exchange.accounts.logout(sessions[0] ?? '');
  await test.reply(endPush, {}, sessions[1]);
  await test.exchange.accounts.endSessions(user.id, { except: token });
  await fill();
  expect(`${service.origin}${(await service.next()).path}`).toBe(last.endpoint);
  await test.exchange.admin.revokeSessions(user.id);
  await fill();
  const stranger = await test.user();
  await subscribe(await test.token(stranger));
  test.exchange.announce('notice', { userId: stranger.id, notice: 'login' });
  expect((await service.next()).path).toBe('/push/5');
  expect(service.received).toHaveLength(2);
});

it('a session that has not been used for three days gets no notice', async () => {
  await subscribe();
  test.clock.advance(3 * 86_400_000);
  const later = await test.token(user);
  const browser = await subscribe(later);
  await fill();
  expect(`${service.origin}${(await service.next()).path}`).toBe(browser.endpoint);
  expect(service.received).toHaveLength(1);
});

it.each([404, 410])(
  'a subscription that the push service answers with %i gets nothing more, and its session still reads the kinds',
  async (status) => {
    const { endpoint } = await subscribe(token, ['fills', 'logins']);
    const read = () => test.reply(readPush, {}, token);
    expect(await read()).toEqual({ endpoint, kinds: ['fills', 'logins'], gone: false });
    service.answers.push({ status });
    await fill();
    await service.next();
    await vi.waitFor(async () => expect(await read()).toEqual({ endpoint, kinds: ['fills', 'logins'], gone: true }));
    const other = await subscribe(await test.token(user));
    await fill();
    expect(`${service.origin}${(await service.next()).path}`).toBe(other.endpoint);
    const next = await subscribe(token, ['logins']);
    expect(await read()).toEqual({ endpoint: next.endpoint, kinds: ['logins'], gone: false });
    expect(service.received).toHaveLength(2);
  },
);

it('notices of a kind that was not chosen, and those of another kind, take nothing from a kind', async () => {
  const browser = await subscribe(token, ['c2c', 'stops', 'logins']);
  for (let id = 1; id <= 30; id += 1) test.exchange.announce('notice', { userId: user.id, notice: 'spot_filled', id });
  for (let id = 1; id <= 25; id += 1) test.exchange.announce('notice', { userId: user.id, notice: 'c2c_message', id });
  test.exchange.announce('notice', { userId: user.id, notice: 'spot_exit', id: 7 });
  for (let at = 0; at < 21; at += 1) await service.next();
  expect(service.received.map(({ body }) => browser.open(body))).toContainEqual({ notice: 'spot_exit', id: 7 });
});

it.each(['login', 'deposit'] as const)('notices of %s have no bound a minute', async (notice) => {
  await subscribe();
  for (let id = 1; id <= 25; id += 1) test.exchange.announce('notice', { userId: user.id, notice, id });
  for (let at = 0; at < 25; at += 1) await service.next();
  expect(service.received).toHaveLength(25);
});

it('a user gets at most twenty notices of a kind a minute', async () => {
  await subscribe();
  for (let id = 1; id <= 30; id += 1) test.exchange.announce('notice', { userId: user.id, notice: 'c2c_order', id });
  for (let at = 0; at < 20; at += 1) await service.next();
  test.clock.advance(60_000);
  test.exchange.announce('notice', { userId: user.id, notice: 'c2c_order', id: 31 });
  await service.next();
  expect(service.received).toHaveLength(21);
  const topics = service.received.map(({ headers }) => headers['topic']);
  expect(topics).toContain('c2c_order-20');
  expect(topics).not.toContain('c2c_order-21');
  expect(topics).toContain('c2c_order-31');
});

it('a push service that does not answer delays no command', async () => {
  await subscribe();
  service.answers.push({ status: 500 });
  await fill();
  await service.next();
  expect((await fill()).status).toBe('open');
});
