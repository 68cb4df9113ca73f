import { barStart } from '@bourse/contracts/bars';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@bourse/contract-server';
import { readConfig } from '../config';
import { createExchange } from '../exchange';
import type { Exchange } from '../exchange-interface';
import { RULES } from '../products/products';
import { openMarketData, type MarketData } from '../market-data/market-data';
import type { Store } from '../store/store';
import { manualClock, type ManualClock } from '../testing/manual-clock';
import { openTestStore } from '../testing/test-store';
import { PAIRS } from './catalogue/pairs';
import { seededRandom } from './random';
import { catchUp, seed } from './seed';
import { spotOf } from '../products/spot/spot-orders';

const config = readConfig({});
const CHEAP = { log2N: 4, r: 8, p: 1 };
const [{ pair: PAIR }] = PAIRS;

let store: Store;
let exchange: Exchange;
let market: MarketData;
let clock: ManualClock;
let errors: unknown[];

const onError = (error: unknown) => errors.push(error);

/** Runs the start of a process on its data. */
async function start(): Promise<void> {
  exchange = await createExchange({
    store,
    products: RULES,
    clock,
    random: seededRandom('seed test'),
    passwordCost: CHEAP,
    onError,
  });
  market = await openMarketData({ exchange, trades: spotOf(exchange), clock, onError });
  await seed(needs());
}

async function stop(): Promise<void> {
  await market.close();
  await exchange.close();
}

const needs = () => ({ exchange, market, config, now: clock.now() });

const minutes = () => market.bars(PAIR.id, '1', 0, clock.now());

// One market for all tests, because seeding takes seconds and the tests are independent.
beforeAll(async () => {
  errors = [];
  clock = manualClock();
  store = await openTestStore();
  await start();
});

afterAll(async () => {
  await stop();
  await store.close();
});

it('seeding makes pairs, people with money, news and a past', async () => {
  expect(exchange.pairs().map(({ symbol }) => symbol)).toEqual(PAIRS.map(({ base, quote }) => `${base}/${quote}`));
  const demo = await exchange.accounts.userByAccount(config.demo.email);
  const wallets = new Set((await exchange.balances(demo?.id ?? 0)).map(({ wallet }) => wallet));
  expect(wallets).toEqual(new Set(['legal', 'change', 'lever', 'micro']));
  expect(await exchange.news.list(5, 'jp')).toHaveLength(3);
  expect((await minutes()).at(-1)?.openTime).toBe(barStart(clock.now(), '1') - MINUTE_MS);
  for (const { total } of await exchange.admin.sums()) expect(total).toBe('0');
});

it('seeding is done once: a second start finds everything unchanged', async () => {
  const before = await minutes();
  const demo = await exchange.accounts.userByAccount(config.demo.email);
  const money = await exchange.balances(demo?.id ?? 0);
  await stop();
  clock.advance(10 * MINUTE_MS);
  await start();
  expect(await minutes()).toEqual(before);
  expect(await exchange.balances(demo?.id ?? 0)).toEqual(money);
});

it('seeding continues after it was killed before recording a completed step', async () => {
  const before = await minutes();
  await stop();
  for (const name of ['markets', 'news', 'history']) {
    await store.db.deleteFrom('settings').where('name', '=', `seeded.${name}`).execute();
  }
  clock.advance(10 * MINUTE_MS);
  await start();
  expect(await minutes()).toEqual(before);
});

it('seeding gives the demo login the password of the configuration', async () => {
  const changed = { ...config, demo: { ...config.demo, password: 'changed1' } };
  await seed({ ...needs(), config: changed });
  const credentials = { account: config.demo.email, address: 'here' };
  expect(await exchange.accounts.login({ ...credentials, password: 'changed1' })).toMatchObject({ ok: true });
  expect(await exchange.accounts.login({ ...credentials, password: config.demo.password })).toMatchObject({
    ok: false,
  });
});

const login = (account: string, password: string) => exchange.accounts.login({ account, password, address: 'here' });

it('seeding on a public address disables the second login and ends sessions of the seeded users', async () => {
  const users = [config.demo.email, 'second@bourse.example'];
  const tokens: string[] = [];
  for (const account of users) {
    const { password } = config.demo;
    await exchange.admin.setPassword((await exchange.accounts.userByAccount(account))?.id ?? 0, password);
    const result = await login(account, password);
    tokens.push(result.ok ? result.session.token : '');
  }
  const open = { ...config, isLoopback: false, demo: { ...config.demo, password: 'public1' } };
  await seed({ ...needs(), config: open });
  for (const token of tokens) expect(await exchange.accounts.userByToken(token)).toBeUndefined();
  expect(await login(config.demo.email, 'public1')).toMatchObject({ ok: true });
  for (const password of ['public1', config.demo.password]) {
    expect(await login('second@bourse.example', password)).toMatchObject({ reason: 'credentials_wrong' });
  }
  await seed(needs());
  expect(await login('second@bourse.example', config.demo.password)).toMatchObject({ ok: true });
});

it('catching up fills the time in which the exchange was off, once', async () => {
  const before = await minutes();
  clock.advance(2 * HOUR_MS);
  await catchUp(needs());
  const after = await minutes();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.at(-1)?.openTime).toBe(barStart(clock.now(), '1') - MINUTE_MS);
  const lastBefore = before.at(-1)?.openTime ?? 0;
  expect(after).toHaveLength(before.length + (barStart(clock.now(), '1') - lastBefore) / MINUTE_MS - 1);
  expect(after[before.length]?.open).toBe(before.at(-1)?.close);
  await catchUp(needs());
  expect(await minutes()).toEqual(after);
  await stop();
  await start();
  expect(await minutes()).toEqual(after);
  expect(errors).toEqual([]);
});
