import { forgetPassword, sendMailCode } from '@bourse/contracts/identity';
import {
  beginPasskey,
  beginSecondFactor,
  confirmSecondFactor,
  passkeys,
  removePasskey,
  sessions,
} from '@bourse/contracts/security';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../accounts/totp';
import { hashOf, Sessions } from '../accounts/sessions';
import type { User } from '../accounts/types';
import { SoftwareAuthenticator } from '../testing/authenticator';
import { seededRandom } from '../simulation/random';
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

/** Sets a new password with a mailed code. */
async function resetPassword() {
  await test.reply(sendMailCode, { user_string: user.account, lan: 'en', type: 'forget' });
  const [mail] = await test.exchange.outbox.list(user.account);
  const password = { password: 'secret2', repassword: 'secret2' };
  await test.reply(forgetPassword, { account: user.account, ...password, code: mail?.code ?? '' });
}

it('a new password by code removes the passkeys of its user, and no others', async () => {
  const stranger = await test.token(await test.user());
  await addPasskey(test, new SoftwareAuthenticator(), stranger, { name: 'Laptop' });
  expect(await test.reply(passkeys, {}, token)).toMatchObject([{ name: 'Phone' }]);

  await resetPassword();
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

it('a passkey that was confirmed while the password was reset is not added', async () => {
  const { options } = await test.reply(beginPasskey, { password: 'secret1' }, token);
  const before = await test.exchange.accounts.userByToken(token);
  await resetPassword();
  const { passkeys: kept } = test.exchange.accounts;
  const credential = new SoftwareAuthenticator().create(options);
  const added = await kept?.register(
    { id: user.id, passwordResetAt: before?.passwordResetAt },
    { name: 'Thief', credential, session: hashOf(token) },
  );
  expect(added).toEqual({ ok: false, reason: 'reset' });
  expect(await kept?.list(user.id)).toEqual([]);
});

const onlyId = async () => (await test.reply(passkeys, {}, token))[0]?.id ?? 0;
const remove = async (by = token) => test.reply(removePasskey, { id: await onlyId(), password: 'secret1' }, by);
const sessionOf = async () => String((await logIn()).message);

describe('the removal of a passkey', () => {
  it('the removal ends the sessions that the passkey has opened, which the socket hears, and no others', async () => {
    const opened = [await sessionOf(), await sessionOf()];
    const ended: string[] = [];
    test.exchange.on('sessionEnded', ({ session }) => void ended.push(session));
    await remove();
    for (const session of opened) expect((await test.ask(sessions, {}, session)).type).toBe(999);
    expect(ended).toHaveLength(2);
    expect(await test.reply(sessions, {}, token)).toHaveLength(1);
  });

  it('the session that removes the passkey goes on, also if the passkey has opened it', async () => {
    const [own, other] = [await sessionOf(), await sessionOf()];
    await remove(own);
    expect(await test.reply(passkeys, {}, own)).toEqual([]);
    expect((await test.ask(sessions, {}, other)).type).toBe(999);
  });

  it('a session of which a passkey was the second factor ends with the passkey', async () => {
    const { secret } = await test.reply(beginSecondFactor, { password: 'secret1' }, token);
    await test.reply(confirmSecondFactor, { code: codeOf(secret, test.clock.now()) }, token);
    const given = { account: user.account, password: 'secret1', address: '10.0.0.1' };
    const refused = await test.exchange.accounts.login(given);
    const question = !refused.ok && refused.reason === 'second_factor' && 'passkey' in refused.proof && refused.proof;
    const credential = key.get((question && question.passkey) || '');
    const answered = await test.exchange.accounts.login({ ...given, secondFactor: credential });
    const opened = answered.ok ? answered.session.token : '';
    expect((await test.ask(sessions, {}, opened)).type).toBe('ok');
    await test.exchange.accounts.removePasskey(user.id, await onlyId(), { except: token });
    expect((await test.ask(sessions, {}, opened)).type).toBe(999);
  });

  it('a log-in that is in progress while its passkey is removed opens no session', async () => {
    const passkeyId = await onlyId();
    const { db } = test.exchange;
    const { password_hash: hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    await remove();
    const opening = new Sessions({ db, clock: test.clock, random: seededRandom('log-in') });
    const from = { device: '', address: '10.0.0.1', passkeyId };
    expect(await opening.openFor(user.id, hash ?? '', from)).toBeUndefined();
  });
});
