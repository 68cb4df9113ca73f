import { endPush, readPush, savePush } from '@bourse/contracts/push';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../accounts/types';
import { newBrowser } from '../push/fake-push-service.test-support';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let user: User;
let token: string;
let browsers = 0;

beforeEach(async () => {
  test = await createTestApp();
  user = await test.user();
  token = await test.token(user);
});
afterEach(() => test.close());

function aSubscription() {
  browsers += 1;
  const { endpoint, p256dh, auth } = newBrowser(`https://push.example/${browsers}`);
  return { endpoint, p256dh, auth, kinds: 'fills,c2c' };
}

const NONE = { endpoint: '', kinds: [], gone: false };
const count = async () => (await test.exchange.db.selectFrom('push_subscriptions').select('id').execute()).length;

it('a session saves its subscription, changes it and ends it', async () => {
  const subscription = aSubscription();
  expect(await test.reply(readPush, {}, token)).toEqual(NONE);
  await test.reply(savePush, subscription, token);
  expect(await test.reply(readPush, {}, token)).toEqual({
    endpoint: subscription.endpoint,
    kinds: ['fills', 'c2c'],
    gone: false,
  });
  await test.reply(savePush, { ...subscription, kinds: 'logins,weather' }, token);
  expect(await test.reply(readPush, {}, token)).toEqual({
    endpoint: subscription.endpoint,
    kinds: ['logins'],
    gone: false,
  });
  await test.reply(savePush, aSubscription(), token);
  expect(await count()).toBe(1);
  await test.reply(endPush, {}, token);
  expect(await test.reply(readPush, {}, token)).toEqual(NONE);
});

it('a visitor has none of the calls', async () => {
  for (const [call, request] of [
    [readPush, {}],
    [savePush, aSubscription()],
    [endPush, {}],
  ] as const) {
    expect(await test.ask(call, request)).toMatchObject({ type: 999 });
  }
});

it("another user, and another session of the user, neither sees nor ends a session's subscription", async () => {
  const subscription = aSubscription();
  await test.reply(savePush, subscription, token);
  for (const other of [await test.token(user), await test.token(await test.user())]) {
    expect(await test.reply(readPush, {}, other)).toEqual(NONE);
    await test.reply(endPush, {}, other);
  }
  expect(await test.reply(readPush, {}, token)).toMatchObject({ endpoint: subscription.endpoint });
});

it('an endpoint of another session is taken over with the keys of its browser only', async () => {
  const subscription = aSubscription();
  await test.reply(savePush, subscription, token);
  const next = await test.token(await test.user());
  const { p256dh, auth } = aSubscription();
  const own = aSubscription();
  await test.reply(savePush, own, next);
  expect(await test.ask(savePush, { ...subscription, p256dh, auth }, next)).toMatchObject({ type: 'error' });
  expect(await test.reply(readPush, {}, next)).toMatchObject({ endpoint: own.endpoint });
  expect(await test.reply(readPush, {}, token)).toMatchObject({ endpoint: subscription.endpoint });
  await test.reply(savePush, subscription, next);
  expect(await test.reply(readPush, {}, token)).toEqual(NONE);
  expect(await test.reply(readPush, {}, next)).toMatchObject({ endpoint: subscription.endpoint });
});

it.each([
  ['an endpoint without https', { endpoint: 'http://push.example/1' }],
  ['an endpoint of this machine', { endpoint: 'https://127.0.0.1/1' }],
  ['an endpoint in the network of the exchange', { endpoint: 'https://10.0.0.5/1' }],
  ['a key that is none', { p256dh: 'BAk' }],
  ['a key in another form', { p256dh: Buffer.alloc(65, 2).toString('base64url') }],
  ['a key that is no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['a secret that is too short', { auth: 'AAAA' }],
  ['no kind', { kinds: '' }],
  ['kinds that are unknown', { kinds: 'weather' }],
])('the exchange refuses %s', async (_case, over) => {
  expect(await test.ask(savePush, { ...aSubscription(), ...over }, token)).toMatchObject({ type: 'error' });
  expect(await count()).toBe(0);
});

it('a user has ten subscriptions: the oldest ends for a new one', async () => {
  await test.reply(savePush, aSubscription(), token);
  for (let at = 0; at < 10; at += 1) await test.reply(savePush, aSubscription(), await test.token(user));
  expect(await count()).toBe(10);
  expect(await test.reply(readPush, {}, token)).toEqual(NONE);
});

it('the exchange refuses subscriptions above the rate', async () => {
  await test.reply(savePush, aSubscription(), token);
  await test.exchange.db.updateTable('login_tries').set({ tries: 60 }).where('key', '=', `push:${user.id}`).execute();
  expect(await test.ask(savePush, aSubscription(), token)).toMatchObject({ type: 'error' });
});

it('a subscription goes with its session', async () => {
  await test.reply(savePush, aSubscription(), token);
  await test.exchange.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  expect(await count()).toBe(0);
});
