import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runs } from '@bourse/vitest-config/thorough';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { audit } from '../../core/audit';
import { createExchange } from '../../exchange';
import { systemRandom } from '../../random';
import { openStore } from '../../store/store';
import { fastClock } from '../../testing/fast-clock';
import { killAfter } from '../../testing/kill-after';
import { withdrawalLine } from '../../testing/withdrawal-line';
import { RULES } from '../products';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourse-withdrawals-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('the exchange broadcasts and pays each withdrawal once, whenever the process is killed', async () => {
  const requested: number[] = [];
  // Each kill meets withdrawals in every state: applying, approved, broadcast, confirmed.
  for (const count of [60, 113, 87].slice(0, runs(2, 3))) {
    const lines = await killAfter(count, {
      name: 'withdrawing-exchange',
      args: [dataDir, inject('emptyDatabase')],
      line: withdrawalLine,
    });
    requested.push(...lines.map(({ id }) => id));
    const store = await openStore({ dataDir });
    const known = await store.db.selectFrom('withdrawals').select('id').execute();
    const ids = new Set(known.map(({ id }) => id));
    expect(requested.filter((id) => !ids.has(id))).toEqual([]);
    expect(await audit(store.db, RULES)).toEqual({});
    await store.close();
  }

  const store = await openStore({ dataDir });
  const desk = { automaticAfterMs: 1 };
  const options = { store, clock: fastClock, random: systemRandom, tickEveryMs: 0, desk };
  const exchange = await createExchange({ ...options, products: RULES });
  const open = () =>
    store.db.selectFrom('withdrawals').select('id').where('state', 'in', ['applying', 'approved']).execute();
  await expect
    .poll(async () => {
      await exchange.tick();
      return open();
    })
    .toEqual([]);
  const sent = await store.db
    .selectFrom('chain_transactions')
    .select('reference')
    .where('direction', '=', 'out')
    .execute();
  const paid = await store.db.selectFrom('withdrawals').select('id').where('state', '=', 'success').execute();
  expect(new Set(sent.map(({ reference }) => reference)).size).toBe(sent.length);
  expect(sent).toHaveLength(paid.length);
  expect(paid.length).toBeGreaterThanOrEqual(requested.length);
  expect(await audit(store.db, RULES)).toEqual({});
  await exchange.close();
  await store.close();
});
