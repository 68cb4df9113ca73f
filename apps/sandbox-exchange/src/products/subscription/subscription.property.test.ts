import { decimal, sum, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { newCurrency } from '../../testing/builders';
import { createTestExchange } from '../../testing/test-exchange';
import { subscription } from './product';
import { subscribe } from './subscribe';
import { launches } from './store';
import { unlock } from './unlock';

const HOUR = 3_600_000;
const PRICE = decimal('1.5');
const TOTAL = 12_000n;
const PRESOLD = 400n;
const USERS = 3;
const COMMANDS = 400;
/** A restart follows every so many commands. */
const RESTART_EVERY = 60;

type Command =
  | { readonly kind: 'subscribe'; readonly user: number; readonly lots: number }
  | { readonly kind: 'unlock'; readonly user: number; readonly id: number }
  | { readonly kind: 'wait'; readonly hours: number };

const user = fc.nat({ max: USERS - 1 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('subscribe' as const), user, lots: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ kind: fc.constant('unlock' as const), user, id: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 12 }) }),
);

it('sold + remaining = total and locked + unlocked = bought at every step of a random run with restarts', async () => {
  const test = await createTestExchange();
  const { id: currencyId } = await test.exchange.admin.createCurrency(newCurrency({ code: 'BRS', isLegal: false }));
  const now = test.clock.now();
  let { exchange } = test;
  await exchange.run((context) => {
    context.of(subscription).addLaunch({
      id: 1,
      currencyId,
      quoteId: test.usdt.id,
      price: PRICE,
      total: TOTAL,
      sold: PRESOLD,
      presold: PRESOLD,
      startsAt: now,
      endsAt: now + 10_000 * HOUR,
      resultAt: now + 10_001 * HOUR,
      freeze: 24 * HOUR,
    });
    return { ok: true as const };
  });
  const users = await Promise.all(Array.from({ length: USERS }, () => test.user({ USDT: '9000' })));
  const bought: Decimal[][] = users.map(() => []);
  let unlocked = 0;

  for (const [at, step] of fc.sample(command, { numRuns: COMMANDS, seed: 20 }).entries()) {
    if (step.kind === 'wait') test.clock.advance(step.hours * HOUR);
    else {
      const userId = users[step.user]?.id ?? 0;
      // oxlint-disable-next-line no-await-in-loop -- a sequence of commands
      const result = await exchange.run((context) =>
        step.kind === 'subscribe'
          ? subscribe(context, context.of(subscription), {
              userId,
              quantity: decimal(step.lots * 100),
              price: PRICE,
            })
          : unlock(context, context.of(subscription), { userId, id: step.id }),
      );
      if (result.ok && step.kind === 'subscribe') bought[step.user]?.push(decimal(step.lots * 100));
      if (result.ok && step.kind === 'unlock') unlocked += 1;
    }
    if (at % RESTART_EVERY === RESTART_EVERY - 1) {
      await exchange.close();
      exchange = await test.restart();
    }
    const [launch] = await launches(test.store.db);
    const all = sum(bought.flat());
    expect(String((launch?.sold ?? 0n) - PRESOLD)).toBe(all);
    expect((launch?.sold ?? 0n) <= TOTAL).toBe(true);
    for (const [index, one] of users.entries()) {
      const { available, held } = await test.balance(one, 'BRS');
      expect(sum([available, held])).toBe(sum(bought[index] ?? []));
    }
  }
  // The run is only evidence if it sold and unlocked much.
  expect(bought.flat().length).toBeGreaterThan(20);
  expect(unlocked).toBeGreaterThan(10);
  await exchange.close();
  await test.close();
});
