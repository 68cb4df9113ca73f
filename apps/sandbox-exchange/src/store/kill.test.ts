import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createExchange } from '../exchange';
import { systemRandom } from '../random';
import { audit } from './audit';
import { acknowledged, type Acknowledged } from '../testing/acknowledged';
import { openStore, type Store } from './store';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourse-kill-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

function testing(name: string): URL {
  return new URL(`../testing/${name}.ts`, import.meta.url);
}

/** Lets an exchange trade in a process of its own, kills it there and then, and returns what it had acknowledged. */
async function killAfter(acknowledgements: number, seed: string): Promise<Acknowledged[]> {
  const flags = ['--conditions=@bourse/source', '--import', '@bourse/tsconfig/source-hooks.mjs'];
  const child = spawn(process.execPath, [...flags, fileURLToPath(testing('loaded-exchange')), dataDir, seed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines: Acknowledged[] = [];
  for await (const line of createInterface(child.stdout)) {
    // The last line may be cut off by the kill.
    if (!line.endsWith('}')) continue;
    lines.push(v.parse(acknowledged, JSON.parse(line)));
    if (lines.length === acknowledgements) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return lines;
}

async function missing(store: Store, lines: readonly Acknowledged[]): Promise<unknown[]> {
  const orders = await store.db.selectFrom('orders').selectAll().execute();
  const known = new Map(orders.map((order) => [order.id, order]));
  const fills = new Set((await store.db.selectFrom('fills').select('id').execute()).map(({ id }) => id));
  return lines.filter((line) => {
    const order = known.get(line.id);
    if (!order) return true;
    if (line.kind === 'cancelled') return order.status !== 'cancelled';
    // A lot is a ten-thousandth. An order that filled more since then is no loss.
    return BigInt(order.filled) < BigInt(line.filled) * 10_000n || line.fills.some((id) => !fills.has(id));
  });
}

it('loses nothing that was acknowledged when it is killed under load, twice over', { timeout: 120_000 }, async () => {
  const lines: Acknowledged[] = [];
  for (const round of ['first', 'second']) {
    lines.push(...(await killAfter(1500, round)));

    const store = await openStore({ dataDir });
    expect(await missing(store, lines)).toEqual([]);
    expect(await audit(store.db)).toEqual({});

    const exchange = await createExchange({ store, clock: Date, random: systemRandom });
    const open = await store.db.selectFrom('orders').selectAll().where('status', '=', 'open').execute();
    const [pair] = exchange.pairs();
    const { bids, asks } = exchange.book(pair?.id ?? 0, 1000);
    const rests = [...bids, ...asks].reduce((sum, { quantity }) => sum + Number(quantity), 0);
    const remains = open.reduce((sum, order) => sum + BigInt(order.quantity) - BigInt(order.filled), 0n);
    expect(open.length).toBeGreaterThan(0);
    expect(rests).toBe(Number(remains) / 10_000);
    await exchange.close();
    await store.close();
  }
  expect(lines.filter((line) => line.kind === 'placed' && line.fills.length > 0).length).toBeGreaterThan(100);
});
