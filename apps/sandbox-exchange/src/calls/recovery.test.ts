import { login, userInfo } from '@bourse/contracts/identity';
import {
  beginSecondFactor,
  cancelRecovery,
  confirmSecondFactor,
  ownRecovery,
  recoveryState,
  requestRecovery,
  SECOND_FACTOR_HEADER,
  secondFactor,
  sendRecoveryCode,
} from '@bourse/contracts/security';
import { capabilities } from '@bourse/contracts/site';
import { withdraw } from '@bourse/contracts/wallet';
import { dateTime } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeOf } from '../accounts/totp';
import type { User } from '../accounts/types';
import { deskOf } from '../products/desk/back-office';
import { createTestApp, SANDBOX_HEADERS, type TestApp } from '../testing/test-app';

const HOUR = 3_600_000;
const PERIOD_MS = 30_000;

let test: TestApp;
let user: User;
let token: string;
let secret: string;

beforeEach(async () => {
  test = await createTestApp({ desk: { automaticAfterMs: 3000 } });
  user = await test.user();
  await test.exchange.admin.setPassword(user.id, 'secret1');
  token = await test.token(user);
  ({ secret } = await test.reply(beginSecondFactor, { password: 'secret1' }, token));
  await test.reply(confirmSecondFactor, { code: codeOf(secret, test.clock.now()) }, token);
  test.clock.advance(PERIOD_MS);
});

afterEach(() => test.close());

const owner = () => ({ user_string: user.account, password: 'secret1' });
const state = () => test.reply(recoveryState, owner());
const pending = () => deskOf(test.exchange).cases({ status: 'pending', kind: 'recovery' });
const told = () => test.said.filter((line) => line.startsWith(`Notice to ${user.account}: recovery`));

async function mailedCode(): Promise<string> {
  await test.reply(sendRecoveryCode, { ...owner(), lan: 'en' });
  return test.said.at(-1)?.slice(-6) ?? '';
}

async function request() {
  const code = await mailedCode();
  return test.reply(requestRecovery, { ...owner(), code });
}

async function decide(verdict: 'approve' | 'reject', note = 'The papers are those of the account') {
  const [one] = await pending();
  return deskOf(test.exchange).decide({ id: one?.id ?? 0, verdict, note, fields: {} });
}

async function waitHours(hours: number) {
  test.clock.advance(hours * HOUR);
  await test.exchange.tick();
}

async function refusal(...asked: Parameters<TestApp['ask']>): Promise<unknown> {
  const { type, message } = await test.ask(...asked);
  expect(type).not.toBe('ok');
  return message;
}

