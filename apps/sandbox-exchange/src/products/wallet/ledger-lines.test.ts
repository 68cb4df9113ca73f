import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { CORE_ENTRIES } from '../../ledger/entry-texts';
import { wallet } from './product';
import { logLines } from './queries';
import { createWalletExchange, type WalletTest } from './wallet.test-support';
import { decideWithdrawal } from './withdraw';

let test: WalletTest;
beforeAll(async () => {
  test = await createWalletExchange();
});
afterAll(() => test.close());

const linesOf = async (user: User) => {
  const lines = await logLines(test.exchange, user.id, {}, { page: 1, size: 50 });
  return lines.map(({ info, value, currency }) => `${info} ${value} ${currency}`);
};

const kinds = () => [CORE_ENTRIES, ...test.exchange.products.map(({ entries = {} }) => entries)].flatMap(Object.keys);

it('the explanation of a ledger entry names the cause of every kind of entry that the exchange posts', async () => {
  const known: readonly string[] = Object.values(SERVER_TEXTS).filter((text) => typeof text === 'string');
  expect(kinds()).toEqual(expect.arrayContaining(['deposit', 'trade', 'c2c_trade', 'lever_close', 'subscription']));
  for (const kind of kinds()) {
    const user = await test.user();
    await test.exchange.run(({ ledger, now }) => {
      const outside = ledger.account({ house: 'external' }, test.usdt.id);
      const account = ledger.account({ userId: user.id, wallet: 'change' }, test.usdt.id);
      ledger.post(kind, null, now, [
        { account: outside, available: -2n },
        { account, available: 2n },
      ]);
      ledger.post(kind, null, now, [
        { account: outside, available: 2n },
        { account, available: -2n },
      ]);
      return { ok: true } as const;
    });
    const lines = await logLines(test.exchange, user.id, {}, { page: 1 });
    expect(lines).toHaveLength(2);
    for (const { info } of lines) expect(known, `${kind}: ${info}`).toContain(info);
  }
});

it('the explanation of a ledger entry distinguishes a purchase, a sale and the released part of a hold', async () => {
  const seller = await test.user({ BTC: '2' });
  const buyer = await test.user({ USDT: '1000' });
  await test.place(seller, 'sell', '1', '50');
  await test.place(buyer, 'buy', '1', '60');
  expect(await linesOf(buyer)).toEqual([
    `${SERVER_TEXTS.ledgerSpotReleased} 10 USDT`,
    `${SERVER_TEXTS.ledgerSpotBought} 0.998 BTC`,
    `${SERVER_TEXTS.ledgerSpotHeld} -60 USDT`,
    `${SERVER_TEXTS.ledgerDeposit} 1000 USDT`,
  ]);
  await test.place(seller, 'sell', '1', '70');
  await test.place(buyer, 'buy', '1');
  expect((await linesOf(buyer)).slice(0, 2)).toEqual([
    `${SERVER_TEXTS.ledgerSpotBought} -70 USDT`,
    `${SERVER_TEXTS.ledgerSpotBought} 0.998 BTC`,
  ]);
});

it('the explanation of a ledger entry says that a withdrawal is held until it has been paid out', async () => {
  const user = await test.user({ USDT: '500' });
  const result = await test.request(user);
  if (!result.ok) throw new Error(result.reason);
  const [held] = await linesOf(user);
  expect(held).toBe(`${SERVER_TEXTS.ledgerWithdrawalHeld} -100 USDT`);
  const approval = { id: result.id, approve: true };
  await test.exchange.run((context) => decideWithdrawal(context, context.of(wallet), approval));
  await test.exchange.tick();
  test.clock.advance(10_000);
  await test.exchange.tick();
  const [paid] = await linesOf(user);
  expect(paid).toBe(`${SERVER_TEXTS.ledgerWithdrawalDone} -100 USDT`);
});
