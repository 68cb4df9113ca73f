import process from 'node:process';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memoryExchange } from '../memory-exchange';
import { createTestExchange } from '../test-exchange';
import { RULES } from '../../products/products';
import { ADVERSARIES, ATTACKED } from './adversaries';
import type { PriceStep, Step } from './product-adversary';
import { carryOut } from './session';
import { step } from './steps';
import { newWorld, USERS_OF_A_SEQUENCE } from './world';

/** `ADVERSARY_RUNS=1000000` for the long run. */
const RUNS = Number(process.env['ADVERSARY_RUNS'] ?? 500);
/** Sequences on one exchange: its working state keeps every user, order and deposit. */
const BLOCK = 2000;
/** Sequences of a block in the store: several times the share of `restartAt`, because shrinking takes more of them. */
const STORED = 200;

const sequence = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 14 }).map((steps) => steps.flat()),
  /** Where the exchange restarts; most sequences run without, in memory. */
  restartAt: fc.oneof({ weight: 40, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat({ max: 12 }) }),
});

const usersFrom = (first: number) => Array.from({ length: USERS_OF_A_SEQUENCE }, (_, index) => first + index);

/** An exchange on which sequences are played; each has users of its own. */
async function openExchange() {
  const test = await createTestExchange();
  const storedUsers = STORED * USERS_OF_A_SEQUENCE;
  await sql`
    insert into users (account, email, phone, extension_code, is_seller, review_status, is_bot, created_at)
    select n || '@bourse.example', '', '', 'C' || n, false, 2, false, 0 from generate_series(1, ${storedUsers}::integer) as n
  `.execute(test.store.db);
  let exchange = await test.restart();
  for (const { prepare } of ADVERSARIES) await prepare?.(exchange, test);
  const memory = await memoryExchange(test);
  let sequences = 0;
  let stored = 0;

  /** Plays a sequence, and returns what broke. */
  async function play(steps: readonly (Step | PriceStep)[], restartAt: number | null) {
    sequences += 1;
    if (restartAt === null) {
      const users = usersFrom(1 + storedUsers + sequences * USERS_OF_A_SEQUENCE);
      memory.addUsers(users);
      return carryOut(test, memory, newWorld(sequences, users), steps, ['begin', 'end']);
    }
    const world = newWorld(sequences, usersFrom(1 + stored * USERS_OF_A_SEQUENCE));
    stored += 1;
    const broken = await carryOut(test, exchange, world, steps.slice(0, restartAt), ['begin']);
    exchange = await test.restart();
    return broken ?? carryOut(test, exchange, world, steps.slice(restartAt), ['end']);
  }

  async function close() {
    await exchange.close();
    await test.close();
  }
  return { play, close };
}

it('the adversary has moves in every product that posts to the ledger', () => {
  const posting = RULES.filter(({ entries }) => entries !== undefined).map(({ name }) => name);
  // The other side of a deal with an acceptor is the desk, which no user can hurt.
  expect(posting.filter((name) => name !== 'acceptors').toSorted()).toEqual(ATTACKED);
});

it(
  `a user who combines all products never gains at the expense of the house or of others (${RUNS} sequences)`,
  { timeout: 60_000 + RUNS * 400 },
  async () => {
    for (let done = 0; done < RUNS; done += BLOCK) {
      const { play, close } = await openExchange();
      await fc.assert(
        fc.asyncProperty(sequence, async ({ steps, restartAt }) => {
          expect(await play(steps, restartAt)).toBeUndefined();
        }),
        { numRuns: Math.min(BLOCK, RUNS - done), endOnFailure: false },
      );
      await close();
    }
  },
);
