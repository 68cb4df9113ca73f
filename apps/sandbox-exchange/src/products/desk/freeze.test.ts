import * as c2c from '@bourse/contracts/c2c';
import * as identity from '@bourse/contracts/identity';
import * as lever from '@bourse/contracts/lever';
import * as options from '@bourse/contracts/micro-options';
import { createApiKey } from '@bourse/contracts/security';
import * as security from '@bourse/contracts/security';
import * as spot from '@bourse/contracts/spot';
import * as subscription from '@bourse/contracts/subscription';
import * as wallet from '@bourse/contracts/wallet';
import type { Call } from '@bourse/contracts/wire';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FROZEN_CALLS, isOpenToFrozen } from '../../http/frozen-calls';
import { send, signed } from '../../testing/signed-call';
import { SANDBOX_HEADERS } from '../../testing/test-app';
import { openMarketplace, type Marketplace, type Trader } from '../c2c/c2c.test-support';
import { deskOf } from './back-office';
import { openCase } from './product';

const ATTACK = '<img src=x onerror="alert(1)">';

let test: Marketplace;
let alice: Trader;

beforeEach(async () => {
  test = await openMarketplace();
  alice = await test.trader('1000');
});

afterEach(() => test.close());

async function desk(path: string, body?: object, headers: Record<string, string> = SANDBOX_HEADERS) {
  const reply = await test.app.server.inject({
    method: body ? 'POST' : 'GET',
    url: `/sandbox/desk/${path}`,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}
const freeze = ({ user }: Trader, reason = ATTACK) => desk('freeze', { user: user.id, reason });
const unfreeze = ({ user }: Trader) => desk('unfreeze', { user: user.id, reason: 'seen' });
const listedAds = async ({ token }: Trader) => {
  const rows = await test.reply(c2c.marketAds, { type: 'sell', page: 1, currency_id: test.usdt.id }, token);
  return rows.map(({ id }) => id);
};
const pair = () => ({ currency_id: test.btc.id, legal_id: test.usdt.id });
const bid = () => ({ ...pair(), price: '100', num: '1', mode: 2 });

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && value.access === 'required';
/** The calls of the contract that a user sends, and a frozen one may not. */
const REFUSED = [c2c, identity, lever, options, security, spot, subscription, wallet]
  .flatMap((part): unknown[] => Object.values(part))
  .filter(isCall)
  .filter((call) => !isOpenToFrozen(call));

it('the contract has the calls that are named in this test', () => {
  const paths = REFUSED.map(({ path }) => path);
  for (const { path } of [
    wallet.withdraw,
    wallet.transfer,
    wallet.addAddress,
    spot.placeBuy,
    c2c.takeAd,
    createApiKey,
  ]) {
    expect(paths).toContain(path);
  }
});

it('a frozen account is refused every call that is not in the list, and only while it is frozen', async () => {
  expect((await freeze(alice)).body).toEqual({ ok: true });
  const answers = await Promise.all(
    REFUSED.map(async (call) => [call.path, (await test.ask(call, { id: 1 }, alice.token)).message]),
  );
  expect(answers).toEqual(REFUSED.map(({ path }) => [path, SERVER_TEXTS.accountFrozen]));
  await unfreeze(alice);
  expect((await test.ask(wallet.transfer, { id: 1 }, alice.token)).message).not.toBe(SERVER_TEXTS.accountFrozen);
});

it('a frozen account passes the calls of the list, and reads', async () => {
  await freeze(alice);
  for (const call of FROZEN_CALLS) {
    // A session of its own: some of the calls end theirs.
    const token = await test.token(alice.user);
    expect((await test.ask(call, { id: 1 }, token)).message).not.toBe(SERVER_TEXTS.accountFrozen);
  }
  expect(await test.reply(wallet.walletList, {}, await test.token(alice.user))).toBeDefined();
});

it('a frozen user logs in, and cancels an open order that has stayed', async () => {
  const user = await test.user({ USDT: '1000' });
  const own = { user, token: await test.token(user) };
  await test.reply(spot.placeBuy, bid(), own.token);
  await freeze(own);
  const login = await test.ask(identity.login, { user_string: user.account, password: 'secret1', type: 1 });
  expect(login.type).toBe('ok');
  const [order] = await test.reply(spot.openBuys, { page: 1 }, own.token);
  expect(await test.text(own, spot.placeBuy, bid())).toBe(SERVER_TEXTS.accountFrozen);
  await test.reply(spot.cancelOrder, { id: order?.id ?? 0, type: 'in' }, own.token);
  expect(await test.reply(spot.openBuys, { page: 1 }, own.token)).toEqual([]);
});

it('a key of a frozen user reads and cancels, and does not trade', async () => {
  const made = await test.reply(
    createApiKey,
    { name: 'Bot', permissions: 'read,trade', days: 90, password: 'secret1' },
    alice.token,
  );
  await freeze(alice);
  const order = await send(test, signed(test, made, spot.placeBuy, { fields: bid() }));
  expect(order).toMatchObject({ message: SERVER_TEXTS.accountFrozen });
  expect(await send(test, signed(test, made, wallet.walletList))).toMatchObject({ type: 'ok' });
});

it('a restart keeps a freeze and its reason, and its end', async () => {
  await freeze(alice);
  const again = await test.restart();
  expect(again.published.isFrozen(alice.user.id)).toBe(true);
  expect(await deskOf(again).frozen()).toEqual([
    { userId: alice.user.id, reason: ATTACK, frozenAt: test.exchange.now() },
  ]);
  expect(await deskOf(again).unfreeze({ userId: alice.user.id, reason: 'seen' })).toEqual({ ok: true });
  await again.close();
  const last = await test.restart();
  expect(last.published.isFrozen(alice.user.id)).toBe(false);
  await last.close();
});

it('a freeze wants a reason and a user, counts once, and is in the log', async () => {
  expect((await freeze(alice, ' ')).body).toEqual({ error: 'reason_missing' });
  expect((await desk('freeze', { user: 999_999, reason: 'x' })).body).toEqual({ error: 'user_unknown' });
  expect((await unfreeze(alice)).body).toEqual({ error: 'not_frozen' });
  await freeze(alice);
  expect((await freeze(alice)).body).toEqual({ error: 'already_frozen' });
  await unfreeze(alice);
  const by = { actor: 'desk', userId: alice.user.id };
  expect((await desk('log')).body['acts']).toMatchObject([
    { ...by, act: 'unfreeze', note: 'seen' },
    { ...by, act: 'freeze', note: ATTACK },
  ]);
});

it('the token of a user freezes and unfreezes no account', async () => {
  await freeze(alice);
  const headers = { host: SANDBOX_HEADERS.host, authorization: alice.token };
  const body = { user: alice.user.id, reason: 'mine' };
  expect((await desk('unfreeze', body, headers)).status).toBe(401);
  expect((await desk('freeze', body, headers)).status).toBe(401);
  expect((await desk('frozen', undefined, headers)).status).toBe(401);
  expect(test.exchange.published.isFrozen(alice.user.id)).toBe(true);
});

it('the automatic desk decides no case of a frozen account, and decides it after the end of the freeze', async () => {
  await deskOf(test.exchange).decideAfter(1000);
  await test.exchange.run((context) => {
    openCase(context, { kind: 'identity', reference: alice.user.id, userId: alice.user.id, details: {} });
    return { ok: true };
  });
  await freeze(alice);
  const pending = () => deskOf(test.exchange).cases({ status: 'pending' });
  const pass = async () => {
    test.clock.advance(1000);
    await test.exchange.tick();
  };
  await pass();
  expect(await pending()).toHaveLength(1);
  await unfreeze(alice);
  expect(await test.exchange.db.selectFrom('deadlines').select('key').where('product', '=', 'desk').execute()).toEqual([
    { key: '1' },
  ]);
});

it('an ad of a frozen account is neither listed nor taken, and its user withdraws it', async () => {
  const ad = await test.publish(alice);
  const taker = await test.trader();
  expect(await listedAds(taker)).toEqual([ad]);
  await freeze(alice);
  expect(await listedAds(taker)).toEqual([]);
  await unfreeze(alice);
  expect(await listedAds(taker)).toEqual([ad]);
  await freeze(alice);
  expect(await test.text(taker, c2c.takeAd, { id: ad })).toBe(SERVER_TEXTS.adWithdrawn);
  expect(await test.text(alice, c2c.withdrawAd, { id: ad })).not.toBe(SERVER_TEXTS.accountFrozen);
  expect((await test.funds(alice)).held).toBe('0');
});
