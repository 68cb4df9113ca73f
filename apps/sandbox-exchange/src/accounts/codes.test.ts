import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { CODE_TRIES } from './codes';
import { GUESS_LIMIT, RECIPIENT_LIMIT, SEND_FROM_LIMIT, SEND_LIMIT } from './limits';
import type { CheckCode, SendCode } from './types';

let test: TestExchange;

beforeEach(async () => {
  test = await createTestExchange();
});

afterEach(() => test.close());

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function make(asked: Partial<SendCode> = {}) {
  return test.exchange.accounts.makeCode({
    channel: 'email',
    recipient: 'ann@example.com',
    countryCode: '',
    purpose: 'confirm',
    lang: 'en',
    address: '10.0.0.1',
    ...asked,
  });
}

async function made(asked: Partial<SendCode> = {}): Promise<string> {
  const result = await make(asked);
  if (!result.ok) throw new Error(result.reason);
  return result.message.code;
}

function check(code: string, asked: Partial<CheckCode> = {}) {
  return test.exchange.accounts.checkCode({ channel: 'email', address: '10.0.0.1', code, ...asked });
}

/** Some code that is not this one. */
const other = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a code', () => {
  it('a code has six digits, for the recipient in lower case, and is not stored in clear', async () => {
    const result = await make({ recipient: ' Ann@Example.com', purpose: 'forget', lang: 'zh' });
    const message = { recipient: 'ann@example.com', channel: 'email', purpose: 'forget', lang: 'zh' };
    expect(result).toMatchObject({ ok: true, message: { ...message, sentAt: test.clock.now() } });
    const code = result.ok ? result.message.code : '';
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await test.store.db.selectFrom('verification_codes').selectAll().execute();
    expect(row).toMatchObject({ recipient: 'ann@example.com', tries: 0 });
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it.each([
    [{ recipient: 'ann' }],
    [{ recipient: '13800138000' }],
    [{ channel: 'mobile' as const }],
    [{ recipient: 'a\u001b[2J@example.com' }],
    [{ recipient: `${'a'.repeat(120)}@example.com` }],
  ])('no code is made for a recipient that its channel does not reach: %j', async (asked) => {
    expect(await make(asked)).toEqual({ ok: false, reason: 'recipient_invalid' });
  });

  it('a new code replaces the first one after 60 seconds, and not before', async () => {
    const first = await made();
    test.clock.advance(59 * SECOND + 1);
    expect(await make()).toEqual({ ok: false, reason: 'sent_just_now', waitSeconds: 1 });
    expect(await check(first)).toEqual({ ok: true });
    test.clock.advance(999);
    const second = await made();
    expect(second).not.toBe(first);
    expect(await check(first)).toEqual({ ok: false, reason: 'code_wrong' });
    expect(await check(second)).toEqual({ ok: true });
  });

  it('parallel requests make one code', async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => make()));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, reason: 'sent_just_now', waitSeconds: 60 });
  });

  it('another purpose and another recipient have a code of their own at once', async () => {
    const codes = [
      await made(),
      await made({ purpose: 'forget' }),
      await made({ recipient: 'bob@example.com' }),
      await made({ channel: 'mobile', recipient: '13800138000', countryCode: '86' }),
    ];
    expect(new Set(codes).size).toBe(4);
    for (const code of codes.slice(0, 3)) expect(await check(code)).toEqual({ ok: true });
    expect(await check(codes[3] ?? '')).toEqual({ ok: false, reason: 'code_wrong' });
    expect(await check(codes[3] ?? '', { channel: 'mobile' })).toEqual({ ok: true });
  });

  it('the number of codes for one address is limited', async () => {
    await test.store.db
      .insertInto('login_tries')
      .values({ key: 'codes 10.0.0.1', tries: SEND_LIMIT.tries, window_ends: test.clock.now() + MINUTE })
      .execute();
    expect(await make()).toEqual({ ok: false, reason: 'too_many_requests' });
    expect(await make({ address: '10.0.0.2' })).toMatchObject({ ok: true });
    test.clock.advance(MINUTE);
    expect(await make({ recipient: 'bob@example.com' })).toMatchObject({ ok: true });
  });

  it('one recipient gets ten codes a day from addresses without a login, and then one an hour', async () => {
    for (let at = 0; at < RECIPIENT_LIMIT.tries; at += 1) {
      expect(await make({ address: `10.0.1.${at}` })).toMatchObject({ ok: true });
      test.clock.advance(MINUTE);
    }
    expect(await make({ address: '10.0.2.1' })).toEqual({ ok: false, reason: 'sent_just_now', waitSeconds: 59 * 60 });
    expect(await make({ recipient: 'bob@example.com' })).toMatchObject({ ok: true });
    test.clock.advance(59 * MINUTE);
    expect(await make({ address: '10.0.2.1' })).toMatchObject({ ok: true });
    test.clock.advance(MINUTE);
    expect(await make({ address: '10.0.2.1' })).toMatchObject({ reason: 'sent_just_now', waitSeconds: 59 * 60 });
    test.clock.advance(RECIPIENT_LIMIT.window);
    expect(await make()).toMatchObject({ ok: true });
  });

  it('one address gets five codes a day for a recipient', async () => {
    for (let at = 0; at < SEND_FROM_LIMIT.tries; at += 1) {
      await made();
      test.clock.advance(MINUTE);
    }
    expect(await make()).toEqual({ ok: false, reason: 'too_many_requests' });
    expect(await make({ recipient: 'bob@example.com' })).toMatchObject({ ok: true });
    expect(await make({ address: '10.0.0.2' })).toMatchObject({ ok: true });
  });

  it.each(['999', '0', 'in', '+86', 'constructor', '__proto__'])(
    'a code is refused for the country code %s, which no country has',
    async (countryCode) => {
      const asked = { channel: 'mobile', recipient: '13800138000', countryCode } as const;
      expect(await make(asked)).toEqual({ ok: false, reason: 'recipient_invalid' });
    },
  );

  it('a code belongs to a number with its country: the same digits in another country are another recipient', async () => {
    const phone = { channel: 'mobile', recipient: '0 7400 123456' } as const;
    const british = await make({ ...phone, countryCode: '44' });
    expect(british).toMatchObject({ ok: true, message: { recipient: '+447400123456' } });
    const code = british.ok ? british.message.code : '';
    const confirm = (recipient: string) =>
      test.exchange.accounts.register({
        channel: 'mobile',
        account: recipient,
        countryCode: '49',
        code,
        password: 'secret1',
        inviteCode: 'NOBODY',
        address: '10.0.0.1',
      });
    expect(await confirm('7400123456')).toMatchObject({ reason: 'code_not_sent' });
    expect(await confirm('+44 7400 123456')).toMatchObject({ reason: 'invite_code_unknown' });
  });
});

