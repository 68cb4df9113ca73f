import { checkEmailCode, checkMobileCode, sendMailCode, sendSmsCode } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;

afterEach(() => test.close());

const mail = { user_string: 'ann@example.com', lan: 'en' } as const;
const sms = { user_string: '13800138000', country_code: '86', lan: 'zh' } as const;

describe('codes of an exchange that only this machine reaches', () => {
  it('codes are printed to the terminal and not stored in an outbox where only this machine reaches the exchange', async () => {
    test = await createTestApp();
    expect(await test.reply(sendMailCode, mail)).toBe(SERVER_TEXTS.codeSent);
    expect(await test.reply(sendSmsCode, sms)).toBe(SERVER_TEXTS.codeSent);
    const [first = '', second = '', ...more] = test.said;
    expect(first).toMatch(/^Verification code for ann@example\.com: \d{6}$/);
    expect(second).toMatch(/^Verification code for \+8613800138000: \d{6}$/);
    expect(more).toEqual([]);
    expect(await test.exchange.outbox.list()).toEqual([]);
    expect(await test.reply(checkEmailCode, { email_code: first.slice(-6) })).toBe(SERVER_TEXTS.codeVerified);
    expect(await test.reply(checkMobileCode, { mobile_code: second.slice(-6) })).toBe(SERVER_TEXTS.codeVerified);
  });

  it('a code is not sent again within 60 seconds, and the answer has the remaining time', async () => {
    test = await createTestApp();
    await test.reply(sendMailCode, mail);
    test.clock.advance(18_000);
    const answer = { status: 200, type: 'error', message: SERVER_TEXTS.codeResendWait('42') };
    expect(await test.ask(sendMailCode, mail)).toMatchObject(answer);
    test.clock.advance(42_000);
    expect(await test.reply(sendMailCode, mail)).toBe(SERVER_TEXTS.codeSent);
  });

  it('refused codes have the texts of the catalogue', async () => {
    test = await createTestApp();
    const refusal = async (...asked: Parameters<TestApp['ask']>) => (await test.ask(...asked)).message;
    expect(await refusal(sendMailCode, { ...mail, user_string: 'ann' })).toBe(SERVER_TEXTS.emailInvalid);
    expect(await refusal(sendSmsCode, { ...sms, user_string: 'ann@example.com' })).toBe(SERVER_TEXTS.phoneInvalid);
    expect(await refusal(sendMailCode, { ...mail, user_string: 'a'.repeat(121) })).toBe(SERVER_TEXTS.parameterError);
    expect(await refusal(sendMailCode, { ...mail, type: 'other' })).toBe(SERVER_TEXTS.parameterError);
    expect(await refusal(checkEmailCode, { email_code: '' })).toBe(SERVER_TEXTS.parameterError);
    expect(await refusal(checkEmailCode, { email_code: '123456' })).toBe(SERVER_TEXTS.codeNotSent);
    await test.reply(sendMailCode, mail);
    expect(await refusal(checkEmailCode, { email_code: 'abcdef' })).toBe(SERVER_TEXTS.codeWrong);
    for (let tries = 1; tries < 5; tries += 1) await refusal(checkEmailCode, { email_code: 'abcdef' });
    expect(await refusal(checkEmailCode, { email_code: 'abcdef' })).toBe(SERVER_TEXTS.tooManyAttempts);
    test.clock.advance(600_000);
    expect(await refusal(checkEmailCode, { email_code: 'abcdef' })).toBe(SERVER_TEXTS.codeExpired);
  });

  it('the request for a code has the same answer with and without an account', async () => {
    test = await createTestApp();
    const { account } = await test.user();
    const forgotten = { lan: 'en', type: 'forget' } as const;
    const known = await test.ask(sendMailCode, { ...forgotten, user_string: account });
    expect(await test.ask(sendMailCode, { ...forgotten, user_string: 'nobody@example.com' })).toEqual(known);
  });
});

it('an exchange on a public address makes no code, because nothing delivers it', async () => {
  test = await createTestApp({ env: { HOST: '0.0.0.0', DEMO_PASSWORD: 'secret1' } });
  expect(await test.ask(sendMailCode, mail)).toMatchObject({ type: 'error', message: SERVER_TEXTS.notOpen });
  expect(test.said).toEqual([]);
  expect(await test.store.db.selectFrom('verification_codes').selectAll().execute()).toEqual([]);
});
