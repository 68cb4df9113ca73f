import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RULES } from '../../products/products';
import { ATTACKED } from './adversaries';
import { openExchange } from './sequences';
import { step } from './steps';

const RUNS = runs(500, 2000);
/** Sequences on one exchange: its working state keeps every user, order and deposit. */
const BLOCK = 500;

const sequence = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 14 }).map((steps) => steps.flat()),
  /** Where the exchange restarts; most sequences run without, in memory. */
  restartAt: fc.oneof({ weight: 40, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat({ max: 12 }) }),
});

it('the adversary has moves in every product that posts to the ledger', () => {
  const posting = RULES.filter(({ entries }) => entries !== undefined).map(({ name }) => name);
  // The other side of a deal with an acceptor is the desk, which no user can hurt.
  expect(posting.filter((name) => name !== 'acceptors').toSorted()).toEqual(ATTACKED);
});

it(`a user who combines all products never gains at the expense of the house or of others (${RUNS} sequences)`, async () => {
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
});