describe('a check', () => {
  it('a check finds the code that was requested from the same address, any number of times', async () => {
    const code = await made();
    for (let at = 0; at < 2 * CODE_TRIES; at += 1) expect(await check(code)).toEqual({ ok: true });
    expect(await check(code, { address: '10.0.0.2' })).toEqual({ ok: false, reason: 'code_not_sent' });
  });

  it('a code expires after ten minutes', async () => {
    const code = await made();
    test.clock.advance(10 * MINUTE - 1);
    expect(await check(code)).toEqual({ ok: true });
    test.clock.advance(1);
    expect(await check(code)).toEqual({ ok: false, reason: 'code_expired' });
  });

  it('too many wrong tries block the code until a new one is sent', async () => {
    const code = await made();
    for (let at = 0; at < CODE_TRIES; at += 1) {
      expect(await check(other(code))).toEqual({ ok: false, reason: 'code_wrong' });
    }
    expect(await check(code)).toEqual({ ok: false, reason: 'too_many_tries' });
    test.clock.advance(MINUTE);
    expect(await check(await made())).toEqual({ ok: true });
  });

  it('wrong tries of a recipient are counted over all codes of a day', async () => {
    let guesses = 0;
    while (guesses < GUESS_LIMIT.tries) {
      const asked = { address: `10.0.1.${guesses}` };
      const code = await made({ purpose: guesses === 0 ? 'forget' : 'confirm', ...asked });
      for (let at = 0; at < CODE_TRIES; at += 1) await check(other(code), asked);
      guesses += CODE_TRIES;
      test.clock.advance(10 * MINUTE);
    }
    expect(await check(other(await made()))).toEqual({ ok: false, reason: 'too_many_tries' });
    test.clock.advance(GUESS_LIMIT.window);
    expect(await check(other(await made()))).toEqual({ ok: false, reason: 'code_wrong' });
  });

  it('wrong tries of parallel checks are all counted', async () => {
    const code = await made();
    const results = await Promise.all(Array.from({ length: 3 * CODE_TRIES }, () => check(other(code))));
    const looked = results.filter((result) => !result.ok && result.reason === 'code_wrong');
    expect(looked).toHaveLength(CODE_TRIES);
  });
});
