import { decimal, isGreater, isLess, isZero, type Decimal } from '@bourse/decimal';
import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mark } from '../../core/mark';
import { deposit, fundHouse } from '../../core/ledger-commands';
import { memoryExchange, type MemoryExchange } from '../../testing/memory-exchange';
import { createTestExchange, type TestExchange } from '../../testing/test-exchange';
import { closeOne, revoke } from './close';
import type { LeverContext } from './lever-context';
import { onPrice } from './on-price';
import { reduceLever } from './reduce';
import { enter } from './product';
import { setStops } from './set-stops';
import { submitLever } from './submit';
import { LEVER_WALLET, type Exits, type LeverOrder } from './types';

const RUNS = runs(100, 10_000);
/** Sequences on one exchange in memory. */
const BLOCK = 1000;

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

/** Carries out a step of a user; the commands see the mark of the sequence. */
class Sequence {
  readonly #test: TestExchange;
  readonly #userId: number;
  #mark: Mark | undefined;
  /** The last step was a mark: a stop by the last trade may be set behind it otherwise. */
  #isMarked = false;
  /** Exits that an order was promised, by its id. */
  readonly #promised = new Map<number, Exits>();
  readonly #stops = new Map<number, LeverOrder>();

  constructor(test: TestExchange, userId: number) {
    this.#test = test;
    this.#userId = userId;
  }

  async play(memory: MemoryExchange, steps: readonly Step[]): Promise<string | undefined> {
    let fault: string | undefined;
    await memory.run((context) => {
      const { id: currencyId } = this.#test.usdt;
      fundHouse(context, { house: 'insurance', currencyId, amount: decimal(1000) });
      return deposit(context, { userId: this.#userId, currencyId, wallet: LEVER_WALLET, amount: decimal(500) });
    });
    const start = { kind: 'mark', price: 1000, last: 1000 } as const;
    for (const one of [start, ...steps, start]) {
      await memory.run((plain) => {
        const context = { ...enter(plain), mark: () => this.#mark };
        this.#take(context, one);
        this.#isMarked = one.kind === 'mark';
        fault ??= this.#fault(context);
        return { ok: true };
      });
    }
    await memory.run((plain) => this.#end({ ...enter(plain), mark: () => this.#mark }));
    return fault;
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
      if (submitted.ok) this.#promised.set(submitted.order.id, one.exits);
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
      else if (setStops(context, { userId, orderId, ...one.exits }).ok) this.#promised.set(orderId, one.exits);
    }
  }

  #fault({ lever }: LeverContext): string | undefined {
    for (const order of lever.positionsOf(this.#userId)) {
      const fault = this.#brokenPromise(order) ?? this.#missed(order) ?? this.#wentBack(order);
      if (fault !== undefined) return `position ${order.id}: ${fault}`;
    }
    return undefined;
  }

  /** A position has the exits that were asked for last. */
  #brokenPromise({ exitTrigger, id, stopLoss, takeProfit, trail }: LeverOrder): string | undefined {
    const promised = this.#promised.get(id);
    if (!promised) return 'nobody asked for it';
    if (!has(takeProfit, promised.takeProfit)) return `take profit ${takeProfit}`;
    if (exitTrigger !== promised.exitTrigger) return `exits by ${exitTrigger}`;
    if (trail?.distance !== promised.trail?.distance || trail?.unit !== promised.trail?.unit) return 'another distance';
    const isRight = trail ? stopLoss !== undefined && !isZero(stopLoss) : has(stopLoss, promised.stopLoss);
    return isRight ? undefined : `stop loss ${stopLoss}`;
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
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
        users += 1;
        memory.addUsers([users]);
        expect(await new Sequence(test, users).play(memory, steps)).toBeUndefined();
      }),
      { numRuns: Math.min(BLOCK, RUNS - done) },
    );
    await test.close();
  }
});
