import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runs } from '@bourse/vitest-config/thorough';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createExchange } from '../exchange';
import { systemRandom } from '../random';
import { audit } from '../core/audit';
import { RULES } from '../products/products';
import { acknowledged, type Acknowledged } from '../testing/acknowledged';
import { killAfter } from '../testing/kill-after';
import { savings } from '../testing/savings/savings';
import { openStore, type Store } from './store';

const products = [...RULES, savings];

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourse-kill-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const tradeUntilKilled = (acknowledgements: number, seed: string) =>
  killAfter(acknowledgements, {
    name: 'loaded-exchange',
    args: [dataDir, inject('emptyDatabase'), seed],
    line: acknowledged,
  });

async function missing(store: Store, lines: readonly Acknowledged[]): Promise<unknown[]> {
  const orders = await store.db.selectFrom('orders').selectAll().execute();
  const known = new Map(orders.map((order) => [order.id, order]));
  const fills = new Set((await store.db.selectFrom('fills').select('id').execute()).map(({ id }) => id));
  const saved = await store.db
    .selectFrom('entries')
    .select('reference')
    .where('kind', '=', 'savings_deposit')
    .execute();
  const deposits = new Set(saved.map(({ reference }) => reference));
  return lines.filter((line) => {
    if (line.kind === 'saved') return !deposits.has(line.id);
    const order = known.get(line.id);
    if (!order) return true;
    if (line.kind === 'cancelled') return order.status !== 'cancelled';
    // A lot is a ten-thousandth. An order that filled more since then is no loss.
    return BigInt(order.filled) < BigInt(line.filled) * 10_000n || line.fills.some((id) => !fills.has(id));
  });
}

it('the exchange loses nothing that was acknowledged when it is killed under load, twice over', async () => {
  const lines: Acknowledged[] = [];
  for (const round of ['first', 'second']) {
    lines.push(...(await tradeUntilKilled(runs(200, 1500), round)));

    const store = await openStore({ dataDir });
    expect(await missing(store, lines)).toEqual([]);
    expect(await audit(store.db, products)).toEqual({});

    const exchange = await createExchange({ store, clock: Date, random: systemRandom, products });
    const open = await store.db.selectFrom('orders').selectAll().where('status', '=', 'open').execute();
    const [pair] = exchange.pairs();
    const { bids, asks } = exchange.book(pair?.id ?? 0, 1000);
    const rests = [...bids, ...asks].reduce((sum, { quantity }) => sum + Number(quantity), 0);
    const remains = open.reduce((sum, order) => sum + BigInt(order.quantity) - BigInt(order.filled), 0n);
    expect(open.length).toBeGreaterThan(0);
    expect(rests).toBe(Number(remains) / 10_000);
    // The savings product carries its deadlines out after the kill: nothing stays held.
    await exchange.tick();
    expect(await store.db.selectFrom('savings').selectAll().execute()).toEqual([]);
    expect(await audit(store.db, products)).toEqual({});
    await exchange.close();
    await store.close();
  }
  expect(lines.filter((line) => line.kind === 'placed' && line.fills.length > 0).length).toBeGreaterThan(runs(12, 100));
});
