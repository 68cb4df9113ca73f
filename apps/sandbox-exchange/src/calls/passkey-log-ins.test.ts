import { forgetPassword, sendMailCode } from '@bourse/contracts/identity';
import { passkeys } from '@bourse/contracts/security';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../accounts/types';
import { SoftwareAuthenticator } from '../testing/authenticator';
import { addPasskey, logInWithPasskey } from '../testing/passkeys';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let user: User;
let token: string;
let key: SoftwareAuthenticator;

const logIn = () => logInWithPasskey(test, key);

beforeEach(async () => {
  test = await createTestApp({ env: { SANDBOX_CONTROL: '1' } });
  user = await test.user();
  token = await test.token(user);
  key = new SoftwareAuthenticator();
  await addPasskey(test, key, token);
});

afterEach(() => test.close());

it('a new password by code removes the passkeys of its user, and no others', async () => {
  const stranger = await test.token(await test.user());
  await addPasskey(test, new SoftwareAuthenticator(), stranger, { name: 'Laptop' });
  expect(await test.reply(passkeys, {}, token)).toMatchObject([{ name: 'Phone' }]);

  await test.reply(sendMailCode, { user_string: user.account, lan: 'en', type: 'forget' });
  const [mail] = await test.exchange.outbox.list(user.account);
  const password = { password: 'secret2', repassword: 'secret2' };
  await test.reply(forgetPassword, { account: user.account, ...password, code: mail?.code ?? '' });
  expect(await logIn()).toMatchObject({ type: 'error', message: SERVER_TEXTS.passkeyRefused });
  expect(await test.reply(passkeys, {}, await test.token(user))).toEqual([]);
  expect(await test.reply(passkeys, {}, stranger)).toMatchObject([{ name: 'Laptop' }]);
});

it('a password that its user has changed leaves the passkeys as they are', async () => {
  await test.exchange.admin.setPassword(user.id, 'secret2');
  expect(await logIn()).toMatchObject({ type: 'ok' });
});

it('a log-in with a passkey from a new device is told as one with the password is', async () => {
  const told: unknown[] = [];
  test.exchange.on('notice', (notice) => told.push(notice));
  await test.exchange.accounts.login({ account: user.account, password: 'secret1', address: '10.0.0.1' });
  told.length = 0;
  expect(await logIn()).toMatchObject({ type: 'ok' });
  expect(told).toEqual([{ userId: user.id, notice: 'login' }]);
});
