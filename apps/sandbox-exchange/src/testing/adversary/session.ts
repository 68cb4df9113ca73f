import { decimal } from '@bourse/decimal';
import type { Context } from '../../core/context';
import type { Mark } from '../../core/mark';
import { deposit } from '../../core/ledger-commands';
import { WALLETS } from '../../ledger/types';
import type { Runner } from '../memory-exchange';
import type { TestExchange } from '../test-exchange';
import { ADVERSARIES } from './adversaries';
import type { Step } from './product-adversary';
import type { PriceStep } from './steps';
import { insurance, wealths } from './wealth';
import { DUST, START, type Scene, type World } from './world';

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

class Session {
  readonly #test: TestExchange;
  readonly #base: Context;
  readonly #world: World;

  constructor(test: TestExchange, base: Context, world: World) {
    this.#test = test;
    this.#base = base;
    this.#world = world;
  }

  /** The exchange at the present moment of the sequence. */
  #scene(): Scene {
    const { history } = this.#world;
    const mark = this.#mark();
    const context: Context = {
      ...this.#base,
      now: this.#base.now + this.#world.passed,
      mark: () => mark,
      medianAt: (_pair, at) => decimal(history.findLast((one) => one.at < at)?.price ?? START),
    };
    return { test: this.#test, context, world: this.#world };
  }

  #mark(): Mark {
    const price = decimal(this.#world.price);
    return {
      pairId: this.#test.pair.id,
      price,
      average: price,
      last: price,
      state: 'live',
      at: this.#base.now + this.#world.passed,
    };
  }

  begin(): void {
    const { usdt, btc } = this.#test;
    const { users, maker, history } = this.#world;
    const scene = this.#scene();
    const { context } = scene;
    for (const userId of users) {
      for (const into of WALLETS)
        deposit(context, { userId, currencyId: usdt.id, wallet: into, amount: decimal(2145) });
      deposit(context, { userId, currencyId: btc.id, wallet: 'change', amount: decimal('0.1') });
    }
    deposit(context, { userId: maker, currencyId: usdt.id, wallet: 'change', amount: decimal(1_000_000) });
    deposit(context, { userId: maker, currencyId: btc.id, wallet: 'change', amount: decimal(10) });
    for (const { afterPrice } of ADVERSARIES) afterPrice?.(scene);
    history.push({ at: 0, price: START });
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
    const scene = this.#scene();
    const before = wealths(scene);
    const insured = insurance(scene);
    const { outside } = this.#world;
    one.act(scene);
    const after = wealths(scene);
    if ((after[0] ?? 0) > (before[0] ?? 0) + DUST)
      return `${one.name} gives the attacker ${(after[0] ?? 0) - (before[0] ?? 0)}`;
    const lost = before.slice(1).findIndex((wealth, index) => (after[index + 1] ?? 0) < wealth - DUST);
    if (lost >= 0) return `${one.name} takes from user ${lost + 1}`;
    if (insurance(scene) < insured) return `${one.name} takes from the insurance fund`;
    if (this.#world.outside <= outside) return undefined;
    const wrong = firstOf(ADVERSARIES.map(({ wrongAfterOutflow }) => wrongAfterOutflow?.(scene)));
    return wrong === undefined ? undefined : `${one.name} ${wrong}`;
  }

  #movePrice({ permille, seconds }: PriceStep): string | undefined {
    const world = this.#world;
    const before = this.#scene();
    for (const { beforePrice } of ADVERSARIES) beforePrice?.(before);
    world.price = Math.round(world.price * (1 + permille / 1000));
    world.passed += seconds * 1000;
    const scene = this.#scene();
    world.history.push({ at: scene.context.now, price: world.price });
    for (const { onPrice } of ADVERSARIES) onPrice?.(scene);
    for (const { afterPrice } of ADVERSARIES) afterPrice?.(scene);
    return firstOf(ADVERSARIES.map(({ wrongAfterPrice }) => wrongAfterPrice?.(scene)));
  }
}

const firstOf = (problems: readonly (string | undefined)[]) => problems.find((problem) => problem !== undefined);
