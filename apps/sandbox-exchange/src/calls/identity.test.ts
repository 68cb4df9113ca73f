import {
  bindEmail,
  forgetPassword,
  login,
  payeeInfo,
  regionUsers,
  savePayee,
  sendMailCode,
  userInfo,
} from '@bourse/contracts/identity';
import type { Call } from '@bourse/contracts/wire';
import { acceptorDeal, publishAd } from '@bourse/contracts/c2c';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { withdraw } from '@bourse/contracts/wallet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dateTime } from '@bourse/contract-server';
import type { User } from '../accounts/types';
import { addRegion } from '../products/identity/regions';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let user: User;
let token: string;

beforeEach(async () => {
  test = await createTestApp();
  user = await test.user();
  token = await test.token(user);
  await test.exchange.admin.setPassword(user.id, 'secret1');
});
afterEach(() => test.close());

async function refusal(call: Call, fields: Record<string, string | number>, with_?: string): Promise<unknown> {
  const { type, message } = await test.ask(call, fields, with_);
  expect(type).not.toBe('ok');
  return message;
}

async function codeFor(recipient: string, type?: 'forget'): Promise<string> {
  await test.reply(sendMailCode, { user_string: recipient, lan: 'en', ...(type && { type }) });
  return test.said.at(-1)?.slice(-6) ?? '';
}

const reset = (code: string, over: Record<string, string> = {}) => ({
  account: user.account,
  password: 'secret2',
  repassword: 'secret2',
  code,
  ...over,
});

it('a password reset sets the password, ends all sessions and notifies the old channel', async () => {
  expect(await test.reply(forgetPassword, reset(await codeFor(user.account, 'forget')))).toBe(
    SERVER_TEXTS.passwordReset,
  );
  expect((await test.ask(userInfo, {}, token)).type).toBe(999);
  expect(test.said.at(-1)).toBe(`Notice to ${user.account}: password changed: /forgetPwd`);
  expect(await test.reply(login, { user_string: user.account, password: 'secret2', type: 1 })).toBeTruthy();
  expect(await refusal(login, { user_string: user.account, password: 'secret1', type: 1 })).toBe(
    SERVER_TEXTS.passwordWrong,
  );
});

it('a password reset blocks withdrawals and sales for a day, and nothing else', async () => {
  const sale = { type: 'sell', way: 'bank', currency_id: test.usdt.id, price: '7', total_number: '100' } as const;
  const withdrawal = { currency: test.usdt.id, number: '20', address: 'nowhere', rate: '0', type: 'TRC20' };
  const cashOut = {
    acceptor_id: 1,
    way: 'bank',
    type: 'sell',
    mobile: '1',
    deal_account: '2',
    money: '100',
  } as const;
  await test.exchange.admin.updateUser(user.id, { reviewStatus: 2 });
  await test.reply(forgetPassword, reset(await codeFor(user.account, 'forget')));
  const fresh = await test.token(user);
  const held = SERVER_TEXTS.paymentsHeldUntil(dateTime(test.clock.now() + 24 * 3_600_000));
  expect(await refusal(withdraw, withdrawal, fresh)).toBe(held);
  expect(await refusal(publishAd, sale, fresh)).toBe(held);
  expect(await refusal(acceptorDeal, cashOut, fresh)).toBe(held);
  expect(await refusal(publishAd, { ...sale, type: 'buy' }, fresh)).not.toBe(held);
  expect(await refusal(acceptorDeal, { ...cashOut, type: 'buy' }, fresh)).not.toBe(held);
  test.clock.advance(24 * 3_600_000);
  expect(await refusal(withdraw, withdrawal, fresh)).toBe(SERVER_TEXTS.addressInvalid);
});

it('a password reset refuses a code that was sent for another purpose', async () => {
  const code = await codeFor(user.account);
  expect(await refusal(forgetPassword, reset(code))).toBe(SERVER_TEXTS.codeNotSent);
});

it('a password reset spends the code once, also for two requests at the same moment', async () => {
  const code = await codeFor(user.account, 'forget');
  const answers = await Promise.all([test.ask(forgetPassword, reset(code)), test.ask(forgetPassword, reset(code))]);
  expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
});

