import { decimal, type Decimal } from '@bourse/decimal';
import type { Exchange } from '../exchange-interface';
import { WALLETS } from '../ledger/types';
import { observeDeposit } from '../products/wallet/deposit';
import { depositAddressOf } from '../products/wallet/deposit-address';
import { wallet } from '../products/wallet/product';
import { decideProof, submitProof } from '../products/wallet/proof';
import { transferBetween } from '../products/wallet/transfer';
import { decideWithdrawal, requestWithdrawal, settleWithdrawal } from '../products/wallet/withdraw';
import { hashFor } from './builders';
import { runRandomly, type Draw } from './random-run';
import type { TestExchange } from './test-exchange';
import { spotOf } from '../products/spot/spot-orders';

const USERS = 5;
const OUTSIDE = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
/** Decisions and reports are about the newest records, so that most of them meet an open one. */
const RECENT = 20;
/** Reports of this many transactions arrive in any order. */
const TRANSACTIONS = 40;

const newest = (draw: Draw, ids: readonly number[]) => ids.at(-draw.upTo(RECENT)) ?? 0;

/**
 * Runs random commands over deposits, deposit proofs, withdrawals, transfers and spot orders; see {@link runRandomly}. Requests
 * are repeated, chain reports are duplicated, reordered and reversed, and cases are decided several times.
 * @throws if a rule of the audit is broken
 */
export async function runRandomMoney(test: TestExchange, seed: string, commands: number): Promise<void> {
  const { usdt, btc, pair } = test;
  const users: number[] = [];
  for (let count = 0; count < USERS; count += 1) {
    const user = await test.user({ BTC: '10', USDT: '5000' });
    users.push(user.id);
  }
  const withdrawals: number[] = [];
  const proofs: number[] = [];
  const orders: number[] = [];
  let nextClientId = 1;
  let nextTransaction = 1;

  const request = (draw: Draw, action: string, fields: object) => {
    if (draw.next() < 0.7) nextClientId += 1;
    return { userId: users[nextClientId % USERS] ?? 0, action, clientId: String(nextClientId), fields };
  };

  async function withdraw(exchange: Exchange, draw: Draw) {
    const key = request(draw, 'out', { of: nextClientId });
    const isInternal = nextClientId % 4 === 0;
    const recipient = users[(nextClientId + 1) % USERS] ?? 0;
    const command = {
      userId: key.userId,
      currencyId: usdt.id,
      wallet: WALLETS[nextClientId % WALLETS.length] ?? 'change',
      amount: decimal(10 + (nextClientId % 90)),
      address: isInternal ? depositAddressOf(recipient, 'tron') : OUTSIDE,
      network: 'TRC20',
    };
    const result = await exchange.run(
      (context) => requestWithdrawal(context, context.of(wallet), command, exchange.products),
      key,
    );
    if (result.ok) withdrawals.push(result.id);
  }

  async function decide(exchange: Exchange, draw: Draw) {
    const id = newest(draw, withdrawals);
    const approve = draw.next() < 0.7;
    await exchange.run((context) => decideWithdrawal(context, context.of(wallet), { id, approve }));
  }

  async function settle(exchange: Exchange, draw: Draw) {
    const id = newest(draw, withdrawals);
    const succeeded = draw.next() < 0.5;
    await exchange.run((context) => settleWithdrawal(context, context.of(wallet), id, succeeded));
  }

  async function report(exchange: Exchange, draw: Draw) {
    if (draw.next() < 0.2) nextTransaction += 1;
    const number = Math.max(1, nextTransaction - draw.upTo(TRANSACTIONS));
    const seen = {
      network: 'TRC20',
      hash: hashFor(`tx${number}`),
      output: 0,
      address: depositAddressOf(users[number % USERS] ?? 0, 'tron'),
      currencyId: usdt.id,
      amount: decimal(1 + (number % 50)),
      confirmations: draw.upTo(8) - 1,
      isReversed: draw.next() < 0.1,
    };
    await exchange.run((context) => observeDeposit(context, context.of(wallet), seen));
  }

  async function prove(exchange: Exchange, draw: Draw) {
    const key = request(draw, 'charge_req', { of: nextClientId });
    const command = {
      userId: key.userId,
      currencyId: usdt.id,
      fromAddress: OUTSIDE,
      // The same hash comes from other users and for transactions that the chain has reported.
      hash: hashFor(draw.next() < 0.3 ? `tx${draw.upTo(nextTransaction)}` : `proof${nextClientId}`),
      amount: decimal(draw.upTo(100)),
      picture: '/uploads/1.png',
    };
    const result = await exchange.run((context) => submitProof(context, context.of(wallet), command), {
      ...key,
      fields: command,
    });
    if (result.ok) proofs.push(result.id);
  }

  async function review(exchange: Exchange, draw: Draw) {
    const id = newest(draw, proofs);
    const amount: Decimal | undefined = draw.next() < 0.6 ? decimal(draw.upTo(100)) : undefined;
    await exchange.run((context) => decideProof(context, context.of(wallet), { id, amount }));
  }

  async function move(exchange: Exchange, draw: Draw) {
    const command = {
      userId: draw.pick(users),
      currencyId: draw.pick([usdt.id, btc.id]),
      from: draw.pick(WALLETS),
      to: draw.pick(WALLETS),
      amount: decimal(`${draw.upTo(50_000)}e-2`),
    };
    await exchange.run((context) => transferBetween(context, command, exchange.products));
  }

  async function trade(exchange: Exchange, draw: Draw) {
    const userId = draw.pick(users);
    if (draw.next() < 0.3) return void (await spotOf(exchange).cancelOrder({ userId, orderId: newest(draw, orders) }));
    const placed = await spotOf(exchange).placeOrder({
      userId,
      pairId: pair.id,
      side: draw.pick(['buy', 'sell'] as const),
      quantity: decimal(`${draw.upTo(10_000)}e-4`),
      type: 'limit',
      price: decimal(`${9899 + draw.upTo(200)}e-2`),
    });
    if (placed.ok) orders.push(placed.order.id);
    return undefined;
  }

  const COMMANDS = [withdraw, decide, settle, report, prove, review, move, trade];
  await runRandomly(test, { seed, commands, command: (exchange, draw) => draw.pick(COMMANDS)(exchange, draw) });
}
