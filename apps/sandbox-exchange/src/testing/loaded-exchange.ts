import { writeSync } from 'node:fs';
import process from 'node:process';
import { decimal } from '@bourse/decimal';
import { createExchange, type Exchange } from '../exchange';
import type { Pair } from '../products/spot/types';
import { systemRandom } from '../random';
import { seededRandom } from '../simulation/random';
import { openStore } from '../store/store';
import type { Acknowledged } from './acknowledged';
import { newCurrency, newPair } from './builders';

/*
 * A program of its own, for the test that kills it: an exchange under load on the data directory that it is given. It
 * writes a line for everything that the exchange has acknowledged, the moment it hears of it.
 */

const TRADERS = 6;
const AT_ONCE = 4;

function tell(line: Acknowledged): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
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
      const cancelled = await exchange.cancelOrder({ userId, orderId: oldest });
      if (cancelled.ok) tell({ kind: 'cancelled', id: oldest });
      continue;
    }
    const side = random.next() < 0.5 ? 'buy' : 'sell';
    const price = decimal(100 + Math.floor(random.next() * 8) + (side === 'sell' ? 4 : 0));
    const quantity = decimal(1 + Math.floor(random.next() * 9));
    const placed = await exchange.placeOrder({ userId, pairId: pair.id, side, type: 'limit', price, quantity });
    if (!placed.ok) continue;
    const { order, fills } = placed;
    tell({ kind: 'placed', id: order.id, filled: order.filled, fills: fills.map(({ id }) => id) });
    mine.push(order.id);
  }
}

const [dataDir = '', seed = ''] = process.argv.slice(2);
const store = await openStore({ dataDir });
const exchange = await createExchange({ store, clock: Date, random: systemRandom });
const quote = await exchange.admin.createCurrency(newCurrency());
const base = await exchange.admin.createCurrency(newCurrency({ code: 'BTC' }));
const pair = await exchange.admin.createPair(newPair({ baseId: base.id, quoteId: quote.id }));
const users = await traders(exchange, pair);
await Promise.all(
  users.flatMap((userId) =>
    Array.from({ length: AT_ONCE }, (_, at) => trade(exchange, pair, userId, `${seed} ${userId} ${at}`)),
  ),
);
