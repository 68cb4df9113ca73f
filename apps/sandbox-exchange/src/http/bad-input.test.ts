import type { Call } from '@bourse/contracts/wire';
import { CALLS as NAMED_CALLS } from '@bourse/contract';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savePayee } from '../accounts/payees';
import { createTestApp, type TestApp } from '../testing/test-app';

// An upload is no form of fields; the player of recordings is not there.
const CALLS = NAMED_CALLS.filter(({ owner, name }) => owner !== 'site' && !/replay/i.test(name)).map(
  ({ value }) => value,
);

/** Valid fields for almost every call, so that a test can break one or two of them. */
const GOOD_FIELDS: Readonly<Record<string, string>> = {
  legal_id: '1',
  currency_id: '2',
  price: '10',
  num: '0.01',
  mode: '2',
  page: '1',
  id: '1',
  c_id: '5',
  lang: 'en',
  language: 'en',
  symbol: 'BTC/USDT',
  from: '0',
  to: '2000000000',
  period: '1min',
  user_string: 'user1@bourse.example',
  password: 'secret2',
  lan: 'en',
  country_code: '86',
  email_code: '000000',
  mobile_code: '000000',
  address: '',
  currency: '1',
  number: '10',
  account: 'change',
  from_field: 'change',
  to_field: 'lever',
  limit: '10',
  status: '1',
  match_id: '1',
  seconds: '30',
  share: '1',
  multiple: '10',
  target_price: '90',
  total_number: '100',
  way: 'bank',
  acceptor_id: '1',
  money: '100',
  mobile: '13800138000',
  deal_account: '6222',
};
const TYPES = new Map([
  ['/user/login', '1'],
  ['/transaction_del', 'in'],
  ['/transaction_amend', 'in'],
  ['/wallet/legal_log', 'change'],
  ['/wallet/detail', 'change'],
  ['/c2c_deal_platform', 'sell'],
  ['/c2c/seller_trade', 'sell'],
  ['/c2c_send', 'buy'],
  ['/acceptor/deal', 'buy'],
  ['/acceptor/my_deal', 'buy'],
  ['/lever/submit', '1'],
  ['/lever/batch_close', '1'],
  ['/microtrade/submit', '1'],
  ['/sms_send', 'forget'],
  ['/sms_mail', 'forget'],
]);

const PAYEE = {
  realName: 'Ann Example',
  bankName: 'Bank',
  bankAccount: '1',
  alipayAccount: '',
  wechatAccount: '',
  wechatNickname: '',
};

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  const user = await test.user({ USDT: '1000', BTC: '1' });
  await test.exchange.admin.updateUser(user.id, { reviewStatus: 2 });
  await savePayee(test.exchange.db, user.id, PAYEE);
  token = await test.token(user);
});

afterAll(() => test.close());

const NASTY = [
  '\0',
  'a\0bcdefg',
  "' or 1=1 --",
  '1e999999999',
  'NaN',
  '../../etc',
  '٣',
  '💰💰💰💰💰💰',
  '%',
  '',
  ' ',
  '-1',
  '-0',
  '0.1',
  '2147483647',
  '2147483648',
  '9007199254740991',
  '9007199254740993',
  '9'.repeat(200),
  '\uD800',
];

/** Text that a person, a broken client or an attacker may send. */
const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom('1', '2', '3', 'in', 'out', 'en', 'BTC/USDT', '1min', '0.01', ...NASTY),
);

const withEntries = v.object({ entries: v.record(v.string(), v.unknown()) });

/** The fields that a call reads. */
function namesOf({ request }: Call): string[] {
  return v.is(withEntries, request) ? Object.keys(request.entries) : [];
}

const anyRequest = fc.constantFrom(...CALLS).chain((call) => {
  const strange = fc.oneof(fc.constantFrom('t', '__proto__', 'constructor'), fc.string());
  const own = namesOf(call);
  const name = own.length === 0 ? strange : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...own) }, strange);
  return fc.record({
    call: fc.constant(call),
    wrong: fc.array(fc.tuple(name, anyValue), { maxLength: 2 }),
    hasToken: fc.boolean(),
  });
});

function fieldsOf(call: Call, wrong: readonly [string, string][]): string {
  const fields = new URLSearchParams({ ...GOOD_FIELDS, type: TYPES.get(call.path) ?? '' });
  for (const [name, value] of wrong) fields.set(name, value);
  return fields.toString();
}

const contentTypes = [
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/html; charset=nonsense',
  ';;;',
  'application/octet-stream',
];

