import { writeSync } from 'node:fs';
import process from 'node:process';
import { decimal } from '@bourse/decimal';
import { createExchange } from '../exchange';
import { RULES } from '../products/products';
import { wallet } from '../products/wallet/product';
import { requestWithdrawal } from '../products/wallet/withdraw';
import { systemRandom } from '../random';
import { openStore } from '../store/store';
import { newCurrency } from './builders';
import { fastClock } from './fast-clock';
import type { WithdrawalLine } from './withdrawal-line';

/*
 * A program for the test that kills it: users withdraw without a pause while the desk approves and the chain confirms, a
 * thousand times faster than the machine's clock. It writes one line for each acknowledged request and each broadcast.
 */

const USERS = 4;
const FUNDS = decimal('1000000');
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const tell = (line: WithdrawalLine) => writeSync(1, `${JSON.stringify(line)}\n`);

const [dataDir = '', prepared = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, prepared });
const exchange = await createExchange({
  store,
  products: RULES,
  clock: fastClock,
  random: systemRandom,
  tickEveryMs: 5,
  desk: { automaticAfterMs: 1 },
});
const { id: currencyId } = await exchange.admin.createCurrency(newCurrency());

async function userOf(number: number): Promise<number> {
  const account = `user${number}@bourse.example`;
  const created = await exchange.admin.createUser({ account });
  const user = created.ok ? created.user : await exchange.accounts.userByAccount(account);
  if (!user) throw new Error(`no user ${account}`);
  if (created.ok) await exchange.admin.deposit({ userId: user.id, currencyId, wallet: 'change', amount: FUNDS });
  return user.id;
}

async function withdrawForEver(userId: number): Promise<never> {
  const command = {
    userId,
    currencyId,
    wallet: 'change',
    amount: decimal('10'),
    address: TRON,
    network: 'TRC20',
  } as const;
  for (;;) {
    const result = await exchange.run((context) =>
      requestWithdrawal(context, context.of(wallet), command, exchange.products),
    );
    if (result.ok) tell({ kind: 'requested', id: result.id });
    else await exchange.tick();
  }
}

const users = await Promise.all(Array.from({ length: USERS }, (_, number) => userOf(number)));
await Promise.all(users.map(withdrawForEver));
