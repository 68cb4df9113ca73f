import { decimal } from '@bourse/decimal';
import { capabilities } from '@bourse/contracts/site';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { login, userInfo } from '@bourse/contracts/identity';
import { quotationNew, timeSeries } from '@bourse/contracts/market';
import { cancelOrder, completedOrders, deal, openBuys, placeBuy, placeSell } from '@bourse/contracts/spot';
import {
  accountLog,
  depositAddress,
  walletDetail,
  walletList,
  withdraw,
  withdrawalInfo,
} from '@bourse/contracts/wallet';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readControlPlace } from './control/place';
import { TOKEN_HEADER } from './control/routes';
import { startFakeGateway, type FakeGateway } from './testing/fake-gateway';
import type { FakeVenue } from './testing/fake-venue';
import { gatewayClient, type GatewayClient } from './testing/gateway-client';
import { VenueError } from './venue/venue';

let running: FakeGateway;
let client: GatewayClient;
let venue: FakeVenue;
let socket: Socket | undefined;

async function open(env: NodeJS.ProcessEnv = {}, hasAccount = true): Promise<void> {
  running = await startFakeGateway({ env, hasAccount });
  ({ venue } = running);
  client = gatewayClient(running.gateway.address);
}

async function close(): Promise<void> {
  socket?.close();
  socket = undefined;
  await running.end();
}

const ask: GatewayClient['ask'] = (...asked) => client.ask(...asked);
const reply: GatewayClient['reply'] = (...asked) => client.reply(...asked);
const logIn = () => client.logIn();

