import { userInfo } from '@bourse/contracts/identity';
import {
  apiKeys,
  beginSecondFactor,
  confirmSecondFactor,
  createApiKey,
  endOtherSessions,
  removeApiKey,
  SECOND_FACTOR_HEADER,
} from '@bourse/contracts/security';
import { capabilities } from '@bourse/contracts/site';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { walletList } from '@bourse/contracts/wallet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../accounts/totp';
import type { User } from '../accounts/types';
import { createTestApp, type TestApp } from '../testing/test-app';
import { send, signed } from '../testing/signed-call';

const DAY_MS = 86_400_000;
const PERIOD_MS = 30_000;
const values = { name: 'Bot', permissions: 'read,trade', addresses: '', days: 90, password: 'secret1' };

let test: TestApp;
let user: User;
let token: string;

beforeEach(async () => {
  test = await createTestApp({ env: { SANDBOX_CONTROL: '1' } });
  user = await test.user();
  token = await test.token(user);
});

afterEach(() => test.close());

const addressesOf = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index}`).join(',');
const create = (change: object = {}, of = token) => test.reply(createApiKey, { ...values, ...change }, of);
const message = async (change: object) => (await test.ask(createApiKey, { ...values, ...change }, token)).message;
const idOf = async () => (await test.reply(apiKeys, {}, token))[0]?.id ?? 0;

describe('a key', () => {
  it('a key is made with the password, told by mail, and listed without its secret', async () => {
    const made = await create({ addresses: ' 203.0.113.7, 2001:db8::/32 ' });
    expect(made.secret).toHaveLength(43);
    const [mail] = await test.exchange.outbox.list(user.account);
    expect(mail).toMatchObject({ purpose: 'new API key', code: '' });
    const now = Math.floor(test.clock.now() / 1000) * 1000;
    const listed = await test.reply(apiKeys, {}, token);
    expect(listed).toEqual([
      {
        id: await idOf(),
        name: 'Bot',
        key: made.key,
        permissions: ['read', 'trade'],
        addresses: ['203.0.113.7', '2001:db8::/32'],
        createdAt: now,
        expiresAt: now + 90 * DAY_MS,
        lastUsedAt: undefined,
        lastAddress: undefined,
      },
    ]);
    expect(JSON.stringify([listed, await test.exchange.outbox.list()])).not.toContain(made.secret);
  });

  it('a wrong password, a name without visible characters and an unknown permission make no key', async () => {
    expect(await message({ password: 'secret2' })).toBe(SERVER_TEXTS.passwordWrong);
    for (const name of ['', ' ', 'a\u202eb']) expect(await message({ name })).toBe(SERVER_TEXTS.parameterError);
    for (const permissions of ['', 'withdraw', 'read,withdraw']) {
      expect(await message({ permissions })).toBe(SERVER_TEXTS.parameterError);
    }
    for (const days of [0, 366]) expect(await message({ days })).toBe(SERVER_TEXTS.parameterError);
    expect(await test.reply(apiKeys, {}, token)).toEqual([]);
  });

  it.each(['203.0.113', '203.0.113.0/33', '::1/129', 'fe80::1%eth0', 'bourse.example', '10.0.0.0/8/8', '10.0.0.0/'])(
    '%s is no address of a key',
    async (addresses) => expect(await message({ addresses })).toBe(SERVER_TEXTS.apiKeyAddressInvalid),
  );

  it('a key has ten addresses at most', async () => {
    expect(await message({ addresses: addressesOf(11) })).toBe(SERVER_TEXTS.apiKeyAddressInvalid);
    await create({ addresses: addressesOf(10) });
  });

  it('a user has ten keys at most, each with its own name, also where two are made at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => test.ask(createApiKey, values, token)));
    expect(both.filter(({ type }) => type === 'ok')).toHaveLength(1);
    expect(both.map((answer) => answer.message)).toContain(SERVER_TEXTS.apiKeyNameTaken);
    for (let count = 1; count < 9; count += 1) await create({ name: `Bot ${count}` });
    const last = await Promise.all(['a', 'b'].map((name) => test.ask(createApiKey, { ...values, name }, token)));
    expect(last.map((answer) => answer.message)).toContain(SERVER_TEXTS.apiKeysTooMany);
    expect(await test.reply(apiKeys, {}, token)).toHaveLength(10);
    expect(await test.reply(apiKeys, {}, await test.token(await test.user()))).toEqual([]);
  });

  it('a key is removed by its own user only', async () => {
    const made = await create();
    const id = await idOf();
    const stranger = await test.token(await test.user());
    expect(await test.ask(removeApiKey, { id }, stranger)).toMatchObject({ message: SERVER_TEXTS.dataNotFound });
    expect(await send(test, signed(test, made, walletList))).toMatchObject({ type: 'ok' });
    expect(await test.ask(removeApiKey, { id }, token)).toMatchObject({ type: 'ok' });
    expect(await test.ask(removeApiKey, { id }, token)).toMatchObject({ message: SERVER_TEXTS.dataNotFound });
    test.clock.advance(1);
    expect(await send(test, signed(test, made, walletList))).toMatchObject({
      status: 401,
      message: SERVER_TEXTS.apiKeyRefused,
    });
  });

  it('a key wants a code of now where a second factor is on', async () => {
    const { secret } = await test.reply(beginSecondFactor, { password: 'secret1' }, token);
    await test.reply(confirmSecondFactor, { code: codeOf(secret, test.clock.now()) }, token);
    test.clock.advance(PERIOD_MS);
    const createWith = async (code: string) => {
      const response = await test.app.server.inject({
        method: 'POST',
        url: `/api${createApiKey.path}?t=1`,
        payload: new URLSearchParams({ ...values, days: '90' }).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: token,
          ...(code !== '' && { [SECOND_FACTOR_HEADER]: code }),
        },
      });
      return response.json<{ type: unknown }>().type;
    };
    expect(await createWith('')).toBe('second_factor');
    expect(await test.reply(apiKeys, {}, token)).toEqual([]);
    expect(await createWith(codeOf(secret, test.clock.now()))).toBe('ok');
  });
});

describe('the end of a key', () => {
  it('a new password by code ends every key; the end of other sessions ends none', async () => {
    const made = await create();
    await test.reply(endOtherSessions, {}, token);
    expect(await send(test, signed(test, made, walletList))).toMatchObject({ type: 'ok' });
    await resetPassword();
    test.clock.advance(1);
    expect(await send(test, signed(test, made, walletList))).toMatchObject({ message: SERVER_TEXTS.apiKeyRefused });
  });

  it('a key whose creation was under way while the password was reset is not made', async () => {
    const before = await test.exchange.accounts.userByToken(token);
    await resetPassword();
    const { apiKeys: keys } = test.exchange.accounts;
    const made = await keys.create(
      { id: user.id, passwordResetAt: before?.passwordResetAt },
      { name: 'Bot', permissions: ['read'], addresses: [], days: 1 },
    );
    expect(made).toEqual({ ok: false, reason: 'reset' });
    expect(await keys.list(user.id)).toEqual([]);
  });

  it('the key of a user who cannot log in does not count', async () => {
    const made = await create();
    await test.exchange.admin.disableLogin(user.id);
    expect(await send(test, signed(test, made, walletList))).toMatchObject({ message: SERVER_TEXTS.apiKeyRefused });
  });
});

it('keys are announced, and a session is no key', async () => {
  expect(await test.reply(capabilities, {})).toMatchObject({ others: { api_keys: 1 } });
  expect(await test.ask(userInfo, {}, `key ${token}`)).toMatchObject({ message: SERVER_TEXTS.apiKeyTime });
});

async function resetPassword() {
  const { accounts } = test.exchange;
  const common = { address: '198.51.100.1' };
  const sent = await accounts.makeCode({
    ...common,
    channel: 'email',
    recipient: user.account,
    countryCode: '',
    purpose: 'forget',
    lang: 'en',
  });
  const code = sent.ok ? sent.message.code : '';
  const reset = await accounts.resetPassword({ ...common, account: user.account, password: 'secret3', code });
  expect(reset.ok).toBe(true);
}
