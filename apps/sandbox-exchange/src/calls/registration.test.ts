import { decimal } from '@bourse/decimal';
import { login, register, sendMailCode, sendSmsCode, userInfo } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE_TRIES } from '../accounts/codes';
import { REGISTER_LIMIT } from '../accounts/limits';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let inviter: Awaited<ReturnType<TestApp['user']>>;

beforeEach(async () => {
  test = await createTestApp();
  const { id } = await test.user();
  inviter = await test.exchange.admin.updateUser(id, { reviewStatus: 2 });
});

afterEach(() => test.close());

const ANN = 'ann@example.com';

/** The code that was sent last. */
const sentCode = () => test.said.at(-1)?.slice(-6) ?? '';

async function mailCode(recipient = ANN): Promise<string> {
  await test.reply(sendMailCode, { user_string: recipient, lan: 'en' });
  return sentCode();
}

const form = (code: string, over: Record<string, string> = {}) => ({
  type: 'email' as const,
  user_string: ANN,
  code,
  password: 'secret1',
  re_password: 'secret1',
  extension_code: inviter.extensionCode,
  country_code: '',
  ...over,
});

async function refusal(fields: Record<string, string>): Promise<unknown> {
  const { status, type, message } = await test.ask(register, fields);
  expect({ status, type }).toEqual({ status: 200, type: 'error' });
  return message;
}

describe('a registration', () => {
  it('a registration by email creates a user with a password, an invite code and the right to trade', async () => {
    const code = await mailCode();
    expect(await test.reply(register, form(code, { user_string: ' Ann@Example.com ' }))).toBe(SERVER_TEXTS.registered);
    const token = await test.reply(login, { user_string: ANN, password: 'secret1', type: 1 });
    const user = await test.reply(userInfo, {}, token);
    expect(user).toMatchObject({ account: ANN, email: ANN, phone: '', isMerchant: false, totalAssets: '0' });
    expect(user.inviteCode).not.toBe(inviter.extensionCode);
    const money = {
      userId: user.id,
      currencyId: test.usdt.id,
      wallet: 'change' as const,
      amount: decimal('5'),
    };
    expect(await test.exchange.admin.deposit(money)).toMatchObject({ ok: true });
  });

  it('a registration by phone stores the inviter', async () => {
    await test.reply(sendSmsCode, { user_string: '13800138000', country_code: '86', lan: 'zh' });
    const phone = { type: 'mobile', user_string: '13800138000', country_code: '86' } as const;
    await test.reply(register, { ...form(sentCode()), ...phone, extension_code: inviter.extensionCode.toLowerCase() });
    const users = test.store.db.selectFrom('users').selectAll();
    const row = await users.where('account', '=', '+8613800138000').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ phone: '+8613800138000', email: '', inviter_id: inviter.id });
    expect(row.password_hash).toMatch(/^scrypt\$/);
  });

  it('a registration spends the code', async () => {
    const code = await mailCode();
    await test.reply(register, form(code));
    expect(await refusal(form(code))).toBe(SERVER_TEXTS.codeNotSent);
  });

  it('parallel registrations create one user', async () => {
    const code = await mailCode();
    const answers = await Promise.all(Array.from({ length: 4 }, () => test.ask(register, form(code))));
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
  });
});

describe('refused registrations', () => {
  it('a code of another recipient, or for a forgotten password, is refused', async () => {
    const code = await mailCode('bob@example.com');
    expect(await refusal(form(code))).toBe(SERVER_TEXTS.codeNotSent);
    await test.reply(sendMailCode, { user_string: ANN, lan: 'en', type: 'forget' });
    expect(await refusal(form(sentCode()))).toBe(SERVER_TEXTS.codeNotSent);
  });

  it('a code is refused after five wrong tries, even the right one', async () => {
    const code = await mailCode();
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < CODE_TRIES; tries += 1) expect(await refusal(form(wrong))).toBe(SERVER_TEXTS.codeWrong);
    expect(await refusal(form(code))).toBe(SERVER_TEXTS.tooManyAttempts);
  });

  it('a code older than ten minutes is refused', async () => {
    const code = await mailCode();
    test.clock.advance(600_000);
    expect(await refusal(form(code))).toBe(SERVER_TEXTS.codeExpired);
  });

  it('an unknown invite code is refused, and the verification code stays valid', async () => {
    const code = await mailCode();
    expect(await refusal(form(code, { extension_code: 'NOBODY' }))).toBe(SERVER_TEXTS.inviteCodeNotFound);
    expect(await test.reply(register, form(code))).toBe(SERVER_TEXTS.registered);
  });

  it('the invite code of a user who is not verified is refused until the verification is approved', async () => {
    const code = await mailCode();
    await test.exchange.admin.updateUser(inviter.id, { reviewStatus: 1 });
    expect(await refusal(form(code))).toBe(SERVER_TEXTS.invitationNeedsVerification);
    await test.exchange.admin.updateUser(inviter.id, { reviewStatus: 2 });
    expect(await test.reply(register, form(code))).toBe(SERVER_TEXTS.registered);
  });

  it('an existing account is refused, and only its owner is told', async () => {
    const taken = { user_string: inviter.account };
    expect(await refusal(form('123456', taken))).toBe(SERVER_TEXTS.codeNotSent);
    const code = await mailCode(inviter.account);
    expect(await refusal(form(code, taken))).toBe(SERVER_TEXTS.accountExists);
  });

  it('input that breaks the rules of the form is refused', async () => {
    const code = await mailCode();
    expect(await refusal(form(code, { re_password: 'secret2' }))).toBe(SERVER_TEXTS.passwordsDiffer);
    const spaced = { password: 'secret 1', re_password: 'secret 1' };
    expect(await refusal(form(code, spaced))).toBe(SERVER_TEXTS.passwordCharacters);
    expect(await refusal(form(code, { user_string: 'ann' }))).toBe(SERVER_TEXTS.emailInvalid);
    expect(await refusal(form(code, { type: 'mobile' }))).toBe(SERVER_TEXTS.phoneInvalid);
    expect(await refusal(form(code, { password: 'five5', re_password: 'five5' }))).toBe(SERVER_TEXTS.parameterError);
    expect(await refusal(form(code, { extension_code: '' }))).toBe(SERVER_TEXTS.parameterError);
    expect(await refusal(form(''))).toBe(SERVER_TEXTS.parameterError);
  });

  it('too many requests from one address are refused', async () => {
    for (let tries = 0; tries < REGISTER_LIMIT.tries; tries += 1) await test.ask(register, form('123456'));
    expect(await refusal(form(await mailCode()))).toBe(SERVER_TEXTS.tooManyRequests);
  });
});
