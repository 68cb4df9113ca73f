import { decimal } from '@bourse/decimal';
import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { audit } from '../../core/audit';
import { FAILURES } from '../../testing/failing-writes';
import { memoryExchange } from '../../testing/memory-exchange';
import { createTestExchange } from '../../testing/test-exchange';
import { Sequence, type Step } from './exits-sequence.test-support';
import { spot } from './product';

const RUNS = runs(200, 10_000);
/** Sequences on one exchange in memory: its working state keeps every account. */
const BLOCK = 1000;
const STORED_RUNS = runs(2, 40);
/** Users in the store: shrinking takes several times those of the sequences. */
const USERS = 60 * STORED_RUNS;

const prices = fc.integer({ min: 90, max: 110 }).map((price) => decimal(price));
const quantity = fc.integer({ min: 1, max: 30 }).map((lots) => decimal(`${lots * 7}e-4`));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const trail = fc.record({
  distance: fc.integer({ min: 1, max: 8 }).map((distance) => decimal(distance)),
  unit: fc.constantFrom('price' as const, 'percent' as const),
});
const exits = fc.oneof(
  fc.record({ takeProfit: maybe(prices), stopLoss: maybe(prices) }),
  fc.record({ takeProfit: maybe(prices), trail: maybe(trail) }),
);
const back = fc.nat({ max: 4 });
const side = fc.constantFrom('buy' as const, 'sell' as const);
const kind = <const Name>(name: Name) => fc.constant(name);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kind('buy'), price: maybe(prices), quantity, exits }) },
  { weight: 8, arbitrary: fc.record({ kind: kind('others'), side, price: prices, quantity }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('oco'),
      side,
      price: prices,
      trigger: prices,
      stopLimit: maybe(prices),
      quantity,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('trailing'), trail, quantity }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('amend'),
      back,
      price: prices,
      quantity,
      trigger: maybe(prices),
      trail: maybe(trail),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('exits'), back, exits }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('cancel'), back }) },
);

it(`no purchase lacks the exits that it was promised, and none sells more than it protects (${RUNS} sequences)`, async () => {
  for (let done = 0; done < RUNS; done += BLOCK) {
    const test = await createTestExchange();
    const memory = await memoryExchange(test);
    let users = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
        users += 3;
        memory.addUsers([users - 2, users - 1, users]);
        const sequence = new Sequence(test, [users - 2, users - 1, users]);
        expect(await sequence.play(memory, steps)).toBeUndefined();
      }),
      { numRuns: Math.min(BLOCK, RUNS - done) },
    );
    await test.close();
  }
});

const mishap = fc.oneof(
  fc.record({ kind: kind('fail'), how: fc.constantFrom(...FAILURES) }),
  fc.record({ kind: kind('restart') }),
);

it(`exits outlive failed writes and restarts, also between their trigger and their sale (${STORED_RUNS} sequences)`, async () => {
  const test = await createTestExchange();
  await sql`
    insert into users (account, email, phone, extension_code, is_seller, review_status, is_bot, created_at)
    select n || '@bourse.example', '', '', 'C' || n, false, 2, false, 0 from generate_series(1, ${USERS}::integer) as n
  `.execute(test.store.db);
  let exchange = await test.restart();
  let users = 0;
  const anything = fc.oneof({ weight: 4, arbitrary: step }, { weight: 1, arbitrary: mishap });
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { minLength: 15, maxLength: 30 }), async (steps) => {
      users += 3;
      const sequence = new Sequence(test, [users - 2, users - 1, users]);
      await sequence.begin(exchange);
      let fault: string | undefined;
      for (const one of steps) {
        if (one.kind === 'fail') test.store.failNextWrite(one.how);
        else if (one.kind === 'restart') exchange = await test.restart();
        else fault ??= await sequence.take(exchange, one);
      }
      // The first may meet a failure that no step has met; after the second the state is that of the store.
      await exchange.tick();
      await exchange.tick();
      expect(fault).toBeUndefined();
      expect(await audit(test.store.db, [spot])).toEqual({});
      await sequence.end(exchange);
    }),
    { numRuns: STORED_RUNS },
  );
  // The failures were made on purpose.
  test.errors.length = 0;
  await test.close();
});
