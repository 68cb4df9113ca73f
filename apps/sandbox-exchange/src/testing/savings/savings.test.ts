import process from 'node:process';
import { decimal } from '@bourse/decimal';
import { runs } from '@bourse/vitest-config/thorough';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import type { Exchange } from '../../exchange-interface';
import { audit } from '../../core/audit';
import { FAILURES } from '../failing-writes';
import { runRandomCommands } from '../random-commands';
import { createTestExchange, type TestExchange } from '../test-exchange';
import { createSavingsTable, save, savings } from './savings';

const DAY = 86_400_000;

let test: TestExchange;
let alice: User;

beforeEach(async () => {
  test = await createTestExchange({ products: [savings], prepare: createSavingsTable });
  alice = await test.user({ USDT: '100' }, 'legal');
});

afterEach(() => test.close());

const key = (clientId: string, fields: object = {}) => ({ userId: alice.id, action: 'save', clientId, fields });

function deposit(exchange: Exchange, clientId: string, amount = '40', term = DAY) {
  const command = { userId: alice.id, currencyId: test.usdt.id, amount: decimal(amount), term };
  return exchange.run((context) => save(context, command), key(clientId, { amount, term }));
}

const asset = (exchange: Exchange) => exchange.balance(alice.id, test.usdt.id, 'legal');

it('the exchange holds a deposit until its deadline and then pays interest', async () => {
  const { exchange, clock } = test;
  await exchange.admin.fundHouse({ house: 'fees', currencyId: test.usdt.id, amount: decimal('10') });
  expect(await deposit(exchange, 'first')).toEqual({ ok: true, id: 1, amount: '40' });
  expect(await asset(exchange)).toMatchObject({ available: '60', held: '40' });

  clock.advance(DAY - 1);
  await exchange.tick();
  expect(await asset(exchange)).toMatchObject({ available: '60', held: '40' });

  const matured: unknown[] = [];
  exchange.on('savingsMatured', (event) => matured.push(event));
  clock.advance(1);
  await exchange.tick();
  expect(await asset(exchange)).toMatchObject({ available: '100.4', held: '0' });
  expect(matured).toEqual([{ userId: alice.id, id: 1 }]);
});

it('the exchange executes a deadline before the commands that follow it', async () => {
  const { exchange, clock } = test;
  await deposit(exchange, 'first', '100');
  clock.advance(DAY);
  // The money is free again only because the deposit matured first.
  expect(await deposit(exchange, 'second', '100')).toMatchObject({ ok: true });
});

it('the exchange executes, in order, the deadlines that passed while the exchange was down', async () => {
  await deposit(test.exchange, 'late', '30', 2 * DAY);
  await deposit(test.exchange, 'early', '20', DAY);
  await test.exchange.close();
  test.clock.advance(3 * DAY);
  const exchange = await test.restart();
  const matured: number[] = [];
  exchange.on('savingsMatured', ({ id }) => matured.push(id));
  await exchange.tick();
  expect(matured).toEqual([2, 1]);
  expect(await asset(exchange)).toMatchObject({ available: '100', held: '0' });
  await exchange.close();
});

it('the exchange answers a repeated request with the first outcome, also after a restart, and refuses other fields', async () => {
  const first = await deposit(test.exchange, 'same');
  expect(await deposit(test.exchange, 'same')).toEqual(first);
  expect(await Promise.all([deposit(test.exchange, 'twin'), deposit(test.exchange, 'twin')])).toEqual([
    { ok: true, id: 2, amount: '40' },
    { ok: true, id: 2, amount: '40' },
  ]);
  const exchange = await test.restart();
  expect(await deposit(exchange, 'same')).toEqual(first);
  expect(await deposit(exchange, 'same', '41')).toEqual({ ok: false, reason: 'request_taken' });
  expect(await asset(exchange)).toMatchObject({ available: '20', held: '80' });
  await exchange.close();
});

it('the exchange does not remember a refused request', async () => {
  expect(await deposit(test.exchange, 'much', '101')).toEqual({ ok: false, reason: 'insufficient_balance' });
  const command = { userId: alice.id, currencyId: test.usdt.id, wallet: 'legal', amount: decimal('1') } as const;
  await test.exchange.admin.deposit(command);
  expect(await deposit(test.exchange, 'much', '101')).toMatchObject({ ok: true });
});

it('the exchange commits a command that writes without a ledger entry', async () => {
  const command = { ok: true } as const;
  await test.exchange.run((context) => {
    context.schedule(savings, 'nothing', context.now + DAY);
    return command;
  });
  expect(await test.store.db.selectFrom('deadlines').select('key').execute()).toEqual([{ key: 'nothing' }]);
});

describe.each(FAILURES)('a write that fails (%s)', (failure) => {
  it('a failing write executes a deposit once or not at all, at every point of failure', async () => {
    const { clock, store } = test;
    for (const step of ['open', 'mature']) {
      const clientId = `${failure} ${step}`;
      if (step === 'open') store.failNextWrite(failure);
      await deposit(test.exchange, clientId);
      // The client does not know the outcome and repeats the request: one deposit.
      const repeated = await deposit(test.exchange, clientId);
      expect(repeated).toMatchObject({ ok: true });
      expect(await asset(test.exchange)).toMatchObject({ available: '60', held: '40' });
      expect(await audit(store.db, test.products)).toEqual({});

      clock.advance(DAY);
      if (step === 'mature') store.failNextWrite(failure);
      await test.exchange.tick();
      clock.advance(10_000);
      const exchange = step === 'mature' ? await test.restart() : test.exchange;
      await exchange.tick();
      expect(await asset(exchange)).toMatchObject({ available: '100', held: '0' });
      expect(await audit(store.db, test.products)).toEqual({});
    }
    expect(test.errors.splice(0).length).toBeGreaterThan(0);
  });
});

/** `RANDOM_COMMANDS` is set by the bench `restart`. */
const COMMANDS = Number(process.env['RANDOM_COMMANDS'] ?? runs(500, 1200));

it('the exchange keeps every sum zero and every hold explained over random commands of two products', async () => {
  const running = runRandomCommands(test, process.env['RANDOM_SEED'] ?? 'npm test', COMMANDS);
  await expect(running).resolves.toBeUndefined();
});
