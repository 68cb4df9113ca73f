import { writeSync } from 'node:fs';
import process from 'node:process';
import { decimal } from '@bourse/decimal';
import { createExchange } from '../exchange';
import type { Exchange } from '../exchange-interface';
import type { Pair } from '../catalog/types';
import { RULES } from '../products/products';
import { systemRandom } from '../random';
import { seededRandom } from '../simulation/random';
import { openStore } from '../store/store';
import type { Acknowledged } from './acknowledged';
import { newCurrency, newPair } from './builders';
import { createSavingsTable, save, savings } from './savings/savings';
import { spotOf } from '../products/spot/spot-orders';

/* A separate program for the kill test: an exchange under load on the given data directory. It writes a line for
   each operation when it is acknowledged. */

const TRADERS = 6;
const AT_ONCE = 4;

const waiting = new Int32Array(new SharedArrayBuffer(4));

/** Writes at once. On a loaded machine the pipe to the test may be full: then it waits for the test to read. */
function tell(line: Acknowledged): void {
  let rest = Buffer.from(`${JSON.stringify(line)}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(waiting, 0, 0, 1);
    }
  }
}

async function traders(exchange: Exchange, pair: Pair): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < TRADERS; at += 1) {
    const account = `trader${at}@bourse.example`;
    const created = await exchange.admin.createUser({ account });
    const user = created.ok ? created.user : await exchange.accounts.userByAccount(account);
    if (!user) throw new Error(`no user ${account}`);
    ids.push(user.id);
    for (const currencyId of [pair.baseId, pair.quoteId]) {
      const amount = decimal('100000000');
      await exchange.admin.deposit({ userId: user.id, currencyId, wallet: 'change', amount });
      await exchange.admin.deposit({ userId: user.id, currencyId, wallet: 'legal', amount });
    }
  }
  return ids;
}

async function trade(exchange: Exchange, pair: Pair, userId: number, seed: string): Promise<never> {
  const random = seededRandom(seed);
  const mine: number[] = [];
  for (;;) {
    const oldest = random.next() < 0.4 ? mine.shift() : undefined;
    if (oldest !== undefined) {
      const cancelled = await spotOf(exchange).cancelOrder({ userId, orderId: oldest });
      if (cancelled.ok) tell({ kind: 'cancelled', id: oldest });
      continue;
    }
    const side = random.next() < 0.5 ? 'buy' : 'sell';
    const price = decimal(100 + Math.floor(random.next() * 8) + (side === 'sell' ? 4 : 0));
    const quantity = decimal(1 + Math.floor(random.next() * 9));
    const placed = await spotOf(exchange).placeOrder({ userId, pairId: pair.id, side, type: 'limit', price, quantity });
    if (!placed.ok) continue;
    const { order, fills } = placed;
    tell({ kind: 'placed', id: order.id, filled: order.filled, fills: fills.map(({ id }) => id) });
    mine.push(order.id);
  }
}

/** Deposits that mature a few milliseconds later, so that a kill meets one at any step. */
async function saveAgainAndAgain(exchange: Exchange, currencyId: number, userId: number): Promise<never> {
  for (;;) {
    const deposit = { userId, currencyId, amount: decimal('1'), term: 20 };
    const saved = await exchange.run((context) => save(context, deposit));
    if (saved.ok) tell({ kind: 'saved', id: saved.id });
  }
}

const [dataDir = '', prepared = '', seed = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, prepared });
await createSavingsTable(store.db);
const products = [...RULES, savings];
const exchange = await createExchange({ store, clock: Date, random: systemRandom, products });
const quote = await exchange.admin.createCurrency(newCurrency());
const base = await exchange.admin.createCurrency(newCurrency({ code: 'BTC' }));
const pair = await exchange.admin.createPair(newPair({ baseId: base.id, quoteId: quote.id }));
const users = await traders(exchange, pair);
await Promise.all(
  users.flatMap((userId) => [
    saveAgainAndAgain(exchange, quote.id, userId),
    ...Array.from({ length: AT_ONCE }, (_, at) => trade(exchange, pair, userId, `${seed} ${userId} ${at}`)),
  ]),
);
