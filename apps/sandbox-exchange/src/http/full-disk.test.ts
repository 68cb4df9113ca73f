import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { forgetPassword, login, savePayee, sendMailCode, userInfo } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { placeBuy } from '@bourse/contracts/spot';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { StoreFullError } from '../store/errors';
import { openPglite } from '../store/store';
import { createTestApp, type TestApp } from '../testing/test-app';

const HOUR_MS = 3_600_000;
const PASSWORD = 'secret1';
const UNAVAILABLE = { status: 503, type: 'error', message: SERVER_TEXTS.systemBusy };

let isFull = false;
let test: TestApp;
let token: string;

function ensureWritable(): void {
  if (isFull) throw new StoreFullError('The disk is full.');
}

async function openStore() {
  const lite = new PGlite({ loadDataDir: await openAsBlob(inject('emptyDatabase')) });
  return openPglite(lite, undefined, ensureWritable);
}

beforeAll(async () => {
  test = await createTestApp({ openStore });
  token = await test.token(await test.user({ USDT: '1000' }));
});

afterEach(() => {
  isFull = false;
  test.errors.length = 0;
});
afterAll(() => test.close());

const payee = { real_name: 'Ann', bank_name: '', bank_account: '', alipay_account: '', wechat_account: '' };
const order = { legal_id: 1, currency_id: 2, price: '10', num: '1', mode: 2 };
const credentials = { user_string: 'user1@bourse.example', password: PASSWORD, type: 1 } as const;
const newPassword = { account: credentials.user_string, password: PASSWORD, repassword: PASSWORD, code: '123456' };

it.each([
  ['an order', () => test.ask(placeBuy, order, token)],
  ['payee data', () => test.ask(savePayee, { ...payee, wechat_nickname: '' }, token)],
  ['a login', () => test.ask(login, credentials)],
  ['a code', () => test.ask(sendMailCode, { user_string: credentials.user_string, type: 'forget', lan: 'en' })],
  ['a new password', () => test.ask(forgetPassword, newPassword)],
])('a full disk makes %s unavailable for as long as it lasts', async (_what, write) => {
  isFull = true;
  expect(await write()).toEqual(expect.objectContaining(UNAVAILABLE));
  isFull = false;
  expect(await write()).toMatchObject({ status: 200 });
});

it('a full disk makes an upload unavailable', async () => {
  isFull = true;
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const form = new FormData();
  form.append('file', new Blob([picture], { type: 'image/png' }), 'a.png');
  const request = new Request('http://localhost/api/upload', { method: 'POST', body: form });
  const response = await test.app.server.inject({
    method: 'POST',
    url: '/api/upload',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: token },
  });
  expect(response.statusCode).toBe(503);
});

it('a full disk stops no reads, not even of a session that was idle for hours', async () => {
  isFull = true;
  test.clock.advance(5 * HOUR_MS);
  expect(await test.ask(userInfo, {}, token)).toMatchObject({ status: 200, type: 'ok' });
});
