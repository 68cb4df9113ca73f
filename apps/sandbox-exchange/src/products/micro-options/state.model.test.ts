import { decimal } from '@bourse/decimal';
import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { audit } from '../../core/audit';
import { RULES } from '../products';
import { createOptionExchange } from './options.test-support';

type Status = 'open' | 'settled';
type Event = 'opened' | 'expired';

/** The states of an option; an event without a transition changes nothing. */
const NEXT: Readonly<Record<Status, Partial<Record<Event, Status>>>> = {
  open: { expired: 'settled' },
  settled: {},
};

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      direction: fc.constantFrom('up' as const, 'down' as const),
      seconds: fc.constantFrom(30, 60),
      tens: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('price' as const), cents: fc.integer({ min: 99_50, max: 100_50 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), milliseconds: fc.integer({ min: 1, max: 40_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
);

it('every command keeps users, house and fees at zero together and every option in the state of the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const test = await createOptionExchange({ capital: decimal(5000) });
      const user = await test.trader('3000');
      const model = new Map<number, { status: Status; expiresAt: number }>();
      const results = new Map<number, unknown>();
      for (const one of steps) {
        if (one.kind === 'submit') {
          const { direction, seconds } = one;
          const opened = await test.submit(user, direction, { seconds, amount: decimal(one.tens * 10) });
          if (opened.ok) model.set(opened.id, { status: 'open', expiresAt: test.clock.now() + seconds * 1000 });
        } else if (one.kind === 'price') await test.price((one.cents / 100).toFixed(2));
        else if (one.kind === 'pass') await test.pass(one.milliseconds);
        else await test.restart();

        const now = test.clock.now();
        for (const option of model.values())
          if (option.expiresAt <= now) option.status = NEXT[option.status].expired ?? option.status;
        await test.current().tick();
        const ids = (status: Status) => [...model].filter(([, option]) => option.status === status).map(([id]) => id);
        const closed = await test.closed(user);
        expect((await test.open(user)).map(({ id }) => id).toSorted(byNumber)).toEqual(ids('open'));
        expect(closed.map(({ id }) => id).toSorted(byNumber)).toEqual(ids('settled'));
        // A result never changes.
        for (const { id, settlement } of closed) {
          results.set(id, results.get(id) ?? settlement);
          expect(settlement).toEqual(results.get(id));
        }
        expect((await test.current().admin.sums()).every(({ total }) => total === '0')).toBe(true);
        expect(await audit(test.store.db, RULES)).toEqual({});
      }
      await test.close();
    }),
    { numRuns: runs(3, 12) },
  );
});

const byNumber = (a: number, b: number) => a - b;
