import { forgetPassword, login, savePayee } from '@bourse/contracts/identity';
import {
  beginSecondFactor,
  chooseSecondFactorUses,
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  SECOND_FACTOR_HEADER,
  secondFactor,
} from '@bourse/contracts/security';
import type { Call } from '@bourse/contracts/wire';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeOf } from '../accounts/totp';
import type { User } from '../accounts/types';
import { createTestApp, type TestApp } from '../testing/test-app';

const PERIOD_MS = 30_000;
const MINUTE_MS = 60_000;
const payee = { real_name: 'Lin' };

let test: TestApp;
let user: User;
let token: string;
let secret: string;
let recoveryCodes: string[];

beforeEach(async () => {
  test = await createTestApp();
  user = await test.user();
  token = await test.token(user);
  ({ secret } = await test.reply(beginSecondFactor, { password: 'secret1' }, token));
  recoveryCodes = await test.reply(confirmSecondFactor, { code: code() }, token);
  test.clock.advance(PERIOD_MS);
});

afterEach(() => test.close());

const code = (after = 0) => codeOf(secret, test.clock.now() + after);

const wrongCode = () => String((Number(code()) + 500_000) % 1_000_000).padStart(6, '0');

/** Sends a call with the code of a second factor. */
async function askWith(given: string, call: Call, fields: Record<string, string>, of = token, from = '127.0.0.1') {
  const response = await test.app.server.inject({
    method: 'POST',
    url: `/api${call.path}?t=1`,
    remoteAddress: from,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(of !== '' && { authorization: of }),
      ...(given !== '' && { [SECOND_FACTOR_HEADER]: given }),
    },
  });
  return response.json<{ type: unknown; message: unknown }>();
}

const logIn = (given: string, from?: string) =>
  askWith(given, login, { user_string: user.account, password: 'secret1', type: '1' }, '', from);

const NEEDED = { type: 'second_factor', message: SERVER_TEXTS.secondFactorNeeded };
/** At a log-in the loss can be reported. */
const OFFER = { data: { recovery: 1 } };
const WRONG = { type: 'second_factor', message: SERVER_TEXTS.secondFactorWrong };

it('a log-in needs the second factor after a right password, and only then', async () => {
  expect(await logIn('')).toEqual({ ...NEEDED, ...OFFER });
  expect(await logIn(wrongCode())).toEqual({ ...WRONG, ...OFFER });
  const wrong = await askWith(code(), login, { user_string: user.account, password: 'secret2', type: '1' }, '');
  expect(wrong).toMatchObject({ type: 'error', message: SERVER_TEXTS.passwordWrong });
  expect(await logIn(code())).toMatchObject({ type: 'ok' });
});

it('a code is accepted once, by one of two requests at the same time', async () => {
  const given = code();
  const answers = await Promise.all([logIn(given), logIn(given)]);
  expect(answers.map(({ type }) => type)).toEqual(expect.arrayContaining(['ok', 'second_factor']));
  expect(await logIn(given)).toEqual({ ...WRONG, ...OFFER });
  expect(await logIn(code(PERIOD_MS))).toMatchObject({ type: 'ok' });
});

it('a code of an earlier period is not accepted after a later one', async () => {
  expect(await logIn(code(PERIOD_MS))).toMatchObject({ type: 'ok' });
  expect(await logIn(code())).toEqual({ ...WRONG, ...OFFER });
});

it('a protected call has no effect without a code, and the session is trusted for minutes after one', async () => {
  expect(await askWith('', savePayee, payee)).toEqual(NEEDED);
  expect(await askWith(wrongCode(), savePayee, payee)).toEqual(WRONG);
  expect(await askWith(code(), savePayee, payee)).toMatchObject({ type: 'ok' });
  expect(await askWith('', savePayee, payee)).toMatchObject({ type: 'ok' });
  test.clock.advance(5 * MINUTE_MS);
  expect(await askWith('', savePayee, payee)).toEqual(NEEDED);
});

it('another session of the user is not trusted, and the code of another user does not count', async () => {
  expect(await askWith(code(), savePayee, payee)).toMatchObject({ type: 'ok' });
  expect(await askWith('', savePayee, payee, await test.token(user))).toEqual(NEEDED);
  const other = await test.user();
  const otherToken = await test.token(other);
  const { secret: otherSecret } = await test.reply(beginSecondFactor, { password: 'secret1' }, otherToken);
  await test.reply(confirmSecondFactor, { code: codeOf(otherSecret, test.clock.now()) }, otherToken);
  const theirs = codeOf(otherSecret, test.clock.now() + PERIOD_MS);
  expect(await askWith(theirs, savePayee, payee, await test.token(user))).toEqual(WRONG);
});