function ask({ method, path }: Call, fields: string, authorization: string | undefined) {
  const isGet = method === 'GET';
  return test.app.server.inject({
    method,
    url: `/api${path}${isGet ? `?${fields}` : ''}`,
    ...(isGet ? {} : { payload: fields }),
    headers: {
      ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(authorization === undefined ? {} : { authorization }),
    },
  });
}

const anyEnvelope = v.object({
  type: v.optional(v.unknown()),
  code: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
});

interface Response {
  statusCode: number;
  body: string;
}

/** For any input the answer is an envelope (or bars), not a server error, and contains no internals. */
function expectGoodManners({ statusCode, body }: Response): void {
  expect(statusCode).toBeLessThan(500);
  const envelope = v.parse(anyEnvelope, JSON.parse(body));
  if (envelope.code === 1) return;
  expect(['ok', 'error', 997, 999]).toContain(envelope.type);
  if (envelope.type === 'ok') return;
  expect(envelope.message).toMatch(/^[\p{sc=Han}]/u);
  expect(body).not.toMatch(/node_modules|\bat .*:\d+:\d+|Error:|postgres|select /i);
}

describe('bad input', () => {
  it('the search for bad input finds every call of the contracts, and their fields', () => {
    expect(CALLS.length).toBeGreaterThanOrEqual(25);
    expect(CALLS.flatMap(namesOf).length).toBeGreaterThan(30);
  });

  it('bad input in any one field of any call is answered, never with a failure', async () => {
    for (const call of CALLS) {
      for (const name of namesOf(call)) {
        for (const value of NASTY) expectGoodManners(await ask(call, fieldsOf(call, [[name, value]]), token));
      }
    }
    expect(test.errors).toEqual([]);
  });

  it('bad input in any fields is answered, never with a failure', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ call, wrong, hasToken }) => {
        expectGoodManners(await ask(call, fieldsOf(call, wrong), hasToken ? token : undefined));
      }),
      { numRuns: 300 },
    );
    expect(test.errors).toEqual([]);
  });

  it('bad input of any body and type is answered, never with a failure', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CALLS.filter(({ method }) => method === 'POST')),
        fc.oneof(
          fc.uint8Array({ maxLength: 200 }),
          fc.json().map((json) => Buffer.from(json)),
        ),
        fc.constantFrom(...contentTypes),
        fc.oneof(fc.constant(token), fc.stringMatching(/^[\w .\t-]{0,40}$/)),
        async (call, body, type, authorization) => {
          const response = await test.app.server.inject({
            method: 'POST',
            url: `/api${call.path}`,
            payload: Buffer.from(body),
            headers: { 'content-type': type, authorization },
          });
          expectGoodManners(response);
        },
      ),
      { numRuns: 300 },
    );
    expect(test.errors).toEqual([]);
  });

  it.each([
    'null',
    '--x',
    '--x\r\n',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
  ])('bad input of a form that is cut off is refused: %j', async (payload) => {
    const authorization = await test.token(await test.user({}));
    const response = await test.app.server.inject({
      method: 'POST',
      url: '/api/upload',
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization },
    });
    expect(response.statusCode).toBe(400);
    expectGoodManners(response);
  });

  it.each([
    ['a body that is too large', { payload: `price=${'1'.repeat(70_000)}` }, 413, SERVER_TEXTS.requestTooLarge],
    ['JSON', { payload: '{}', headers: { 'content-type': 'application/json' } }, 415, SERVER_TEXTS.parameterError],
    ['no body', {}, 200, SERVER_TEXTS.parameterError],
    ['a field twice', { payload: 'legal_id=1&legal_id=2&currency_id=2' }, 200, SERVER_TEXTS.parameterError],
  ])('bad input that is %s is refused', async (_what, sent, status, message) => {
    const response = await test.app.server.inject({
      method: 'POST',
      url: '/api/transaction/deal',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...sent,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ type: 'error', message });
  });

  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api/transaction/in'],
    ['DELETE', '/api/user/login'],
    ['GET', '/api'],
    ['GET', '/api/media/coins/none.svg'],
    ['GET', '/api/media/covers/..%2f..%2fetc.svg'],
  ] as const)('a request for %s %s finds nothing', async (method, url) => {
    const response = await test.app.server.inject({
      method,
      url,
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ type: 'error', message: SERVER_TEXTS.dataNotFound });
  });

  it('bad input in the address itself is refused in the same form', async () => {
    const response = await test.app.server.inject({ method: 'GET', url: '/api/%zz' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ type: 'error', message: SERVER_TEXTS.parameterError });
  });
});
