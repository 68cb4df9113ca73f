import { login, userInfo } from '@bourse/contracts/identity';
import { endOtherSessions, endSession, sessions } from '@bourse/contracts/security';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../accounts/types';
import { createTestApp, type TestApp } from '../testing/test-app';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const FIREFOX_LATER = 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';

let test: TestApp;
let user: User;

beforeEach(async () => {
  test = await createTestApp({ env: { SANDBOX_CONTROL: '1' } });
  user = await test.user();
});

afterEach(() => test.close());

async function logIn(device: string, from = '198.51.100.1'): Promise<string> {
  const response = await test.app.server.inject({
    method: 'POST',
    url: `/api${login.path}?t=1`,
    remoteAddress: from,
    payload: new URLSearchParams({ user_string: user.account, password: 'secret1', type: '1' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': device },
  });
  return response.json<{ message: string }>().message;
}

const isRunning = async (token: string) => (await test.ask(userInfo, {}, token)).type === 'ok';

const notices = async () => (await test.exchange.outbox.list(user.account)).map(({ purpose }) => purpose);

it('the sessions of a user are told with device and address, the own one marked, without tokens', async () => {
  const own = await logIn(FIREFOX);
  test.clock.advance(1000);
  const other = await logIn(PHONE, '203.0.113.9');
  const listed = await test.reply(sessions, {}, own);
  expect(listed).toMatchObject([
    { device: PHONE, address: '203.0.113.9', isCurrent: false },
    { device: FIREFOX, address: '198.51.100.1', isCurrent: true },
  ]);
  expect(JSON.stringify(listed)).not.toContain(other);
});

it('a user ends one session, which the socket hears, and never one of another user', async () => {
  const own = await logIn(FIREFOX);
  const other = await logIn(PHONE);
  const stranger = await test.token(await test.user());
  const heard: string[] = [];
  test.exchange.on('sessionEnded', ({ session }) => heard.push(session));
  const [first] = (await test.reply(sessions, {}, own)).filter(({ isCurrent }) => !isCurrent);
  const id = first?.id ?? 0;
  expect(await test.ask(endSession, { id }, stranger)).toMatchObject({ type: 'error' });
  expect(await isRunning(other)).toBe(true);
  expect(heard).toEqual([]);
  expect(await test.ask(endSession, { id }, own)).toMatchObject({ type: 'ok' });
  expect([await isRunning(other), await isRunning(own), heard.length]).toEqual([false, true, 1]);
  // A repetition after a lost reply.
  expect(await test.ask(endSession, { id }, own)).toMatchObject({ type: 'error' });
  expect(await test.reply(sessions, {}, own)).toHaveLength(1);
});

it('a user ends all other sessions', async () => {
  const own = await logIn(FIREFOX);
  const others = [await logIn(PHONE), await logIn(FIREFOX)];
  const strangers = await test.token(await test.user());
  expect(await test.ask(endOtherSessions, {}, own)).toMatchObject({ type: 'ok' });
  for (const token of others) expect(await isRunning(token)).toBe(false);
  expect([await isRunning(own), await isRunning(strangers)]).toEqual([true, true]);
});

it('a log-in from a new device or address is told by mail; the first one and a newer version of the browser are not', async () => {
  await logIn(FIREFOX);
  await logIn(FIREFOX_LATER);
  expect(await notices()).toEqual([]);
  await logIn(PHONE);
  await logIn(PHONE);
  expect(await notices()).toEqual(['new device']);
  await logIn(FIREFOX, '203.0.113.9');
  expect(await notices()).toEqual(['new device', 'new device']);
});
