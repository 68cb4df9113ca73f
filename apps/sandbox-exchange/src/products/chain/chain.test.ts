import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import type { Exchange } from '../../exchange-interface';
import { depositAddressOf } from '../wallet/deposit-address';
import { wallet } from '../wallet/product';
import { requestWithdrawal } from '../wallet/withdraw';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { BLOCK_MS, payIn, payOut } from './product';

let test: TestExchange;
let alice: User;

beforeEach(async () => {
  test = await createTestExchange({ desk: { automaticAfterMs: 3000 } });
  alice = await test.user({ USDT: '500' });
});

afterEach(() => test.close());

function pay(exchange: Exchange, reverseAt?: number) {
  const address = depositAddressOf(alice.id, 'tron');
  const payment = { network: 'TRC20', currencyId: test.usdt.id, address, amount: decimal('250'), reverseAt };
  return exchange.run((context) => ({ ok: true, hash: payIn(context, payment) }));
}

async function blocks(count: number, exchange = test.exchange): Promise<void> {
  for (let block = 0; block < count; block += 1) {
    test.clock.advance(BLOCK_MS);
    await exchange.tick();
  }
}

const usdt = async () => (await test.balance(alice, 'USDT')).available;
const deposits = () => test.store.db.selectFrom('chain_deposits').select(['state', 'confirmations']).execute();

it('a payment from outside is credited once while its confirmations count up', async () => {
  await pay(test.exchange);
  expect(await usdt()).toBe('500');
  await blocks(1);
  expect(await usdt()).toBe('750');
  await blocks(20);
  expect(await usdt()).toBe('750');
  expect(await deposits()).toEqual([{ state: 'complete', confirmations: 12 }]);
  expect(await test.store.db.selectFrom('deadlines').selectAll().execute()).toEqual([]);
});

it('a payment from outside counts up as far after downtime as without it', async () => {
  await pay(test.exchange);
  await test.exchange.close();
  test.clock.advance(3 * BLOCK_MS);
  const exchange = await test.restart();
  await exchange.tick();
  expect(await deposits()).toEqual([{ state: 'credited', confirmations: 3 }]);
  await exchange.close();
});

it('a payment from outside is not credited if a reorganisation removes it before its first confirmation', async () => {
  await pay(test.exchange, 1);
  await blocks(5);
  expect(await usdt()).toBe('500');
  expect(await deposits()).toEqual([{ state: 'reversed', confirmations: 0 }]);
});

it('a withdrawal is approved by the desk, broadcast, confirmed and paid without anything else', async () => {
  const command = {
    userId: alice.id,
    currencyId: test.usdt.id,
    wallet: 'change',
    amount: decimal('100'),
    address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    network: 'TRC20',
  } as const;
  const asked = await test.exchange.run((context) =>
    requestWithdrawal(context, context.of(wallet), command, test.exchange.products),
  );
  expect(asked).toMatchObject({ ok: true });
  test.clock.advance(3000);
  await test.exchange.tick();
  await blocks(1);
  const rows = await test.store.db.selectFrom('withdrawals').select(['state', 'hash']).execute();
  expect(rows).toMatchObject([{ state: 'success' }]);
  expect(rows[0]?.hash).toMatch(/^[\da-f]{64}$/);
  expect(await test.balance(alice, 'USDT')).toEqual({ available: '400', held: '0' });
});

it('a withdrawal is broadcast once for repeated calls', async () => {
  const payment = { network: 'TRC20', currencyId: test.usdt.id, address: 'T', amount: decimal('1'), reference: 99 };
  const send = (exchange: Exchange) => exchange.run((context) => ({ ok: true, hash: payOut(context, payment) }));
  const first = await send(test.exchange);
  expect(await send(test.exchange)).toEqual(first);
  const exchange = await test.restart();
  expect(await send(exchange)).toEqual(first);
  await exchange.close();
});
