import { login, userCenter, userInfo } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp();
});

afterEach(() => test.close());

const credentials = (user_string: string, password = 'secret1') => ({ user_string, password, type: 1 });

it('login returns a token that authorises private calls', async () => {
  const user = await test.user({ USDT: '12.5' });
  const token = await test.reply(login, credentials(user.account));
  expect(await test.reply(userInfo, {}, token)).toMatchObject({
    id: user.id,
    account: user.account,
    email: user.account,
    inviteCode: user.extensionCode,
    isMerchant: false,
    merchants: [],
    reviewStatus: 0,
    totalAssets: '12.5',
  });
  expect(await test.reply(userCenter, {}, token)).toMatchObject({ reviewStatus: 0 });
});

it('login answers a wrong password like an unknown account', async () => {
  const user = await test.user();
  const wrong = await test.ask(login, credentials(user.account, 'secret2'));
  expect(wrong).toMatchObject({ status: 200, type: 'error', message: SERVER_TEXTS.passwordWrong });
  expect(await test.ask(login, credentials('nobody@bourse.example'))).toEqual(wrong);
});

it('login locks an account after wrong tries, and returns the end of the lock in Shanghai time', async () => {
  const user = await test.user();
  for (let tries = 0; tries < 5; tries += 1) await test.ask(login, credentials(user.account, 'secret2'));
  // The test's clock is at 8:00 UTC, the lock lasts a quarter of an hour.
  expect(await test.ask(login, credentials(user.account))).toMatchObject({
    type: 'error',
    message: SERVER_TEXTS.accountLockedUntil('2026-11-20 16:15:00'),
  });
});

it('login requires an account and a password of valid length', async () => {
  for (const fields of [
    credentials('', 'secret1'),
    credentials('a'.repeat(121)),
    credentials('a@b.example', 'short'),
  ]) {
    expect(await test.ask(login, fields)).toMatchObject({ type: 'error', message: SERVER_TEXTS.parameterError });
  }
});

it("the user's own data requires a valid token", async () => {
  expect(await test.ask(userInfo, {})).toMatchObject({ type: 999, message: SERVER_TEXTS.pleaseLogIn });
  const token = await test.token(await test.user());
  test.clock.advance(400 * 86_400_000);
  expect(await test.ask(userInfo, {}, token)).toMatchObject({ type: 999, message: SERVER_TEXTS.loginExpired });
});

it("the user's own data marks a merchant", async () => {
  const user = await test.user();
  await test.exchange.admin.updateUser(user.id, { isSeller: true });
  const seen = await test.reply(userInfo, {}, await test.token(user));
  expect(seen).toMatchObject({ isMerchant: true, merchants: [{ id: user.id, status: 1 }] });
});

it("the user's own data includes amounts on hold in the assets", async () => {
  const user = await test.user({ USDT: '100' });
  await test.place(user, 'buy', '1', '40');
  expect(await test.reply(userInfo, {}, await test.token(user))).toMatchObject({ totalAssets: '100' });
});
