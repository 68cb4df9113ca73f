import { checkEmailCode, login, sendMailCode, sendSmsCode, userInfo } from '@bourse/contracts/identity';
import { quotationNew } from '@bourse/contracts/market';
import { customerService } from '@bourse/contracts/site';
import { deal, openBuys, placeBuy } from '@bourse/contracts/spot';
import { walletList } from '@bourse/contracts/wallet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, SANDBOX_HEADERS, type TestApp } from '../testing/test-app';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp({ env: { SANDBOX_CONTROL: '1' } });
});

afterEach(() => test.close());

interface Asked {
  status: number;
  body: Record<string, unknown>;
}

async function control(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object): Promise<Asked> {
  const response = await test.app.server.inject({
    method,
    url: `/sandbox/${path}`,
    headers: SANDBOX_HEADERS,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const post = async (path: string, payload: object) => (await control('POST', path, payload)).body;

const kefu = () => test.app.server.inject('/api/cfg/kefu');

const outbox = (query = '') => test.app.server.inject({ url: `/sandbox/outbox${query}`, headers: SANDBOX_HEADERS });

it('the audit reports that every currency sums to zero, and lists inconsistencies', async () => {
  const user = await test.user({ USDT: '100' });
  await test.place(user, 'buy', '1', '50');
  expect((await control('GET', 'audit')).body).toEqual({ sums: { USDT: '0' }, broken: {} });
});

describe('users of the control surface', () => {
  it('the control surface makes users with money in any account, a login and a token', async () => {
    const made = await post('users', { balances: { change: { USDT: '250.5' }, micro: { BTC: 1 } } });
    const token = String(made['token']);
    expect(await test.reply(userInfo, {}, token)).toMatchObject({ id: made['id'], account: made['account'] });
    const { accounts } = await test.reply(walletList, {}, token);
    expect(accounts.change.balances.find(({ currency }) => currency === 'USDT')?.available).toBe('250.5');
    expect(accounts.micro.balances.find(({ currency }) => currency === 'BTC')?.available).toBe('1');
    const credentials = { user_string: String(made['account']), password: String(made['password']), type: 1 };
    expect(await test.reply(login, credentials)).not.toBe(token);
  });

  it.each([
    [{ balances: { change: { NONE: '1' } } }, 'There is no currency NONE.'],
    [{ balances: { change: { USDT: '-1' } } }, 'is a decimal above 0'],
    [{ account: 'no address' }, 'account_invalid'],
  ])('the control surface makes no users of %j', async (asked, problem) => {
    const { status, body } = await control('POST', 'users', asked);
    expect(status).toBe(400);
    expect(body['error']).toContain(problem);
  });

  it('the control surface trades for a user, and ends the session of a user', async () => {
    const { account, token } = await post('users', { balances: { change: { USDT: '1000' } } });
    const order = { account, symbol: 'BTC/USDT', side: 'buy', quantity: '2', price: '10' };
    expect(await post('orders', order)).toMatchObject({ ok: true, order: { status: 'open' } });
    expect(await test.reply(openBuys, { page: 1 }, String(token))).toHaveLength(1);
    await post('sessions/expire', { account });
    expect(await test.ask(userInfo, {}, String(token))).toMatchObject({ type: 999 });
    expect((await control('POST', 'orders', { ...order, symbol: 'X/Y' })).status).toBe(400);
    expect((await control('POST', 'orders', { ...order, account: 'nobody@x.example' })).status).toBe(400);
  });
});

it('the outbox contains the sent codes, newest first; they are printed nowhere else', async () => {
  await test.reply(sendMailCode, { user_string: 'Ann@example.com', lan: 'en' });
  test.clock.advance(60_000);
  await test.reply(sendMailCode, { user_string: 'ann@example.com', lan: 'jp' });
  await test.reply(sendSmsCode, { user_string: '13800138000', country_code: '86', lan: 'zh' });
  const toAnn = { recipient: 'ann@example.com', countryCode: '', channel: 'email' };
  const now = test.clock.now();
  const mails = (await outbox('?recipient=Ann%40Example.com')).json<Record<string, string>[]>();
  expect(mails).toMatchObject([
    { ...toAnn, purpose: 'confirm', lang: 'jp', sentAt: now },
    { ...toAnn, purpose: 'confirm', lang: 'en', sentAt: now - 60_000 },
  ]);
  expect(await test.reply(checkEmailCode, { email_code: mails[0]?.['code'] ?? '' })).toBeTruthy();
  const all = (await outbox()).json<unknown[]>();
  expect(all).toHaveLength(3);
  expect(all[0]).toMatchObject({ recipient: '+8613800138000', countryCode: '86', channel: 'mobile' });
  expect(test.said).toEqual([]);
});

it('the outbox does not exist without the control surface, and drops messages after a day', async () => {
  await test.reply(sendMailCode, { user_string: 'ann@example.com', lan: 'en' });
  test.clock.advance(86_400_000);
  await test.reply(sendMailCode, { user_string: 'bob@example.com', lan: 'en' });
  expect((await outbox('?recipient=ann%40example.com')).json()).toEqual([]);
  expect((await outbox('?recipient=bob%40example.com')).json()).toHaveLength(1);
  await test.close();
  test = await createTestApp();
  expect((await outbox()).statusCode).toBe(404);
});

it('a reset needs prepared data', async () => {
  const { status, body } = await control('POST', 'reset');
  expect(status).toBe(400);
  expect(body['error']).toContain('SANDBOX_RESET_FROM');
});

it('the clock moves forward only', async () => {
  const before = test.clock.now();
  expect(await post('clock', { advanceMs: 60_000 })).toEqual({ now: before + 60_000 });
  expect((await control('GET', 'clock')).body).toEqual({ now: before + 60_000 });
  expect((await control('POST', 'clock', { advanceMs: -1 })).status).toBe(400);
});

it('the Date header follows the clock', async () => {
  await post('clock', { advanceMs: 3_600_000 });
  const { headers } = await kefu();
  expect(headers.date).toBe(new Date(test.clock.now()).toUTCString());
});

it('faults affect the requested number of requests', async () => {
  await post('faults', { path: '/api/cfg/kefu', kind: 'status', status: 502, times: 2 });
  expect([(await kefu()).statusCode, (await kefu()).statusCode, (await kefu()).statusCode]).toEqual([502, 502, 200]);
});

it('faults answer HTML and broken JSON', async () => {
  await post('faults', { path: '/api/cfg/*', kind: 'html', times: 1 });
  await post('faults', { path: '/api/cfg/*', kind: 'malformed', times: 1 });
  const html = await kefu();
  expect(html.headers['content-type']).toContain('text/html');
  expect(html.body).toContain('<h1>');
  const broken = await kefu();
  expect(broken.headers['content-type']).toContain('application/json');
  expect(() => JSON.parse(broken.body) as unknown).toThrow(SyntaxError);
});

it('faults delay an answer and change nothing else', async () => {
  await post('faults', { path: '/api/cfg/kefu', kind: 'delay', delayMs: 1, times: 1 });
  expect(await test.reply(customerService, {})).toEqual({ link: 'mailto:support@bourse.example' });
});

it('faults drop a connection', async () => {
  await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  const address = test.app.server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await post('faults', { path: '/api/cfg/kefu', kind: 'drop', times: 1 });
  const url = `http://127.0.0.1:${port}/api/cfg/kefu`;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  expect((await fetch(url)).status).toBe(200);
});

it('faults lose the answer of an order that was carried out', async () => {
  const { token } = await post('users', { balances: { change: { USDT: '1000' } } });
  await post('faults', { path: '/api/transaction/in', method: 'POST', kind: 'status', spoils: 'reply', times: 1 });
  const order = { currency_id: test.btc.id, legal_id: test.usdt.id, price: '10', num: '1', mode: 2 };
  expect(await test.ask(placeBuy, order, String(token))).toMatchObject({ status: 500 });
  expect(await test.reply(openBuys, { page: 1 }, String(token))).toHaveLength(1);
});

it('faults affect only their method and path, and end with a reset', async () => {
  await post('faults', { path: '/api/cfg/kefu', method: 'POST', kind: 'status' });
  expect((await kefu()).statusCode).toBe(200);
  await post('faults', { path: '/api/*', kind: 'status' });
  expect((await kefu()).statusCode).toBe(500);
  expect((await control('GET', 'faults')).body['http']).toHaveLength(2);
  await control('DELETE', 'faults');
  expect((await kefu()).statusCode).toBe(200);
  expect((await control('POST', 'faults', { path: 'x', kind: 'magic' })).status).toBe(400);
});

describe('bots', () => {
  beforeEach(async () => {
    await test.close();
    test = await createTestApp({ env: { SANDBOX_CONTROL: '1' }, withBots: true });
  });

  it('bots trade a pair to a requested price, through all orders in between, and the mark is that price', async () => {
    const { account, token } = await post('users', { balances: { change: { USDT: '200000' } } });
    await post('orders', { account, symbol: 'BTC/USDT', side: 'buy', quantity: '1', price: '99000' });
    expect(await post('price', { symbol: 'BTC/USDT', price: '98000' })).toMatchObject({ last: '98000' });
    expect(await test.reply(openBuys, { page: 1 }, String(token))).toEqual([]);
    const { bids, asks, last } = await test.reply(deal, { currency_id: test.btc.id, legal_id: test.usdt.id });
    expect(last).toBe('98000');
    expect([bids.length, asks.length]).toEqual([28, 28]);
    expect(Number(bids[0]?.price)).toBeLessThan(98_000);
    expect(Number(asks[0]?.price)).toBeGreaterThan(98_000);

    await post('price', { symbol: 'BTC/USDT', price: '101000.5' });
    expect((await test.reply(quotationNew, {}))[0]?.pairs[0]).toMatchObject({ last: '101000.5', low: '98000' });
    expect(test.exchange.markPrice(test.pair.id)).toMatchObject({ price: '101000.5', state: 'live' });
    expect((await control('POST', 'price', { symbol: 'BTC/USDT', price: '1.001' })).status).toBe(400);
  });

  it('bots start and stop', async () => {
    expect((await control('GET', 'bots')).body).toEqual({ running: false });
    const traded = new Promise((resolve) => test.exchange.on('fill', resolve));
    expect(await post('bots', { running: true })).toEqual({ running: true });
    await traded;
    expect(await post('bots', { running: false })).toEqual({ running: false });
  });
});

it('the control surface does not exist unless it is enabled', async () => {
  const closed = await createTestApp();
  for (const url of ['/sandbox/clock', '/sandbox/users']) {
    expect((await closed.app.server.inject({ url, headers: SANDBOX_HEADERS })).statusCode).toBe(404);
  }
  await closed.close();
});

it('the control surface answers only requests with a host name of this machine', async () => {
  for (const [host, status] of [
    ['localhost', 200],
    ['127.0.0.1:4180', 200],
    ['[::1]:4180', 200],
    ['exchange.example', 403],
    ['localhost.evil.example', 403],
  ] as const) {
    const response = await test.app.server.inject({
      url: '/sandbox/clock',
      headers: { ...SANDBOX_HEADERS, host },
    });
    expect([host, response.statusCode]).toEqual([host, status]);
  }
});

it.each([undefined, 'wrong-token', ''])(
  'the control surface refuses a caller with the token %j, also without a body',
  async (token) => {
    const headers = { host: 'localhost', ...(token !== undefined && { 'x-sandbox-token': token }) };
    for (const method of ['GET', 'POST'] as const) {
      const url = method === 'GET' ? '/sandbox/clock' : '/sandbox/socket/interrupt';
      expect((await test.app.server.inject({ method, url, headers })).statusCode).toBe(401);
    }
  },
);

it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'])(
  'the control surface refuses a request through a proxy that adds %s',
  async (name) => {
    const headers = { ...SANDBOX_HEADERS, [name]: '10.0.0.1' };
    expect((await test.app.server.inject({ url: '/sandbox/clock', headers })).statusCode).toBe(403);
  },
);

it('the control surface takes JSON only', async () => {
  const response = await test.app.server.inject({
    method: 'POST',
    url: '/sandbox/bots',
    headers: { ...SANDBOX_HEADERS, 'content-type': 'text/plain' },
    payload: '{"running":false}',
  });
  expect(response.statusCode).toBe(415);
  const headers = { ...SANDBOX_HEADERS, 'content-type': 'application/json' };
  const empty = await test.app.server.inject({ method: 'DELETE', url: '/sandbox/faults', headers });
  expect(empty.statusCode).toBe(200);
  const broken = await test.app.server.inject({ method: 'POST', url: '/sandbox/bots', headers, payload: '{"run' });
  expect([broken.statusCode, broken.json()]).toEqual([400, { error: 'The body is no JSON.' }]);
  expect((await control('POST', 'bots', { running: 'yes' })).status).toBe(400);
});
