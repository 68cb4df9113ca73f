import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, ReplyOf } from '@bourse/contracts/wire';
import { decimal } from '@bourse/decimal';
import { capabilities } from '@bourse/contracts/site';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { login, userInfo } from '@bourse/contracts/identity';
import { quotationNew, timeSeries } from '@bourse/contracts/market';
import { cancelOrder, completedOrders, deal, openBuys, placeBuy } from '@bourse/contracts/spot';
import { accountLog, depositAddress, walletList, withdraw } from '@bourse/contracts/wallet';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { readControlPlace } from './control/place';
import { TOKEN_HEADER } from './control/routes';
import { openGateway, type Gateway } from './gateway';
import { fakeVenue, type FakeVenue } from './testing/fake-venue';

const PASSWORD = 'owner2026';
const CHEAP = { log2N: 4, r: 8, p: 1 };
type Fields = Readonly<Record<string, string | number>>;

let gateway: Gateway;
let venue: FakeVenue;
let folder: string;
let socket: Socket | undefined;

function fail(error: unknown): never {
  throw error;
}

async function open(env: NodeJS.ProcessEnv = {}, hasAccount = true): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  venue = fakeVenue();
  const config = readConfig({
    VENUE: 'fake',
    PORT: '0',
    DATA_DIR: folder,
    WEB_DIR: '/nowhere',
    LOG_LEVEL: 'silent',
    OWNER_PASSWORD: PASSWORD,
    ...env,
  });
  gateway = await openGateway({ config, venue, hasAccount, say: () => undefined, onError: fail, passwordCost: CHEAP });
}

async function close(): Promise<void> {
  socket?.close();
  socket = undefined;
  await gateway.close();
  await rm(folder, { recursive: true });
}

/** The content of the envelope. */
async function ask(call: Call, fields: Fields = {}, { token = '', t = Date.now() } = {}) {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const isGet = call.method === 'GET';
  const answer = await fetch(`${gateway.address}/api${call.path}?t=${t}${isGet ? `&${body.toString()}` : ''}`, {
    method: call.method,
    headers: { authorization: token },
    ...(!isGet && { body }),
  });
  const envelope = v.parse(v.looseObject({}), await answer.json());
  return { status: answer.status, type: envelope['type'], message: envelope['message'] ?? envelope['data'] };
}

async function reply<C extends Call>(call: C, fields: Fields = {}, token = ''): Promise<ReplyOf<C>> {
  const { type, message } = await ask(call, fields, { token });
  if (call.envelope !== 'code' && type !== 'ok') throw new Error(`${String(type)}: ${String(message)}`);
  return v.parse(call.reply, message);
}

const logIn = () => reply(login, { user_string: 'owner@bourse.example', password: PASSWORD, type: 1 });

async function control(command: string): Promise<unknown> {
  const place = readControlPlace(folder);
  const method = command === 'status' ? 'GET' : 'POST';
  const headers = { [TOKEN_HEADER]: place?.token ?? '' };
  return (await fetch(`${gateway.address}/gateway/${command}`, { method, headers })).json();
}

