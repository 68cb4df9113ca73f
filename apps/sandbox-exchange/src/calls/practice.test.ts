import { capabilities } from '@bourse/contracts/site';
import { claimPlayMoney, openDemoAccount, userInfo } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_LIMIT } from '../accounts/limits';
import { Housekeeping } from '../core/housekeeping';
import { RULES } from '../products/products';
import { playMoney } from '../store/migrations/0077-play-money';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp({ env: { DEMO_EMAIL: 'guide@example.com' } });
});

afterEach(() => test.close());

/** What a user has in the spot wallet. */
const money = async (userId: number) => (await test.exchange.balance(userId, test.usdt.id, 'change')).available;

it('the sandbox announces play money, demo accounts, and the invite code of the demo login once it exists', async () => {
  const practice = { inviteCode: undefined, hasDemo: true, playMoney: '10000' };
  expect(await test.reply(capabilities, {})).toMatchObject({ account: 'practice', practice });
  await test.exchange.admin.createUser({ account: 'guide@example.com', extensionCode: 'WELCOME' });
  expect((await test.reply(capabilities, {})).practice).toEqual({ ...practice, inviteCode: 'WELCOME' });
});

it('a demo account is new at each call, verified, and has 10,000 USDT', async () => {
  const tokens = [await test.reply(openDemoAccount, {}), await test.reply(openDemoAccount, {})];
  const users = await Promise.all(tokens.map((token) => test.reply(userInfo, {}, token)));
  expect(new Set(users.map(({ id }) => id)).size).toBe(2);
  expect(users.map(({ reviewStatus }) => reviewStatus)).toEqual([2, 2]);
  expect(await Promise.all(users.map(({ id }) => money(id)))).toEqual(['10000', '10000']);
});

it('an address gets a limited number of demo accounts in a day', async () => {
  for (let count = 0; count < DEMO_LIMIT.tries; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the number is exact
    await test.reply(openDemoAccount, {});
  }
  expect(await test.ask(openDemoAccount, {})).toMatchObject({ type: 'error', message: SERVER_TEXTS.tooManyRequests });
});

it('an account gets the play money once, however often and at the same time it asks', async () => {
  const user = await test.user();
  const token = await test.token(user);
  await Promise.all([test.reply(claimPlayMoney, {}, token), test.reply(claimPlayMoney, {}, token)]);
  await test.reply(claimPlayMoney, {}, token);
  expect(await money(user.id)).toBe('10000');
});

it('an account gets the play money once, also after housekeeping has deleted older requests', async () => {
  const user = await test.user();
  const token = await test.token(user);
  await test.reply(claimPlayMoney, {}, token);
  const steps = new Housekeeping(test.store, RULES).run(Number.MAX_SAFE_INTEGER);
  for await (const step of steps) expect(step).toBeUndefined();
  await test.reply(claimPlayMoney, {}, token);
  expect(await money(user.id)).toBe('10000');
});

it('an account whose claim was deleted by an earlier version has had its play money, and another one can claim it', async () => {
  const [claimed, other] = [await test.user({ USDT: '10' }), await test.user({ USDT: '10' })];
  const [token, otherToken] = [await test.token(claimed), await test.token(other)];
  await test.reply(claimPlayMoney, {}, token);
  await test.store.db.deleteFrom('requests').execute();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a migration knows no tables
  await playMoney.up(test.store.db as unknown as Kysely<unknown>);
  await test.reply(claimPlayMoney, {}, token);
  await test.reply(claimPlayMoney, {}, otherToken);
  await test.reply(claimPlayMoney, {}, otherToken);
  expect([await money(claimed.id), await money(other.id)]).toEqual(['10010', '10010']);
});

it('a demo account has had its play money', async () => {
  const token = await test.reply(openDemoAccount, {});
  await test.reply(claimPlayMoney, {}, token);
  expect(await money((await test.reply(userInfo, {}, token)).id)).toBe('10000');
});
