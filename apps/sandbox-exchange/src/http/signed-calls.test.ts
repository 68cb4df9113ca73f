import { userInfo } from '@bourse/contracts/identity';
import { API_SIGNATURE_HEADER, API_TIME_HEADER, apiKeys, createApiKey, removeApiKey } from '@bourse/contracts/security';
import { feeTiers, openBuys, placeBuy } from '@bourse/contracts/spot';
import { addAddress, transfer, walletList, withdraw } from '@bourse/contracts/wallet';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../accounts/types';
import { createTestApp, type TestApp } from '../testing/test-app';
import { send, signed, type KeyWithSecret, type SignedRequest } from '../testing/signed-call';
import { KEY_CALLS } from './key-calls';

const DAY_MS = 86_400_000;
const WINDOW_MS = 5000;

let test: TestApp;
let user: User;
let token: string;
let made: KeyWithSecret;

beforeEach(async () => {
  test = await createTestApp({ env: { SANDBOX_CONTROL: '1' } });
  user = await test.user({ USDT: '1000' });
  token = await test.token(user);
  made = await create();
  test.clock.advance(WINDOW_MS);
});

afterEach(() => test.close());

const create = (change: object = {}, of = token) =>
  test.reply(createApiKey, { name: 'Bot', permissions: 'read,trade', days: 90, password: 'secret1', ...change }, of);
const pair = () => ({ currency_id: test.btc.id, legal_id: test.usdt.id });
const order = () => ({ ...pair(), price: '100', num: '1', mode: 2 });
const REFUSED = { status: 401, type: 'error', message: SERVER_TEXTS.apiKeyRefused };

describe('a signed call', () => {
  it('a key reads the balances of its user and places an order, which is listed with the last use', async () => {
    const balances = await send(test, signed(test, made, walletList));
    expect(JSON.stringify(balances.message)).toContain('1000');
    expect(await send(test, signed(test, made, placeBuy, { fields: order() }))).toMatchObject({ type: 'ok' });
    expect(await test.reply(openBuys, { page: 1 }, token)).toHaveLength(1);
    const [key] = await test.reply(apiKeys, {}, token);
    expect(key).toMatchObject({ lastAddress: '198.51.100.1', lastUsedAt: test.clock.now() });
  });

  it('the query of a call is signed too', async () => {
    const call = signed(test, made, feeTiers, { fields: pair() });
    expect(await send(test, call)).toMatchObject({ type: 'ok' });
    expect(
      await send(test, { ...signed(test, made, feeTiers, { fields: pair(), off: 1 }), url: `${call.url}&a=1` }),
    ).toMatchObject(REFUSED);
  });

  const changed: [string, (request: SignedRequest) => SignedRequest][] = [
    ['with another body', (call) => ({ ...call, payload: call.payload?.replace('num=1', 'num=2') ?? '' })],
    ['of another path', (call) => ({ ...call, url: call.url.replace('/in?', '/out?') })],
    ['with another time', (call) => withHeader(call, API_TIME_HEADER, String(test.clock.now() + 1))],
    ['without a signature', (call) => withHeader(call, API_SIGNATURE_HEADER, '')],
    ['with another signature', (call) => withHeader(call, API_SIGNATURE_HEADER, '0'.repeat(64))],
    ['with a longer signature', (call) => withHeader(call, API_SIGNATURE_HEADER, '0'.repeat(66))],
    ['of an unknown key', (call) => withHeader(call, 'authorization', 'key unknown')],
  ];
  it.each(changed)('a call %s is refused, with the same answer', async (_words, tamper) => {
    expect(await send(test, signed(test, made, placeBuy, { fields: order(), tamper }))).toMatchObject(REFUSED);
    expect(await test.reply(openBuys, { page: 1 }, token)).toEqual([]);
  });

  it('the secret of another user signs nothing for this one', async () => {
    const other = await create({}, await test.token(await test.user()));
    expect(await send(test, signed(test, { key: made.key, secret: other.secret }, walletList))).toMatchObject(REFUSED);
  });

  it.each([-WINDOW_MS, WINDOW_MS])('a clock that differs by %d ms counts, and one more does not', async (off) => {
    expect(await send(test, signed(test, made, walletList, { off }))).toMatchObject({ type: 'ok' });
    const more = off + Math.sign(off);
    expect(await send(test, signed(test, made, walletList, { off: more }))).toMatchObject({
      status: 401,
      message: SERVER_TEXTS.apiKeyTime,
    });
  });

  it('a signature counts once, also in two calls at the same time and at the end of its window', async () => {
    const call = signed(test, made, placeBuy, { fields: order(), off: WINDOW_MS });
    const both = await Promise.all([send(test, call), send(test, call)]);
    expect(both.filter(({ type }) => type === 'ok')).toHaveLength(1);
    test.clock.advance(2 * WINDOW_MS);
    const upper = (text: string) => withHeader(call, API_SIGNATURE_HEADER, text);
    expect(await send(test, call)).toMatchObject(REFUSED);
    expect(await send(test, upper(call.headers[API_SIGNATURE_HEADER]?.toUpperCase() ?? ''))).toMatchObject(REFUSED);
    expect(await test.reply(openBuys, { page: 1 }, token)).toHaveLength(1);
  });

  it('a command that is sent again with its `t`, signed anew, is carried out once', async () => {
    const t = test.clock.now();
    for (const off of [0, 1]) {
      const call = signed(test, made, placeBuy, { fields: order(), off, t });
      expect(await send(test, call)).toMatchObject({ type: 'ok' });
    }
    expect(await test.reply(openBuys, { page: 1 }, token)).toHaveLength(1);
  });

  it('a signature from before a restart does not count', async () => {
    const call = signed(test, made, walletList);
    expect(await send(test, call)).toMatchObject({ type: 'ok' });
    test.clock.advance(1);
    const restarted = await test.restart();
    const result = await restarted.accounts.apiKeys.accept({
      key: made.key,
      time: call.headers[API_TIME_HEADER] ?? '',
      signature: call.headers[API_SIGNATURE_HEADER] ?? '',
      method: call.method,
      path: call.url,
      body: '',
      address: call.remoteAddress,
      wants: 'read',
    });
    expect(result).toEqual({ ok: false, reason: 'time' });
  });

  it('an expired key is told so', async () => {
    test.clock.advance(90 * DAY_MS - WINDOW_MS - 1);
    expect(await send(test, signed(test, made, walletList))).toMatchObject({ type: 'ok' });
    test.clock.advance(1);
    expect(await send(test, signed(test, made, walletList))).toMatchObject({
      status: 401,
      message: SERVER_TEXTS.apiKeyExpired,
    });
  });

  it('the calls of a key are bounded', async () => {
    let answer = { status: 0 };
    for (let count = 0; count <= 1500; count += 1) {
      answer = await send(test, signed(test, made, feeTiers, { off: count - 1000, from: '127.0.0.1' }));
    }
    expect(answer).toMatchObject({ status: 429, message: SERVER_TEXTS.tooManyRequests });
    test.clock.advance(2 * WINDOW_MS + 1);
    expect(await send(test, signed(test, made, feeTiers, { fields: pair() }))).toMatchObject({ type: 'ok' });
  });
});

