import { decimal, isGreater, isLess, isZero, type Decimal } from '@bourse/decimal';
import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { audit } from '../../core/audit';
import { FAILURES } from '../../testing/failing-writes';
import type { Mark } from '../../core/mark';
import { deposit, fundHouse } from '../../core/ledger-commands';
import { memoryExchange, type Runner } from '../../testing/memory-exchange';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { closeOne, revoke } from './close';
import type { LeverContext } from './lever-context';
import { onPrice } from './on-price';
import { reduceLever } from './reduce';
import { enter, lever } from './product';
import { setStops } from './set-stops';
import { submitLever } from './submit';
import { LEVER_WALLET, type Exits, type LeverOrder } from './types';

const RUNS = runs(100, 10_000);
/** Sequences on one exchange in memory. */
const BLOCK = 1000;
const STORED_RUNS = runs(3, 60);

const prices = fc.integer({ min: 900, max: 1100 });
const zero = decimal(0);
const maybePrice = fc.oneof(
  fc.constant(zero),
  prices.map((price) => decimal(price)),
);
const exits: fc.Arbitrary<Exits> = fc
  .record({
    takeProfit: maybePrice,
    stopLoss: maybePrice,
    exitTrigger: fc.constantFrom('last' as const, 'mark' as const),
    trail: fc.option(
      fc.record({
        distance: fc.integer({ min: 1, max: 30 }).map((distance) => decimal(distance)),
        unit: fc.constantFrom('price' as const, 'percent' as const),
      }),
      { nil: undefined },
    ),
  })
  .map((drawn) => (drawn.trail ? { ...drawn, stopLoss: zero } : drawn));
const back = fc.nat({ max: 4 });
const lots = fc.integer({ min: 1, max: 20 }).map((count) => decimal(count));
const direction = fc.constantFrom('long' as const, 'short' as const);
const limit = fc.option(prices, { nil: undefined });
const kind = <const Name>(name: Name) => fc.constant(name);

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kind('submit'), direction, lots, limit, exits }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('mark'), price: prices, last: prices }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('exits'), back, exits }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('close'), back, lots }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('reduce'), direction, lots, limit }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('revoke'), back }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const maybe = (price: number | undefined) => (price === undefined ? undefined : decimal(price));

const has = (price: Decimal | undefined, asked: Decimal) => (price ?? zero) === asked;

/** What of the exits of an order are not these ones. */
function otherThan(order: LeverOrder, promised: Exits): string | undefined {
  const { exitTrigger, stopLoss, takeProfit, trail } = order;
  if (!has(takeProfit, promised.takeProfit)) return `take profit ${takeProfit}`;
  if (exitTrigger !== promised.exitTrigger) return `exits by ${exitTrigger}`;
  if (trail?.distance !== promised.trail?.distance || trail?.unit !== promised.trail?.unit) return 'another distance';
  const isRight = trail ? stopLoss !== undefined && !isZero(stopLoss) : has(stopLoss, promised.stopLoss);
  return isRight ? undefined : `stop loss ${stopLoss}`;
}

const START = { kind: 'mark', price: 1000, last: 1000 } as const;

/** Carries out a step of a user; the commands see the mark of the sequence. */
class Sequence {
  readonly #test: TestExchange;
  readonly #userId: number;
  #mark: Mark | undefined;
  /** The last step was a mark: a stop by the last trade may be set behind it otherwise. */
  #isMarked = false;
  /** Exits that an order was promised, by its id: those before too where the write of a change has failed. */
  readonly #promised = new Map<number, readonly Exits[]>();
  readonly #stops = new Map<number, LeverOrder>();

  constructor(test: TestExchange, userId: number) {
    this.#test = test;
    this.#userId = userId;
  }

  async play(runner: Runner, steps: readonly Step[]): Promise<string | undefined> {
    await this.begin(runner);
    let fault: string | undefined;
    for (const one of [START, ...steps, START]) fault ??= await this.take(runner, one);
    await this.end(runner);
    return fault;
  }