async function control(command: string): Promise<unknown> {
  const place = readControlPlace(running.folder);
  const method = command === 'status' ? 'GET' : 'POST';
  const headers = { [TOKEN_HEADER]: place?.token ?? '' };
  return (await fetch(`${running.gateway.address}/gateway/${command}`, { method, headers })).json();
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

  it('an order that the venue ends at once without a fill is not told as placed', async () => {
    const token = await logIn();
    const [pair] = (await reply(quotationNew))[0]?.pairs ?? [];
    const order = { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0, price: '90', num: '0.5', mode: 2 };
    venue.endNextOrder(decimal('0'));
    expect((await ask(placeBuy, order, { token })).message).toBe(SERVER_TEXTS.venueEndedUnfilled);
    venue.endNextOrder(decimal('0.2'));
    expect(await ask(placeBuy, order, { token })).toMatchObject({ type: 'ok', message: SERVER_TEXTS.venueEndedPartly });
    expect(await reply(openBuys, { page: 1 }, token)).toEqual([]);
  });

  it('fees in a third currency, rebates, and fills of an unknown side or time are told as they are', async () => {
    const token = await logIn();
    const fill = { id: undefined, orderId: undefined, symbol: 'BTC/USDT', price: decimal('100'), amount: decimal('1') };
    venue.addFill({ ...fill, side: 'buy', at: 5000, fee: { currency: 'BNB', amount: decimal('0.00005') } });
    venue.addFill({ ...fill, side: 'sell', at: 6000, fee: { currency: 'USDT', amount: decimal('-0.01') } });
    venue.addFill({ ...fill, side: undefined, at: undefined, fee: { currency: 'BTC', amount: decimal('0.1') } });
    expect(await reply(completedOrders, { page: 1 }, token)).toMatchObject([
      { side: undefined, time: undefined, fee: '0.1', feeCurrency: 'BTC' },
      { side: 'sell', fee: '-0.01', feeCurrency: 'USDT' },
      { side: 'buy', fee: '0.00005', feeCurrency: 'BNB' },
    ]);
  });

  it('the gateway answers an unknown outcome with 503', async () => {
    const token = await logIn();
    venue.setAbilities({ findByClientId: false });
    venue.fail('place', 'reply lost');
    const [pair] = (await reply(quotationNew))[0]?.pairs ?? [];
    const order = { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0, price: '90', num: '0.5', mode: 2 };
    expect((await ask(placeBuy, order, { token })).status).toBe(503);
  });

  it('a list that the venue does not answer during its maintenance is told as such, and another failure as unavailable', async () => {
    const token = await logIn();
    venue.openOrders = async () => {
      throw new VenueError('on maintenance', { outcome: 'refused', reason: 'maintenance' });
    };
    const told = { type: 'error', message: SERVER_TEXTS.venueMaintenance, status: 200 };
    expect(await ask(openBuys, { page: 1 }, { token })).toEqual(told);
    venue.fills = async () => {
      throw new VenueError('no answer in time', { outcome: 'unknown' });
    };
    expect((await ask(completedOrders, { page: 1 }, { token })).status).toBe(503);
  });

  it('the gateway stops trading at the control surface, which needs its token', async () => {
    const token = await logIn();
    const [pair] = (await reply(quotationNew))[0]?.pairs ?? [];
    const order = { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0, price: '90', num: '0.5', mode: 2 };
    await reply(placeBuy, order, token);
    expect((await fetch(`${running.gateway.address}/gateway/stop`, { method: 'POST' })).status).toBe(401);
    expect(await control('stop')).toEqual({ cancelled: 1, left: 0, isKept: true });
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
    expect((await ask(capabilities)).message).toMatchObject({
      products: ['spot', 'deposits'],
      absent: ['registration', 'password_reset'],
      account: 'testnet',
    });
  });

  it('what open orders hold is not available, also where the venue tells totals alone', async () => {
    const token = await logIn();
    const [pair] = (await reply(quotationNew))[0]?.pairs ?? [];
    const ids = { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0 };
    await reply(placeBuy, { ...ids, price: '90', num: '0.5', mode: 2 }, token);
    await reply(placeSell, { ...ids, price: '110', num: '0.2', mode: 2 }, token);
    const balances = await venue.balances();
    venue.balances = async () =>
      balances.map(({ currency, total }) => ({ currency, total, available: undefined, held: undefined }));
    venue.emitAccount();
    const { accounts } = await reply(walletList, {}, token);
    expect(accounts.change.balances).toMatchObject([
      { currency: 'USDT', available: '955', frozen: '45' },
      { currency: 'BTC', available: '0.8', frozen: '0.2' },
      { currency: 'ETH', available: '0' },
    ]);
    const currency = accounts.change.balances[0]?.currencyId ?? 0;
    expect(await reply(walletDetail, { currency, type: 'change' }, token)).toMatchObject({ available: '955' });
    expect(await reply(deal, ids, token)).toMatchObject({ baseAvailable: '0.8', quoteAvailable: '955' });
  });

  it('the socket of the gateway sends the present state and changes, private ones to the owner only', async () => {
    const token = await logIn();
    const heard: string[] = [];
    socket = io(running.gateway.address, { auth: { token }, transports: ['websocket'] });
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

async function currencyOfUsdt(token: string): Promise<number> {
  const { accounts } = await reply(walletList, {}, token);
  return accounts.change.balances.find((row) => row.currency === 'USDT')?.currencyId ?? 0;
}

describe('the terms of a withdrawal', () => {
  beforeEach(() => open({ ALLOW_WITHDRAWALS: '1' }));
  afterEach(close);

  it('each network has its own fee and minimum, and one with an unknown fee is not offered', async () => {
    const token = await logIn();
    const info = await reply(withdrawalInfo, { currency: await currencyOfUsdt(token) }, token);
    expect(info.networks).toEqual([
      { name: 'ERC20', rate: '25', minimum: '50' },
      { name: 'TRC20', rate: '2', minimum: '10' },
    ]);
    // Of a client that does not read the networks: more than any of them takes.
    expect(info).toMatchObject({ rate: '25', minimum: '50' });
  });

  it.each([
    ['the fee of another network', { number: '60', rate: '2', type: 'ERC20' }, SERVER_TEXTS.withdrawalFeeChanged],
    [
      'an amount below the minimum of the network',
      { number: '30', rate: '25', type: 'ERC20' },
      SERVER_TEXTS.minimumQuantity('50'),
    ],
    ['no network', { number: '60', rate: '25' }, SERVER_TEXTS.withdrawalUnsupported],
    ['a network with an unknown fee', { number: '60', rate: '0', type: 'BEP20' }, SERVER_TEXTS.withdrawalUnsupported],
  ])('a withdrawal with %s is refused', async (_name, fields, message) => {
    const token = await logIn();
    const currency = await currencyOfUsdt(token);
    expect((await ask(withdraw, { currency, address: 'T1', ...fields }, { token })).message).toBe(message);
    expect(await venue.withdrawals(undefined)).toEqual([]);
  });
});

describe('the gateway of a live account', () => {
  afterEach(close);

  it('the gateway of a live account announces real money, for the badge on every screen', async () => {
    await open({ LIVE: '1' });
    expect((await ask(capabilities)).message).toMatchObject({ account: 'live' });
  });
});

function hearBook(): void {
  venue.setBook('BTC/USDT', [[decimal('99'), decimal('1')]], [[decimal('101'), decimal('1')]]);
}

function hearPrice(): void {
  venue.trade({ symbol: 'BTC/USDT', side: 'buy', price: decimal('100'), amount: decimal('1') });
}

/** Whether BTC/USDT is announced as late. */
const isLate = async () => (await reply(capabilities)).prices?.pairs.map((pair) => pair.isLate)[0];

describe('prices that are late', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(async () => {
    vi.useRealTimers();
    await close();
  });

  it('a venue that is silent for half a minute is told as such, and takes no orders until it is heard', async () => {
    await open();
    const token = await logIn();
    const [pair] = (await reply(quotationNew))[0]?.pairs ?? [];
    const order = { currency_id: pair?.baseId ?? 0, legal_id: pair?.quoteId ?? 0, price: '90', num: '0.5', mode: 2 };
    const stateOf = async () => (await reply(capabilities)).prices;
    expect(await stateOf()).toMatchObject({ venue: 'Fake', state: 'live', isTraded: true });
    vi.setSystemTime(Date.now() + 31_000);
    expect(await stateOf()).toMatchObject({ state: 'gone', pairs: [{ isLate: true }, { isLate: true }] });
    expect((await ask(placeBuy, order, { token })).message).toBe(SERVER_TEXTS.priceLate);
    hearPrice();
    hearBook();
    expect(await stateOf()).toMatchObject({ state: 'late', pairs: [{ isLate: false }, { isLate: true }] });
    expect((await ask(placeBuy, order, { token })).message).toBe(SERVER_TEXTS.orderPlaced);
  });

  it.each([
    ['book', hearPrice],
    ['last price', hearBook],
  ])('a pair whose %s is silent is late, also while the other stream is heard', async (_stream, hear) => {
    await open();
    expect(await isLate()).toBe(false);
    vi.setSystemTime(Date.now() + 31_000);
    hear();
    expect(await isLate()).toBe(true);
  });
});

describe('the gateway without keys', () => {
  afterEach(close);

  it('the gateway without keys serves public data and has no calls of an account', async () => {
    await open({}, false);
    expect(await reply(quotationNew)).toHaveLength(1);
    expect((await reply(capabilities)).account).toBeUndefined();
    expect((await ask(walletList, {}, { token: await logIn() })).status).toBe(404);
  });
});