describe('what a key may do', () => {
  const FORBIDDEN = { status: 403, message: SERVER_TEXTS.apiKeyForbidden };

  it('a key withdraws nothing, moves nothing and changes no account', async () => {
    for (const call of [withdraw, transfer, addAddress, createApiKey, apiKeys, removeApiKey, userInfo]) {
      expect(await send(test, signed(test, made, call, { fields: { id: 1 } }))).toMatchObject(FORBIDDEN);
    }
  });

  it('a key that reads does not trade, and one that trades does not read', async () => {
    const reader = await create({ name: 'Reader', permissions: 'read' });
    expect(await send(test, signed(test, reader, walletList))).toMatchObject({ type: 'ok' });
    expect(await send(test, signed(test, reader, placeBuy, { fields: order() }))).toMatchObject(FORBIDDEN);
    const trader = await create({ name: 'Trader', permissions: 'trade' });
    expect(await send(test, signed(test, trader, walletList))).toMatchObject(FORBIDDEN);
    expect(await send(test, signed(test, trader, placeBuy, { fields: order() }))).toMatchObject({ type: 'ok' });
  });

  it('a key is no token elsewhere: it opens no socket', async () => {
    expect(await test.exchange.accounts.userByToken(`key ${made.key}`)).toBeUndefined();
  });

  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
    ['203.0.113.0/24', '203.0.113.200', '203.0.114.1'],
    ['203.0.113.0/24', '::ffff:203.0.113.9', '::ffff:203.0.114.9'],
    ['2001:db8::/32', '2001:db8:1::9', '2001:db9::1'],
  ])('a key of %s counts from %s, and not from %s', async (addresses, own, foreign) => {
    const bound = await create({ name: 'Bound', addresses });
    expect(await send(test, signed(test, bound, walletList, { from: own }))).toMatchObject({ type: 'ok' });
    test.clock.advance(1);
    expect(await send(test, signed(test, bound, walletList, { from: foreign }))).toMatchObject({
      status: 403,
      message: SERVER_TEXTS.apiKeyAddress,
    });
  });

  it('the document for programs names every call of a key', async () => {
    const text = await readFile(new URL('../../../../docs/how-to/api-keys.md', import.meta.url), 'utf8');
    for (const { method, path } of [...KEY_CALLS.read, ...KEY_CALLS.trade]) {
      expect(text).toContain(`\`${method} /api${path}\``);
    }
  });
});

function withHeader(call: SignedRequest, name: string, value: string): SignedRequest {
  return { ...call, headers: { ...call.headers, [name]: value } };
}
