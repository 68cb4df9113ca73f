import process from 'node:process';
import { runs } from '@bourse/vitest-config/thorough';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runRandomMoney } from './random-money';
import { createTestExchange, type TestExchange } from './test-exchange';

/** `RANDOM_COMMANDS` is set by the bench `restart`. */
const COMMANDS = Number(process.env['RANDOM_COMMANDS'] ?? runs(600, 1500));

let test: TestExchange;
beforeEach(async () => {
  test = await createTestExchange();
});
afterEach(() => test.close());

it('the exchange keeps every sum zero over random deposits, proofs, withdrawals, transfers and orders', async () => {
  await runRandomMoney(test, process.env['RANDOM_SEED'] ?? 'npm test', COMMANDS);
  const { db } = test.store;
  const counts = await Promise.all(
    (['withdrawals', 'chain_deposits', 'deposit_proofs', 'orders'] as const).map(async (table) => {
      const rows = await db.selectFrom(table).select('id').execute();
      return rows.length;
    }),
  );
  // The run reached every kind of record.
  expect(Math.min(...counts)).toBeGreaterThan(COMMANDS / 100);
});
