import process from 'node:process';
import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { subscription } from '../products/subscription/rules';
import { carryOut, USERS_OF_A_SEQUENCE } from './adversary';
import { step, type Step } from './adversary-moves';
import { newWorld, type World } from './adversary-world';
import { newCurrency } from './builders';
import { createTestExchange } from './test-exchange';

/** `ADVERSARY_RUNS=1000000` for the long run. */
const RUNS = Number(process.env['ADVERSARY_RUNS'] ?? 2000);
/** Shrinking needs sequences, and so users, of its own. */
const SPARE = 1000;

const sequence = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 14 }),
  /** Where the exchange restarts; most sequences run without. */
  restartAt: fc.oneof({ weight: 40, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat({ max: 12 }) }),
});

it(
  `a user who combines all products never gains at the expense of the house or of others (${RUNS} sequences)`,
  { timeout: 60_000 + RUNS * 400 },
  async () => {
    const test = await createTestExchange();
    const token = await test.exchange.admin.createCurrency(newCurrency({ code: 'BRS', type: 'brs' }));
    for (const house of ['insurance', 'options'] as const) {
      await test.exchange.admin.fundHouse({ house, currencyId: test.usdt.id, amount: decimal('1e9') });
    }
    await sql`
      insert into users (account, email, phone, extension_code, is_seller, review_status, is_bot, created_at)
      select n || '@bourse.example', '', '', 'C' || n, false, 2, false, 0
      from generate_series(1, ${(RUNS + SPARE) * USERS_OF_A_SEQUENCE}::integer) as n
    `.execute(test.store.db);
    let exchange = await test.restart();
    await exchange.run((context) => {
      const sale = { currencyId: token.id, quoteId: test.usdt.id, price: decimal(1), total: 10n ** 12n };
      const times = { startsAt: 0, endsAt: 1e15, resultAt: 1e15, freeze: 0 };
      context.of(subscription).addLaunch({ id: 1, sold: 0n, presold: 0n, ...sale, ...times });
      return { ok: true };
    });

    async function play(world: World, steps: readonly Step[], restartAt: number | null) {
      if (restartAt === null) return carryOut(test, exchange, world, steps, ['begin', 'end']);
      const broken = await carryOut(test, exchange, world, steps.slice(0, restartAt), ['begin']);
      exchange = await test.restart();
      return broken ?? carryOut(test, exchange, world, steps.slice(restartAt), ['end']);
    }

    let sequences = 0;
    await fc.assert(
      fc.asyncProperty(sequence, async ({ steps, restartAt }) => {
        const first = 1 + sequences * USERS_OF_A_SEQUENCE;
        sequences += 1;
        const world = newWorld(
          sequences,
          Array.from({ length: USERS_OF_A_SEQUENCE }, (_, index) => first + index),
        );
        expect(await play(world, steps, restartAt)).toBeUndefined();
      }),
      { numRuns: RUNS, endOnFailure: false },
    );
    test.errors.length = 0;
    await exchange.close();
    await test.close();
  },
);
