import { sql } from 'kysely';
import { memoryExchange } from '../memory-exchange';
import { createTestExchange } from '../test-exchange';
import { ADVERSARIES } from './adversaries';
import type { PriceStep, Step } from './product-adversary';
import { carryOut } from './session';
import { newWorld, USERS_OF_A_SEQUENCE } from './world';

/** Sequences of an exchange in the store: several times the share of those with a restart, because shrinking takes more of them. */
const STORED = 200;

const usersFrom = (first: number) => Array.from({ length: USERS_OF_A_SEQUENCE }, (_, index) => first + index);

/** Opens an exchange on which sequences are played; each has users of its own. */
export async function openExchange() {
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
