import { userInfo } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { accountLog, ledger, walletList } from '@bourse/contracts/wallet';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp();
});

afterEach(() => test.close());

const KNOWN_LENGTH = 43;
const tokenOf = (at: number) => String(at).padStart(KNOWN_LENGTH, 'x');

/** Counts the statements of Kysely. */
function countReads(): () => number {
  const executor = vi.spyOn(test.store.db.getExecutor(), 'executeQuery');
  return () => executor.mock.calls.length;
}

describe('database reads of a session', () => {
  it('tokens without a session cause one database read in all, however many there are', async () => {
    const user = await test.user();
    const token = await test.token(user);
    expect(await test.ask(userInfo, {}, token)).toMatchObject({ type: 'ok' });
    const reads = countReads();
    for (let at = 0; at < 50; at += 1) {
      expect(await test.ask(userInfo, {}, tokenOf(at))).toMatchObject({ type: 999 });
    }
    expect(reads()).toBe(1);
  });

  it('a session is found that was opened after the first look-up, and after a restart', async () => {
    const user = await test.user();
    expect(await test.ask(userInfo, {}, tokenOf(1))).toMatchObject({ type: 999 });
    const token = await test.token(user);
    expect(await test.ask(userInfo, {}, token)).toMatchObject({ type: 'ok' });
    const restarted = await test.restart();
    expect(await restarted.accounts.userByToken(token)).toMatchObject({ id: user.id });
    expect(await restarted.accounts.userByToken(tokenOf(1))).toBeUndefined();
  });
});

it.each([userInfo, walletList])('reads of $path run one at a time', async (call) => {
  const token = await test.token(await test.user({ USDT: '5' }));
  const gate = Promise.withResolvers<void>();
  const read = test.exchange.balances.bind(test.exchange);
  const balances = vi.spyOn(test.exchange, 'balances').mockImplementation(async (...asked) => {
    await gate.promise;
    return read(...asked);
  });
  const asked = Array.from({ length: 20 }, () => test.ask(call, {}, token));
  await vi.waitUntil(() => balances.mock.calls.length > 0);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(balances).toHaveBeenCalledOnce();
  gate.resolve();
  expect((await Promise.all(asked)).every(({ type }) => type === 'ok')).toBe(true);
});

it('a page beyond the newest 40,000 lines of the ledger is refused, and reads nothing', async () => {
  const token = await test.token(await test.user({ USDT: '5' }));
  expect(await test.reply(ledger, { page: 400, limit: 100 }, token)).toEqual([]);
  const reads = countReads();
  const refused = { type: 'error', message: SERVER_TEXTS.parameterError };
  expect(await test.ask(ledger, { page: 401, limit: 100 }, token)).toMatchObject(refused);
  expect(await test.ask(accountLog, { page: 4001, currency: test.usdt.id, type: 'change' }, token)).toMatchObject(
    refused,
  );
  expect(reads()).toBe(0);
});