it('wrong codes lock an address, and neither a running session nor an address of the owner', async () => {
  const stranger = '203.0.113.7';
  expect(await logIn(code(), '198.51.100.1')).toMatchObject({ type: 'ok' });
  test.clock.advance(PERIOD_MS);
  for (let tries = 0; tries < 10; tries += 1) await logIn(wrongCode(), stranger);
  expect(await logIn(code(), stranger)).toMatchObject({ type: 'error', message: SERVER_TEXTS.tooManyAttempts });
  for (const last of [8, 9, 10, 11, 12, 13]) await logIn(wrongCode(), `203.0.${last}.7`);
  expect(await logIn(code(), '192.0.2.1')).toMatchObject({ type: 'error', message: SERVER_TEXTS.tooManyAttempts });
  expect(await askWith(code(), savePayee, payee)).toMatchObject({ type: 'ok' });
  expect(await logIn(code(PERIOD_MS), '198.51.100.1')).toMatchObject({ type: 'ok' });
  expect(await logIn(recoveryCodes[0] ?? '', '192.0.2.1')).toMatchObject({ type: 'ok' });
});

it('wrong codes of a session are bounded', async () => {
  for (let tries = 0; tries < 10; tries += 1) expect(await askWith(wrongCode(), savePayee, payee)).toEqual(WRONG);
  expect(await askWith(code(), savePayee, payee)).toMatchObject({ message: SERVER_TEXTS.tooManyAttempts });
});

it('a recovery code counts once; new ones end the earlier', async () => {
  expect(recoveryCodes).toHaveLength(10);
  const [first = '', second = ''] = recoveryCodes;
  expect(await logIn(first.toLowerCase().replaceAll('-', ' '))).toMatchObject({ type: 'ok' });
  expect(await logIn(first)).toEqual({ ...WRONG, ...OFFER });
  expect(await test.reply(secondFactor, {}, token)).toMatchObject({ isOn: true, recoveryLeft: 9 });
  expect(await askWith(code(), newRecoveryCodes, {})).toMatchObject({ type: 'ok' });
  expect(await logIn(second)).toEqual({ ...WRONG, ...OFFER });
});

it('the secret and the recovery codes are in one reply each, and their text is nowhere in the store', async () => {
  expect(JSON.stringify(await test.ask(secondFactor, {}, token))).not.toContain(secret);
  const rows = await test.exchange.db.selectFrom('recovery_codes').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
});

it('a change of the second factor wants a code of now, also in a trusted session', async () => {
  expect(await askWith(code(), savePayee, payee)).toMatchObject({ type: 'ok' });
  expect(await askWith('', removeSecondFactor, {})).toEqual(NEEDED);
  expect(await askWith('', chooseSecondFactorUses, { uses: '' })).toEqual(NEEDED);
  expect(await askWith('', newRecoveryCodes, {})).toEqual(NEEDED);
  expect(await askWith('', beginSecondFactor, { password: 'secret1' })).toEqual(NEEDED);
  expect(await askWith(code(PERIOD_MS), chooseSecondFactorUses, { uses: 'withdrawal' })).toMatchObject({ type: 'ok' });
  test.clock.advance(6 * MINUTE_MS);
  expect(await askWith('', savePayee, payee)).toMatchObject({ type: 'ok' });
  expect(await askWith(code(), removeSecondFactor, {})).toMatchObject({ type: 'ok' });
  expect(await logIn('')).toMatchObject({ type: 'ok' });
});

it('a new device counts from its first code; until then the earlier one does', async () => {
  const begun = await askWith(code(), beginSecondFactor, { password: 'secret1' });
  const { secret: next } = v.parse(beginSecondFactor.reply, begun.message);
  test.clock.advance(PERIOD_MS);
  expect(await logIn(code())).toMatchObject({ type: 'ok' });
  await test.reply(confirmSecondFactor, { code: codeOf(next, test.clock.now()) }, token);
  test.clock.advance(PERIOD_MS);
  expect(await logIn(code())).toEqual({ ...WRONG, ...OFFER });
  expect(await logIn(codeOf(next, test.clock.now()))).toMatchObject({ type: 'ok' });
});

it('a session without the password cannot set up a second factor', async () => {
  const other = await test.token(await test.user());
  const answer = await test.ask(beginSecondFactor, { password: 'secret2' }, other);
  expect(answer).toMatchObject({ type: 'error', message: SERVER_TEXTS.passwordWrong });
  expect(await test.ask(confirmSecondFactor, { code: '123456' }, other)).toMatchObject({
    message: SERVER_TEXTS.secondFactorNotBegun,
  });
});

it('a new password by code wants the second factor, after the code; the account of a stranger tells nothing', async () => {
  const made = await test.exchange.accounts.makeCode({
    channel: 'email',
    recipient: user.account,
    countryCode: '',
    purpose: 'forget',
    lang: 'en',
    address: '127.0.0.1',
  });
  if (!made.ok) throw new Error(made.reason);
  const reset = (mailCode: string) => ({
    account: user.account,
    password: 'renewed7',
    repassword: 'renewed7',
    code: mailCode,
  });
  expect(await askWith('', forgetPassword, reset('000000'), '')).toMatchObject({ type: 'error' });
  expect(await askWith('', forgetPassword, reset(made.message.code), '')).toEqual(NEEDED);
  expect(await askWith(code(), forgetPassword, reset(made.message.code), '')).toMatchObject({ type: 'ok' });
  expect(await test.ask(secondFactor, {}, token)).toMatchObject({ type: 999 });
});
