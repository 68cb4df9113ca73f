import { checkContract, linesOf, type CheckOptions } from '@bourse/contract';
import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRegion } from './products/identity/regions';
import { subscription } from './products/subscription/product';
import { newsArticles } from './content/news/news';
import { spoilingProxy, type Spoil } from './testing/spoiling-proxy';
import { createTestApp, type TestApp } from './testing/test-app';

const DAY_MS = 86_400_000;

let test: TestApp;
let url: string;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  url = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  await test.exchange.news.add(newsArticles(test.clock.now()));
  await addLaunch();
  const other = await test.user({ BTC: '5', USDT: '500' });
  await test.place(other, 'sell', '1', '101');
  await test.place(other, 'buy', '3', '99');
  const user = await test.user({ BTC: '1', USDT: '1000' });
  await test.place(user, 'buy', '0.5', '101');
  await test.place(user, 'sell', '0.1', '120');
  await test.place(user, 'buy', '0.1', '80');
  const region = { city_name: 'Lisbon', district_name: 'Belém', phone: '912000111', joined_at: test.clock.now() };
  await addRegion(test.exchange.db, user.id, [region]);
  token = await test.token(user);
});

afterAll(() => test.close());

/** One open launch, for the calls of subscription. */
async function addLaunch() {
  const currency = (code: string) => test.exchange.currencies().find((one) => one.code === code)?.id ?? 0;
  const startsAt = test.clock.now();
  const endsAt = startsAt + DAY_MS;
  const sale = {
    price: decimal('2'),
    total: 1000n,
    sold: 0n,
    presold: 0n,
    startsAt,
    endsAt,
    resultAt: endsAt + DAY_MS,
  };
  await test.exchange.run((context) => {
    const coins = { currencyId: currency('BTC'), quoteId: currency('USDT') };
    context.of(subscription).addLaunch({ id: 1, ...coins, ...sale, freeze: DAY_MS });
    return { ok: true as const };
  });
}

const options = (over: Partial<CheckOptions> = {}): CheckOptions => ({
  baseUrl: url,
  token,
  worth: decimal(10),
  listenSeconds: 0.2,
  effectMs: 2000,
  ...over,
});

const departuresOf = (lines: readonly string[]) => lines.filter((line) => line.startsWith('departs'));

it('the sandbox follows the contract: calls, refusals, orders, events', async () => {
  const lines = linesOf(await checkContract(options({ write: true })), token);
  expect(departuresOf(lines)).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'ok       GET /api/currency/quotation_new',
      'ok       POST /api/wallet/list',
      'ok       POST /api/wallet/list without a token',
      'ok       GET /api/user/region_users',
      'ok       POST /api/transaction/in (3 times)',
      'ok       POST /api/transaction/out',
      'ok       POST /api/transaction_del (4 times)',
      expect.stringMatching(/^ok {7}event update_balance_\{id\}: \d+ heard$/),
      expect.stringMatching(/^ok {7}event transaction: \d+ heard$/),
    ]),
  );
});

/** Changes a text in the answers of one path. */
const replacing =
  (path: string, from: string | RegExp, to: string): Spoil =>
  (request, body) =>
    request.path === path ? body.replace(from, to) : undefined;

/** Refuses the users of a region with a message. */
const refusingRegion =
  (message: string): Spoil =>
  ({ path, isVisitor }) =>
    path === '/api/user/region_users' && !isVisitor ? `{"type":"error","message":"${message}"}` : undefined;