it('the second factor of an approved request ends after the waiting time, with all sessions, and payments are held', async () => {
  expect((await test.ask(capabilities, {})).message).toMatchObject({ recovery: { wait_hours: 72 } });
  expect(await request()).toMatchObject({ status: 'review', endsAt: undefined });
  await decide('approve');
  const endsAt = Math.floor(test.clock.now() / 1000) * 1000 + 72 * HOUR;
  expect(await state()).toMatchObject({ status: 'approved', endsAt });
  await waitHours(71);
  expect((await test.ask(login, { ...owner(), type: 1 })).type).toBe('second_factor');
  const running = await test.token(user);
  await waitHours(1);
  expect(await state()).toMatchObject({ status: 'done' });
  expect((await test.ask(userInfo, {}, running)).type).toBe(999);
  const next = await test.reply(login, { ...owner(), type: 1 });
  expect(await test.reply(secondFactor, {}, next)).toMatchObject({ isOn: false, recoveryLeft: 0 });
  const held = SERVER_TEXTS.paymentsHeldUntil(dateTime(test.clock.now() + 24 * HOUR));
  const payment = { currency: test.usdt.id, number: '10', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', rate: '0' };
  expect(await refusal(withdraw, payment, next)).toBe(held);
  expect(told().map((line) => line.split(': ')[1])).toEqual([
    'recovery requested',
    'recovery approved',
    'recovery done',
  ]);
  // The screen that cancels a request.
  expect(told()[0]).toMatch(/: \/account\/accountSet$/);
  // The owner who did not ask for it takes the account back.
  expect(told()[2]).toMatch(/: \/forgetPwd$/);
  expect(await test.exchange.admin.audit()).toEqual({});
});

it('keys for the API end with the second factor, and not before', async () => {
  const { apiKeys } = test.exchange.accounts;
  const key = { name: 'Bot', permissions: ['trade'], addresses: [], days: 365 } as const;
  await apiKeys.create({ id: user.id, passwordResetAt: undefined }, key);
  await request();
  await decide('approve');
  await waitHours(71);
  expect(await apiKeys.list(user.id)).toHaveLength(1);
  await waitHours(1);
  expect(await apiKeys.list(user.id)).toEqual([]);
});

it('a request and its approval are told by Web Push, and what the owner does is not', async () => {
  const notices: (readonly [notice: string, id: number | undefined])[] = [];
  test.exchange.on('notice', ({ notice, id }) => void notices.push([notice, id]));
  const { id } = await request();
  await decide('approve');
  expect(notices).toEqual([
    ['recovery', id],
    ['recovery_approved', id],
  ]);
  await test.reply(cancelRecovery, { id: id ?? 0 }, token);
  expect(notices).toHaveLength(2);
});

it('the waiting time goes on over a restart', async () => {
  await request();
  await decide('approve');
  await test.exchange.close();
  test.clock.advance(72 * HOUR);
  const exchange = await test.restart();
  await exchange.tick();
  expect(await exchange.accounts.secondFactors.state(user.id)).toMatchObject({ isOn: false });
  expect(await exchange.admin.audit()).toEqual({});
  await exchange.close();
});

it('a running session sees the request and cancels it without a code, and nothing ends', async () => {
  const events: string[] = [];
  test.exchange.on('private', ({ userId, name }) => void (userId === user.id && events.push(name)));
  await request();
  expect(events).toEqual(['recovery']);
  await decide('approve');
  const { id = 0, status } = await test.reply(ownRecovery, {}, token);
  expect(status).toBe('approved');
  const stranger = await test.token(await test.user());
  expect(await refusal(cancelRecovery, { id }, stranger)).toBe(SERVER_TEXTS.dataNotFound);
  await test.reply(cancelRecovery, { id }, token);
  expect(await refusal(cancelRecovery, { id }, token)).toBe(SERVER_TEXTS.dataNotFound);
  await waitHours(73);
  expect(await state()).toMatchObject({ status: 'cancelled', endsAt: undefined });
  expect(await test.exchange.accounts.secondFactors.state(user.id)).toMatchObject({ isOn: true });
  expect(told().at(-1)).toContain('recovery cancelled');
});

it('a log-in with the second factor cancels the request: it is not lost', async () => {
  await request();
  await decide('approve');
  const response = await test.app.server.inject({
    method: 'POST',
    url: '/api/user/login?t=1',
    payload: new URLSearchParams({ ...owner(), type: '1' }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      [SECOND_FACTOR_HEADER]: codeOf(secret, test.clock.now()),
    },
  });
  expect(response.json()).toMatchObject({ type: 'ok' });
  expect(await state()).toMatchObject({ status: 'cancelled' });
  await waitHours(73);
  expect((await test.ask(login, { ...owner(), type: 1 })).type).toBe('second_factor');
});

it('a new request restarts the waiting, and the desk has one case', async () => {
  await request();
  await decide('approve');
  await waitHours(71);
  await request();
  expect(await pending()).toHaveLength(1);
  await waitHours(2);
  expect(await state()).toMatchObject({ status: 'review' });
  await decide('approve');
  await waitHours(71);
  expect(await test.exchange.accounts.secondFactors.state(user.id)).toMatchObject({ isOn: true });
});

it('a request wants the password and the code of the mail, and an unknown account is told nothing', async () => {
  const wrong = { ...owner(), password: 'secret2' };
  const unknown = { user_string: 'nobody@bourse.example', password: 'secret1' };
  for (const asked of [wrong, unknown]) {
    expect(await refusal(recoveryState, asked)).toBe(SERVER_TEXTS.passwordWrong);
    expect(await refusal(sendRecoveryCode, { ...asked, lan: 'en' })).toBe(SERVER_TEXTS.passwordWrong);
    expect(await refusal(requestRecovery, { ...asked, code: '123456' })).toBe(SERVER_TEXTS.passwordWrong);
  }
  const code = await mailedCode();
  const guess = code === '000000' ? '000001' : '000000';
  expect(await refusal(requestRecovery, { ...owner(), code: guess })).toBe(SERVER_TEXTS.codeWrong);
  await test.reply(requestRecovery, { ...owner(), code });
  expect(await refusal(requestRecovery, { ...owner(), code })).not.toBe('');
  expect(await pending()).toHaveLength(1);
});

it('wrong passwords of a request lock the account for their address, as those of a log-in do', async () => {
  for (let tries = 0; tries < 5; tries += 1) await test.ask(recoveryState, { ...owner(), password: 'secret2' });
  expect(await refusal(recoveryState, owner())).toMatch(/账户已锁定/);
});

it('an account has three requests a day', async () => {
  for (let count = 0; count < 3; count += 1) {
    await request();
    test.clock.advance(HOUR);
  }
  const code = await mailedCode();
  expect(await refusal(requestRecovery, { ...owner(), code })).toBe(SERVER_TEXTS.tooManyRequests);
});

it('an account without a second factor has nothing to recover', async () => {
  const other = await test.user();
  const asked = { user_string: other.account, password: 'secret1' };
  await test.exchange.admin.setPassword(other.id, 'secret1');
  expect(await refusal(sendRecoveryCode, { ...asked, lan: 'en' })).toBe(SERVER_TEXTS.secondFactorOff);
});

it('the automatic desk decides no recovery, a refusal wants a reason, and an approval does not end the wait', async () => {
  await request();
  await waitHours(1);
  expect(await pending()).toMatchObject([{ details: { Account: user.account, Identity: 'not verified' } }]);
  expect(await decide('reject', ' ')).toMatchObject({ ok: false, reason: 'reason_missing' });
  await decide('reject', 'The photo is another person');
  expect(await state()).toMatchObject({ status: 'refused', reason: 'The photo is another person' });
  const list = await test.app.server.inject({
    url: '/sandbox/desk/cases?kind=recovery',
    headers: SANDBOX_HEADERS,
  });
  expect(list.json<{ cases: { note: string }[] }>().cases[0]?.note).toBe('The photo is another person');
  expect(await test.exchange.accounts.secondFactors.state(user.id)).toMatchObject({ isOn: true });
});