describe('the gateway', () => {
  beforeEach(() => open());
  afterEach(close);

  it('the gateway serves pairs, book and bars to everybody, and the account to the owner only', async () => {
    const [group] = await reply(quotationNew);
    const btc = group?.pairs.find(({ base }) => base === 'BTC');
    expect(btc).toMatchObject({
      symbol: 'BTC/USDT',
      last: '100',
      change: '25',
      priceDecimals: 2,
      amountStep: '0.0001',
    });
    const keys = { currency_id: btc?.baseId ?? 0, legal_id: btc?.quoteId ?? 0 };
    const visitor = await reply(deal, keys);
    expect(visitor).toMatchObject({ asks: [{ price: '101' }], baseAvailable: undefined, takerFee: '0.001' });
    const to = Math.floor(Date.now() / 1000);
    const days = await reply(timeSeries, { symbol: 'BTC/USDT', from: to - 3 * 86_400, to, period: '1day' });
    expect(days).toHaveLength(3);
    // Six bars of four hours.
    expect(days[0]).toMatchObject({ volume: '6' });

    expect((await ask(walletList)).type).toBe(999);
    const wrong = { user_string: 'owner@bourse.example', password: 'wrong2026', type: 1 };
    expect((await ask(login, wrong)).message).toBe(SERVER_TEXTS.passwordWrong);
    const token = await logIn();
    expect(await reply(userInfo, {}, token)).toMatchObject({ account: 'owner@bourse.example', totalAssets: '1100' });
    expect((await reply(deal, keys, token)).quoteAvailable).toBe('1000');
  });

  it('the gateway places, lists, fills and cancels orders', async () => {
    const token = await logIn();
    const [group] = await reply(quotationNew);
    const btc = group?.pairs.find(({ base }) => base === 'BTC');
    const keys = { currency_id: btc?.baseId ?? 0, legal_id: btc?.quoteId ?? 0 };
    const t = Date.now();
    const order = { ...keys, price: '90.009', num: '0.5', mode: 2 };
    expect(await ask(placeBuy, order, { token, t })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    // The browser repeats it.
    expect(await ask(placeBuy, order, { token, t })).toMatchObject({ message: SERVER_TEXTS.orderPlaced });
    const orders = await reply(openBuys, { page: 1 }, token);
    expect(orders).toMatchObject([{ base: 'BTC', price: '90', remaining: '0.5', filled: '0' }]);
    await reply(placeBuy, { ...keys, price: '0', num: '0.1', mode: 1 }, token);
    expect(await reply(completedOrders, { page: 1 }, token)).toMatchObject([
      { price: '101', amount: '0.1', side: 'buy' },
    ]);
    const cancel = { id: orders[0]?.id ?? 0, type: 'in' };
    expect(await ask(cancelOrder, cancel, { token })).toMatchObject({ message: SERVER_TEXTS.orderRevoked });
    expect(await ask(cancelOrder, cancel, { token })).toMatchObject({ message: SERVER_TEXTS.orderNotRevocable });
    expect(await ask(placeBuy, { ...order, num: '2' }, { token })).toMatchObject({
      message: SERVER_TEXTS.orderCapExceeded,
    });
  });

  it('the gateway answers an unknown outcome with 503', async () => {
    const token = await logIn();
    venue.setAbilities({ findByClientId: false });
    venue.fail('place', 'reply lost');
    const [pair] = (await reply(quotationNew))[0]?.pairs ?? [];
    const order = { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0, price: '90', num: '0.5', mode: 2 };
    expect((await ask(placeBuy, order, { token })).status).toBe(503);
  });

  it('the gateway stops trading at the control surface, which needs its token', async () => {
    const token = await logIn();
    const [pair] = (await reply(quotationNew))[0]?.pairs ?? [];
    const order = { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0, price: '90', num: '0.5', mode: 2 };
    await reply(placeBuy, order, token);
    expect((await fetch(`${gateway.address}/gateway/stop`, { method: 'POST' })).status).toBe(401);
    expect(await control('stop')).toEqual({ cancelled: 1, left: 0 });
    expect((await ask(placeBuy, order, { token })).message).toBe(SERVER_TEXTS.tradingStopped);
    expect(await control('resume')).toEqual({ isStopped: false });
  });

  it('the gateway has balances, deposit addresses and histories, and allows withdrawals only where the operator does', async () => {
    const token = await logIn();
    const { accounts } = await reply(walletList, {}, token);
    const usdt = accounts.change.balances.find(({ currency }) => currency === 'USDT');
    expect(usdt).toMatchObject({ available: '1000', usdtPrice: '1' });
    const currency = usdt?.currencyId ?? 0;
    expect(await reply(depositAddress, { currency }, token)).toMatchObject([
      { network: 'ERC20', address: 'addrERC20', minimum: '1' },
      { network: 'TRC20', address: 'addrTRC20' },
    ]);
    const about = { currency: 'USDT', network: 'TRC20', address: undefined, fee: undefined, transactionId: 'abc' };
    venue.addTransfer('deposit', { ...about, id: 'd1', amount: decimal('0.000000000001'), state: 'done', at: 1000 });
    const rows = await reply(accountLog, { type: 2, currency, page: 1 }, token);
    expect(rows).toMatchObject([{ value: '0.000000000001', state: 'success', hash: 'abc', network: 'TRC20' }]);
    expect((await ask(withdraw, { currency, number: '20', address: 'T1', rate: '2' }, { token })).status).toBe(404);
    expect((await ask(capabilities)).message).toMatchObject({ products: ['spot', 'deposits'], account: 'testnet' });
  });

  it('the socket of the gateway sends the present state and changes, private ones to the owner only', async () => {
    const token = await logIn();
    const heard: string[] = [];
    socket = io(gateway.address, { auth: { token }, transports: ['websocket'] });
    const first = new Promise((resolve) => socket?.once('transaction', resolve));
    socket.onAny((name: string) => heard.push(name));
    expect(await first).toMatchObject({ out: '[{"price":"101","number":"1","sum":"1"}]' });
    const day = new Promise((resolve) => socket?.once('market_detail', resolve));
    const changed = new Promise((resolve) => socket?.once('update_balance_1', resolve));
    venue.trade({ symbol: 'BTC/USDT', price: decimal('1e-12'), amount: decimal('2'), side: 'sell' });
    await new Promise((resolve) => socket?.emit('login', 1, () => resolve(undefined)));
    venue.emitAccount();
    expect(await day).toMatchObject({ close: '0.000000000001', low: '0.000000000001', high: '100' });
    await changed;
    expect(heard).toContain('daymarket');
  });
});

describe('withdrawals through the gateway', () => {
  afterEach(close);

  it('the gateway sends a withdrawal once where withdrawals are allowed', async () => {
    await open({ ALLOW_WITHDRAWALS: '1' });
    const token = await logIn();
    const { accounts } = await reply(walletList, {}, token);
    const currency = accounts.change.balances.find((row) => row.currency === 'USDT')?.currencyId ?? 0;
    const asked = { currency, number: '20', address: 'T1', rate: '2', type: 'TRC20' };
    const t = Date.now();
    expect((await ask(withdraw, asked, { token, t })).message).toBe(SERVER_TEXTS.withdrawalSubmitted);
    expect((await ask(withdraw, asked, { token, t })).message).toBe(SERVER_TEXTS.duplicateSubmission);
    expect(await venue.withdrawals(undefined)).toMatchObject([{ amount: '20', network: 'TRC20', address: 'T1' }]);
  });
});

describe('the gateway of a live account', () => {
  afterEach(close);

  it('the gateway of a live account announces real money, for the badge on every screen', async () => {
    await open({ LIVE: '1' });
    expect((await ask(capabilities)).message).toMatchObject({ account: 'live' });
  });
});

describe('the gateway without keys', () => {
  afterEach(close);

  it('the gateway without keys serves public data and has no calls of an account', async () => {
    await open({}, false);
    expect(await reply(quotationNew)).toHaveLength(1);
    expect((await ask(walletList, {}, { token: await logIn() })).status).toBe(404);
  });
});