it('a password reset answers an unknown account like a known one, and sends no code', async () => {
  const before = test.said.length;
  expect(await test.reply(sendMailCode, { user_string: 'nobody@example.org', lan: 'en', type: 'forget' })).toBe(
    SERVER_TEXTS.codeSent,
  );
  expect(test.said).toHaveLength(before);
  expect(await refusal(forgetPassword, reset('123456', { account: 'nobody@example.org' }))).toBe(
    SERVER_TEXTS.codeWrong,
  );
});

it('a password reset refuses an expired code and passwords that differ', async () => {
  const code = await codeFor(user.account, 'forget');
  expect(await refusal(forgetPassword, reset(code, { repassword: 'other12' }))).toBe(SERVER_TEXTS.passwordsDiffer);
  test.clock.advance(11 * 60_000);
  expect(await refusal(forgetPassword, reset(code))).toBe(SERVER_TEXTS.codeExpired);
});

it('a password reset sends a recipient at most 5 codes a day for one address', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each code needs the minute after the one before
    await codeFor(user.account, 'forget');
    test.clock.advance(61_000);
  }
  expect(await refusal(sendMailCode, { user_string: user.account, lan: 'en', type: 'forget' })).toBe(
    SERVER_TEXTS.tooManyRequests,
  );
});

it('an email address is bound with the code that was sent to it', async () => {
  const email = 'second@example.org';
  const code = await codeFor(email);
  expect(await test.reply(bindEmail, { email, code }, token)).toBe(SERVER_TEXTS.bound);
  expect((await test.reply(userInfo, {}, token)).email).toBe(email);
});

it('an email address of another account is refused', async () => {
  const other = await test.user();
  const code = await codeFor(other.account);
  expect(await refusal(bindEmail, { email: other.account, code }, token)).toBe(SERVER_TEXTS.emailTaken);
});

it('payee information is empty at first, then as it was saved, separately for each user', async () => {
  expect((await test.reply(payeeInfo, {}, token)).realName).toBe('');
  const saved = { real_name: 'Ana', bank_name: 'Bank', bank_account: '6222021234567890' };
  expect(await test.reply(savePayee, saved, token)).toBe(SERVER_TEXTS.saved);
  expect(await test.reply(payeeInfo, {}, token)).toMatchObject({ realName: 'Ana', bankAccount: '6222021234567890' });
  const other = await test.token(await test.user());
  expect((await test.reply(payeeInfo, {}, other)).realName).toBe('');
});

it('payee information needs a real name', async () => {
  expect(await refusal(savePayee, { real_name: ' ' }, token)).toBe(SERVER_TEXTS.payeeNameRequired);
});

it.each(['\u202eana', 'a\nna', 'a\u200bna', '١٢'])(
  'payee information with invisible characters or digits of other scripts is refused: %j',
  async (text) => {
    const saved = { real_name: 'Ana', bank_account: '6222021234567890' };
    for (const field of [
      'real_name',
      'bank_name',
      'bank_account',
      'alipay_account',
      'wechat_account',
      'wechat_nickname',
    ]) {
      expect(await refusal(savePayee, { ...saved, [field]: text }, token)).toBe(SERVER_TEXTS.parameterError);
    }
    expect((await test.reply(payeeInfo, {}, token)).realName).toBe('');
  },
);

describe('regional users', () => {
  it('regional users are refused to a user who is not an agent', async () => {
    expect(await refusal(regionUsers, { page: 1 }, token)).toBe(SERVER_TEXTS.regionNotPermitted);
  });

  it('an agent gets the regional users in pages of 10', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      city_name: 'Madrid',
      district_name: 'Centro',
      phone: `61234567${index}`,
      joined_at: 1_795_000_000_000,
    }));
    await addRegion(test.exchange.db, user.id, rows);
    expect(await test.reply(regionUsers, { page: 1 }, token)).toMatchObject({ total: 12 });
    expect((await test.reply(regionUsers, { page: 2 }, token)).users).toHaveLength(2);
  });
});