  begin(runner: Runner): Promise<{ ok: boolean }> {
    return runner.run((context) => {
      const { id: currencyId } = this.#test.usdt;
      fundHouse(context, { house: 'insurance', currencyId, amount: decimal(1000) });
      return deposit(context, { userId: this.#userId, currencyId, wallet: LEVER_WALLET, amount: decimal(500) });
    });
  }

  /** One step; returns what broke. */
  async take(runner: Runner, one: Step): Promise<string | undefined> {
    const before = new Map(this.#promised);
    const taken = await runner.run((plain) => {
      this.#take({ ...enter(plain), mark: () => this.#mark }, one);
      return { ok: true };
    });
    if (!taken.ok) this.#forget(before);
    this.#isMarked = taken.ok && one.kind === 'mark';
    const checked = await runner.run((plain) => ({
      ok: true as const,
      fault: this.#fault({ ...enter(plain), mark: () => this.#mark }),
    }));
    return checked.ok ? checked.fault : undefined;
  }

  async end(runner: Runner): Promise<void> {
    await runner.run((plain) => this.#end({ ...enter(plain), mark: () => this.#mark }));
  }

  /** After a write that has failed: the store may have it, or not. */
  #forget(before: ReadonlyMap<number, readonly Exits[]>): void {
    this.#stops.clear();
    for (const [id, promised] of this.#promised) this.#promised.set(id, [...(before.get(id) ?? []), ...promised]);
  }

  /** Ends what is open: each mark of the sequences after it would value it again. */
  #end(context: LeverContext): { ok: true } {
    for (const { id: orderId, status } of context.lever.ofUser(this.#userId)) {
      const order = { userId: this.#userId, orderId };
      if (status === 'entrust') revoke(context, order);
      else closeOne(context, { ...order, lots: undefined });
    }
    return { ok: true };
  }

  #take(context: LeverContext, one: Step): void {
    const [userId, pairId] = [this.#userId, this.#test.pair.id];
    if (one.kind === 'submit') {
      const order = { userId, pairId, direction: one.direction, multiple: decimal(10), lots: one.lots };
      const submitted = submitLever(context, { ...order, limit: maybe(one.limit), exits: one.exits });
      if (submitted.ok) this.#promised.set(submitted.order.id, [one.exits]);
    } else if (one.kind === 'reduce') {
      reduceLever(context, { userId, pairId, direction: one.direction, lots: one.lots, limit: maybe(one.limit) });
    } else if (one.kind === 'mark') {
      const price = decimal(one.price);
      const last = decimal(one.last);
      this.#mark = { pairId, price, average: price, last, state: 'live', source: 'trades', at: context.now };
      onPrice(context, [this.#mark]);
    } else {
      const orderId = context.lever.ofUser(userId).at(-1 - one.back)?.id ?? 0;
      if (one.kind === 'close') closeOne(context, { userId, orderId, lots: one.lots });
      else if (one.kind === 'revoke') revoke(context, { userId, orderId });
      else if (setStops(context, { userId, orderId, ...one.exits }).ok) this.#promised.set(orderId, [one.exits]);
    }
  }

  #fault(context: LeverContext): string | undefined {
    for (const order of context.lever.positionsOf(this.#userId)) {
      const fault = this.#brokenPromise(order) ?? this.#missed(order) ?? this.#wentBack(order);
      if (fault !== undefined) return `position ${order.id}: ${fault}`;
    }
    return undefined;
  }

  /** A position has the exits that were asked for last. */
  #brokenPromise(order: LeverOrder): string | undefined {
    const promised = this.#promised.get(order.id);
    if (!promised) return 'nobody asked for it';
    const faults = promised.map((each) => otherThan(order, each));
    return faults.includes(undefined) ? undefined : faults.at(-1);
  }

  /** An exit that is reached has closed its position. */
  #missed({ direction: of, exitTrigger, stopLoss, takeProfit }: LeverOrder): string | undefined {
    const price = exitTrigger === 'last' ? this.#mark?.last : this.#mark?.price;
    if (price === undefined || !this.#isMarked) return undefined;
    const [above, below] = of === 'long' ? [takeProfit, stopLoss] : [stopLoss, takeProfit];
    const isReached = (above && !isLess(price, above)) || (below && !isGreater(price, below));
    return isReached ? `is open at ${price}, with exits ${below} and ${above}` : undefined;
  }

  /** A trailing stop never goes back, unless its distance changes. */
  #wentBack(order: LeverOrder): string | undefined {
    const before = this.#stops.get(order.id);
    this.#stops.set(order.id, order);
    const isSame =
      before?.trail && before.trail.distance === order.trail?.distance && before.trail.unit === order.trail.unit;
    if (!isSame || !before.stopLoss || !order.stopLoss || before.status !== 'position') return undefined;
    const isBack =
      order.direction === 'long' ? isLess(order.stopLoss, before.stopLoss) : isGreater(order.stopLoss, before.stopLoss);
    return isBack ? `the stop went from ${before.stopLoss} to ${order.stopLoss}` : undefined;
  }
}

it(`every position has the exits that its order was promised, and no exit that is reached is open (${RUNS} sequences)`, async () => {
  for (let done = 0; done < RUNS; done += BLOCK) {
    const test = await createTestExchange();
    const memory = await memoryExchange(test);
    let users = 0;
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
          users += 1;
          memory.addUsers([users]);
          expect(await new Sequence(test, users).play(memory, steps)).toBeUndefined();
        }),
        { numRuns: Math.min(BLOCK, RUNS - done) },
      );
    } finally {
      await test.close();
    }
  }
});

const mishap = fc.oneof(
  fc.record({ kind: kind('fail'), how: fc.constantFrom(...FAILURES) }),
  fc.record({ kind: kind('restart') }),
);

it(`the exits of waiting orders and positions outlive failed writes and restarts, and none closes more than is open (${STORED_RUNS} sequences)`, async () => {
  const test = await createTestExchange();
  let userId = 0;
  const anything = fc.oneof({ weight: 4, arbitrary: step }, { weight: 1, arbitrary: mishap });
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 15, maxLength: 30 }), async (steps) => {
        // Each sequence has a user of its own, those of the shrinking too; the exchange knows the users of its start.
        userId += 1;
        await sql`
          insert into users (account, email, phone, extension_code, is_seller, review_status, is_bot, created_at)
          values (${`${userId}@bourse.example`}, '', '', ${`C${userId}`}, false, 2, false, 0)
        `.execute(test.store.db);
        let exchange = await test.restart();
        const sequence = new Sequence(test, userId);
        await sequence.begin(exchange);
        let fault = await sequence.take(exchange, START);
        for (const one of steps) {
          if (one.kind === 'fail') test.store.failNextWrite(one.how);
          else if (one.kind === 'restart') exchange = await test.restart();
          else fault ??= await sequence.take(exchange, one);
        }
        // The first may meet a failure that no step has met; after the second the state is that of the store.
        await exchange.tick();
        await exchange.tick();
        expect(fault).toBeUndefined();
        expect(await audit(test.store.db, [lever])).toEqual({});
        await sequence.end(exchange);
      }),
      { numRuns: STORED_RUNS },
    );
  } finally {
    // The failures were made on purpose.
    test.errors.length = 0;
    await test.close();
  }
});
