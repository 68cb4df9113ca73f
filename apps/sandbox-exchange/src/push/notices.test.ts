import { cancelPayment, markPaid, releaseAsPublisher, sendMessage } from '@bourse/contracts/c2c';
import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { Exchange } from '../exchange-interface';
import { openMarketplace } from '../products/c2c/c2c.test-support';
import { createLeverExchange, done } from '../products/lever/lever.test-support';
import { createOptionExchange } from '../products/micro-options/options.test-support';
import { wallet } from '../products/wallet/product';
import { createWalletExchange } from '../products/wallet/wallet.test-support';
import { decideWithdrawal } from '../products/wallet/withdraw';
import { createTestExchange } from '../testing/test-exchange';

/** Takes the notices that were announced since the last call: user, notice and id. */
function noticesOf(exchange: Exchange) {
  const told: (readonly [userId: number, notice: string, id: number | undefined])[] = [];
  exchange.on('notice', ({ userId, notice, id }) => void told.push([userId, notice, id]));
  return () => told.splice(0);
}

it('a pending leverage order that opens, and a position that a stop or a liquidation closes, is told; one that its user closes is not', async () => {
  const lever = await createLeverExchange();
  await lever.fundInsurance('1000000');
  await lever.mark(100_000);
  const user = await lever.trader();
  const take = noticesOf(lever.exchange);
  const pending = done(await lever.submit(user, { limit: decimal('99000') }));
  const own = done(await lever.submit(user));
  expect(take()).toEqual([]);
  await lever.mark(99_000);
  expect(take()).toEqual([[user.id, 'lever_filled', pending.id]]);
  await lever.close(user, own.id);
  expect(take()).toEqual([]);
  await lever.mark(1000);
  expect(take()).toEqual([[user.id, 'lever_closed', pending.id]]);
  await lever.end();
});

it('a deposit is told when it is credited and complete, and a withdrawal when it is decided', async () => {
  const test = await createWalletExchange();
  const user = await test.user();
  const take = noticesOf(test.exchange);
  const seen = test.report(user);
  await test.observe(seen);
  expect(take()).toEqual([]);
  for (const confirmations of [1, 2, 6, 6]) await test.observe({ ...seen, confirmations });
  expect(take().map(([userId, notice]) => [userId, notice])).toEqual([
    [user.id, 'deposit'],
    [user.id, 'deposit'],
  ]);
  const asked = await test.request(user);
  const id = asked.ok ? asked.id : 0;
  expect(take()).toEqual([]);
  await test.exchange.run((context) => decideWithdrawal(context, context.of(wallet), { id, approve: false }));
  expect(take()).toEqual([[user.id, 'withdrawal', id]]);
  await test.close();
});

it('each step of a C2C order is told to the other party, and an expired order to both', async () => {
  const test = await openMarketplace();
  const publisher = await test.trader('1000');
  const taker = await test.trader();
  const take = noticesOf(test.exchange);
  const id = await test.take(taker, await test.publish(publisher));
  expect(take()).toEqual([[publisher.user.id, 'c2c_order', id]]);
  await test.text(taker, sendMessage, { id, key: 'message-1', text: 'Paid in a minute' });
  expect(take()).toEqual([[publisher.user.id, 'c2c_message', id]]);
  await test.text(taker, markPaid, { id });
  expect(take()).toEqual([[publisher.user.id, 'c2c_order', id]]);
  await test.text(publisher, releaseAsPublisher, { id });
  expect(take()).toEqual([[taker.user.id, 'c2c_order', id]]);
  const expired = await test.take(taker, await test.publish(publisher));
  take();
  test.clock.advance(3_600_000);
  await test.exchange.tick();
  const both = [publisher, taker].map(({ user }) => [user.id, 'c2c_order', expired]);
  const told = take();
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining(both));
  await test.text(taker, cancelPayment, { id: expired });
  expect(take()).toEqual([]);
  await test.close();
});

it('a login from a new device is told, and one from a known device is not', async () => {
  const test = await createTestExchange();
  const { account, id } = await test.user();
  const take = noticesOf(test.exchange);
  const logIn = (device: string) =>
    test.exchange.accounts.login({ account, password: 'secret1', address: '198.51.100.1', device });
  await logIn('Firefox');
  await logIn('Firefox');
  expect(take()).toEqual([]);
  await logIn('Phone');
  expect(take()).toEqual([[id, 'login', undefined]]);
  await test.close();
});

it('a timed option is told to its user when it settles, and not when it opens', async () => {
  const options = await createOptionExchange();
  const user = await options.trader();
  const take = noticesOf(options.exchange);
  const opened = await options.submit(user);
  expect(take()).toEqual([]);
  await options.pass(30_000);
  expect(take()).toEqual([[user.id, 'option_settled', opened.ok ? opened.id : 0]]);
  await options.close();
});