describe('a back end with departures', () => {
  let proxy: Awaited<ReturnType<typeof spoilingProxy>>;

  beforeAll(async () => {
    proxy = await spoilingProxy(url);
  });

  afterAll(() => proxy.close());

  async function check(spoil: Spoil, over: Partial<CheckOptions> = {}): Promise<readonly string[]> {
    proxy.spoil(spoil);
    const findings = await checkContract(options({ baseUrl: proxy.url, effectMs: 200, ...over }));
    return departuresOf(linesOf(findings, token));
  }

  it('a back end passes the check behind a proxy', async () => {
    expect(await check(() => undefined)).toEqual([]);
  });

  it.each<[path: string, from: string | RegExp, to: string, line: string]>([
    [
      '/api/currency/quotation_new',
      /"now_price":"[^"]*"/,
      '"now_price":null',
      'GET /api/currency/quotation_new  message[0].quotation[0].now_price: expected decimal text or a number, got null',
    ],
    [
      '/api/currency/quotation_new',
      '"is_display":1',
      '"is_display":"yes"',
      'GET /api/currency/quotation_new  message[0].quotation[0].is_display: expected 0 or 1, got the text "yes"',
    ],
    [
      '/api/currency/detail',
      '"desc"',
      '"description"',
      'GET /api/currency/detail  message.desc: expected text, got nothing',
    ],
    [
      '/api/currency/list',
      /"legal":\[.*\]/,
      '"legal":null',
      'GET /api/currency/list  message.legal: expected a list, got null',
    ],
    [
      '/api/wallet/list',
      /"usdt_totle":"[^"]*"/,
      '"usdt_totle":"1e3"',
      'POST /api/wallet/list  message.legal_wallet.usdt_totle: expected decimal text or a number, got the text "1e3"',
    ],
    [
      '/api/transaction/deal',
      '"number":"3"',
      '"number":"0"',
      'POST /api/transaction/deal  list entry: expected what the client can read, got an empty level',
    ],
    [
      '/api/user/info',
      '"type":"ok"',
      '"type":"OK"',
      'GET /api/user/info  type: expected ok, got the text "OK" with an object',
    ],
    [
      '/api/user/region_users',
      /"phone":"[^"]*"/,
      '"phone":null',
      'GET /api/user/region_users  message.data[0].phone: expected text, got null',
    ],
    ['/api/user/center', /^.*$/, '<html>', 'GET /api/user/center: expected JSON, got something else'],
    [
      '/api/currency/new_timeshar',
      '"code":1',
      '"code":0',
      'GET /api/currency/new_timeshar  code: expected 1 or 1, got 0 (14 times)',
    ],
  ])('the answer of %s with %s → %s departs', async (path, from, to, line) => {
    expect(await check(replacing(path, from, to))).toContain(`departs  ${line}`);
  });

  it('a back end passes the check if it refuses the regional users to a user who is not an agent', async () => {
    expect(await check(refusingRegion('no'))).toEqual([]);
    expect(await check(refusingRegion(''))).toEqual([
      expect.stringMatching(/^departs {2}GET \/api\/user\/region_users {2}message: expected text/),
    ]);
  });

  it('a back end fails the check if it sends private data to a visitor', async () => {
    const lines = await check(({ path, isVisitor }) =>
      path === '/api/wallet/list' && isVisitor ? '{"type":"ok","message":{}}' : undefined,
    );
    expect(lines).toEqual(['departs  POST /api/wallet/list without a token  type: expected 999, got the text "ok"']);
  });

  it('a back end fails the check if it sends malformed events', async () => {
    const lines = await check((request, body) =>
      request.path === '/socket.io/' ? body.replaceAll(/"now_price":"[^"]*"/g, '"now_price":""') : undefined,
    );
    expect(lines).toEqual(['departs  event daymarket  now_price: expected decimal text or a number, got the text ""']);
  });

  it('a back end fails the check if it reports an order as placed that was not placed', async () => {
    const list = '{"type":"ok","message":{"list":[]}}';
    const lines = await check(({ path, isVisitor }) => (/_in$|_out$/.test(path) && !isVisitor ? list : undefined), {
      write: true,
    });
    expect(lines).toEqual([
      'departs  POST /api/transaction_in: expected the order of POST /api/transaction/in, got no new order',
      'departs  POST /api/transaction_out: expected the order of POST /api/transaction/out, got no new order',
      'departs  POST /api/transaction_in: expected the post_only order of POST /api/transaction/in, got no new order',
    ]);
  });

  it('the check stops before it begins if the back end does not answer', async () => {
    const unreachable = checkContract(options({ baseUrl: 'http://127.0.0.1:9' }));
    await expect(unreachable).rejects.toThrow('The check could not begin: http://127.0.0.1:9 does not answer');
  });

  it('the report of the check contains no token that a back end reveals', async () => {
    const lines = await check(replacing('/api/user/center', '"type":"ok"', `"type":"${token}"`));
    expect(lines).toEqual([
      `departs  GET /api/user/center  type: expected ok, got a text of ${token.length} signs with an object`,
    ]);
  });
});
