import { decimal } from '@bourse/decimal';
import type { Context } from '../../core/context';
import { deposit } from '../../core/ledger-commands';
import { WALLETS } from '../../ledger/types';
import { enter } from '../../products/spot/product';
import type { Runner } from '../memory-exchange';
import type { TestExchange } from '../test-exchange';
import { ADVERSARIES } from './adversaries';
import type { PriceStep, Step } from './product-adversary';
import { insurance, wealths } from './wealth';
import { DUST, newMarket, QUIET, quietPair, type Market, type Scene, type World } from './world';

/** Carries the steps out in one command, and returns what broke; `undefined` if nothing did. */
export async function carryOut(
  test: TestExchange,
  exchange: Runner,
  world: World,
  steps: readonly (Step | PriceStep)[],
  parts: readonly ('begin' | 'end')[],
) {
  const result = await exchange.run((base) => {
    const session = new Session(test, base, world);
    if (parts.includes('begin')) session.begin();
    let broken: string | undefined;
    for (const one of steps) {
      broken ??= session.take(one);
      if (broken !== undefined) break;
    }
    if (parts.includes('end') || broken !== undefined) session.end();
    return { ok: true as const, broken };
  });
  if (!result.ok) throw new Error(result.reason);
  return result.broken;
}

/** The marks are evaluated so often. */
const TICK_MS = 2000;
/** After so long at one price the average of the marks has reached it. */
const SETTLED_S = 32;

class Session {
  readonly #test: TestExchange;
  readonly #base: Context;
  readonly #world: World;
  readonly #market: Market;

  constructor(test: TestExchange, base: Context, world: World) {
    this.#test = test;
    this.#base = base;
    this.#world = world;
    world.market ??= newMarket(base.catalog);
    this.#market = world.market;
  }

  /** The exchange at the present moment of the sequence, with the marks that follow from its books. */
  #scene(): Scene {
    const { marks } = this.#market;
    const now = this.#base.now + this.#world.passed;
    const context: Context = {
      ...this.#base,
      now,
      mark: (pairId) => marks.mark(pairId, now),
      priceAt: (pairId, at) => marks.priceAt(pairId, at),
      medianIndexAt: (pairId, at, length) => marks.medianIndexAt(pairId, at, length),
    };
    return { test: this.#test, context, world: this.#world };
  }

  begin(): void {
    const { btc, usdt } = this.#test;
    const { accomplice, maker, users } = this.#world;
    const scene = this.#scene();
    const { context } = scene;
    const eth = context.catalog.currencies().find(({ code }) => code === QUIET.base);
    const give = (userId: number, currency: { id: number } | undefined, amount: number | string) =>
      deposit(context, { userId, currencyId: currency?.id ?? 0, wallet: 'change', amount: decimal(amount) });
    for (const userId of users) {
      for (const into of WALLETS)
        deposit(context, { userId, currencyId: usdt.id, wallet: into, amount: decimal(2145) });
      give(userId, btc, '0.05');
      give(userId, eth, 1);
    }
    give(maker, usdt, 1_000_000);
    give(maker, btc, 10);
    give(maker, eth, 500);
    // For walls.
    give(accomplice, usdt, 150_000);
    give(accomplice, eth, 60);
    for (const { afterPrice } of ADVERSARIES) afterPrice?.(scene);
    this.#pass(0);
  }

  /** Takes the sequence out of the way of the next ones; what has an expiry expires. */
  end(): void {
    const scene = this.#scene();
    for (const { leave } of ADVERSARIES) leave?.(scene);
    this.#world.passed += 3_600_000;
    const later = this.#scene();
    for (const { onPrice } of ADVERSARIES) onPrice?.(later);
  }

  /** One step, and what it broke. */
  take(one: Step | PriceStep): string | undefined {
    if (!('act' in one)) return this.#movePrice(one);
    const { accomplice, attacker, users } = this.#world;
    const scene = this.#scene();
    const before = wealths(scene);
    const insured = insurance(scene);
    const paidOut = () => this.#world.outside - this.#world.reversed;
    const paidBefore = paidOut();
    one.act(scene);
    this.#settle(scene);
    const after = wealths(scene);
    const gain = (userId: number) => (after.get(userId) ?? 0) - (before.get(userId) ?? 0);
    const gained = gain(attacker) + gain(accomplice);
    if (gained > DUST) return `${one.name} gives the attacker ${gained}`;
    const others = users.filter((userId) => userId !== attacker && userId !== accomplice);
    const loser = others.find((userId) => gain(userId) < -DUST);
    if (loser !== undefined) return `${one.name} takes from user ${users.indexOf(loser)}`;
    if (insurance(scene) < insured) {
      const spared = firstOf(ADVERSARIES.map(({ wrongAfterInsured }) => wrongAfterInsured?.(scene)));
      if (spared !== undefined) return `${one.name} takes from the insurance fund and ${spared}`;
    }
    const isToAccomplice = gain(accomplice) > DUST;
    const isOutside = paidOut() > paidBefore && gain(accomplice) > -DUST;
    if (!isOutside && !isToAccomplice) return undefined;
    const wrong = firstOf(ADVERSARIES.map(({ wrongAfterOutflow }) => wrongAfterOutflow?.(scene, isToAccomplice)));
    return wrong === undefined ? undefined : `${one.name} ${wrong}`;
  }

  /** The work of the exchange after every command. */
  #settle({ context }: Scene): void {
    const { products } = this.#test;
    const touched = context.ledger.touched();
    for (const product of products) product.onBalances?.(context, context.of(product), touched);
    const state = enter(context).spot;
    for (const { id } of [this.#test.pair, quietPair(context)]) {
      const book = state.book(id);
      const [bids, asks] = [[...book.levels('buy')], [...book.levels('sell')]];
      this.#market.published.publish(id, { bids, asks, last: state.lastPrice(id) });
    }
  }

  #movePrice({ permille, quiet, seconds }: PriceStep): string | undefined {
    const world = this.#world;
    const before = this.#scene();
    for (const { beforePrice } of ADVERSARIES) beforePrice?.(before);
    world.price = Math.round(world.price * (1 + permille / 1000));
    world.quietPrice = Number((world.quietPrice * (1 + (quiet * 2) / 10_000)).toFixed(2));
    for (const { afterPrice } of ADVERSARIES) afterPrice?.(before);
    const wrong = this.#pass(seconds);
    if (wrong !== undefined || seconds < SETTLED_S) return wrong;
    const scene = this.#scene();
    return firstOf(ADVERSARIES.map(({ wrongAfterPrice }) => wrongAfterPrice?.(scene)));
  }

  /** Time passes at the present prices. */
  #pass(seconds: number): string | undefined {
    const world = this.#world;
    const { marks, published } = this.#market;
    const until = world.passed + seconds * 1000;
    for (;;) {
      const scene = this.#scene();
      const { now } = scene.context;
      this.#settle(scene);
      for (const [{ id: pairId }, price] of [
        [this.#test.pair, world.price],
        [quietPair(scene.context), world.quietPrice],
      ] as const) {
        published.setIndex(pairId, decimal(price), now);
        world.history.push({ pairId, at: now, price });
      }
      marks.evaluate(now);
      const wrong = firstOf(ADVERSARIES.map(({ onPrice }) => onPrice?.(scene)));
      if (wrong !== undefined || world.passed >= until) return wrong;
      world.passed = Math.min(world.passed + TICK_MS, until);
    }
  }
}

const firstOf = (problems: readonly (string | undefined)[]) => problems.find((problem) => problem !== undefined);
