import { decimal } from '@bourse/decimal';
import type { Context } from '../core/context';
import type { Mark } from '../core/mark';
import { deposit } from '../core/ledger-commands';
import { WALLETS } from '../ledger/types';
import { closeMany, revoke } from '../products/lever/close';
import { onPrice } from '../products/lever/on-price';
import { enter } from '../products/lever/rules';
import { microOptions } from '../products/micro-options/rules';
import { settleExpired } from '../products/micro-options/settle-options';
import { cancelOrder } from '../products/spot/cancel-order';
import { placeOrder } from '../products/spot/place-order';
import { act } from './adversary-acts';
import type { Step } from './adversary-moves';
import { canFlee, DUST, insurance, leverOf, wealths } from './adversary-wealth';
import { START, type Scene, type World } from './adversary-world';
import type { Runner } from './memory-exchange';
import type { TestExchange } from './test-exchange';

/** Users of a sequence: the attacker, a market maker, and three others who trade with the attacker. */
export const USERS_OF_A_SEQUENCE = 5;

/** Carries the steps out in one command, and returns what broke; `undefined` if nothing did. */
export async function carryOut(
  test: TestExchange,
  exchange: Runner,
  world: World,
  steps: readonly Step[],
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

  #scene(): Scene {
    return { test: this.#test, context: this.#context(), world: this.#world };
  }

  /** The context of the present moment of the sequence. */
  #context(): Context {
    const { history } = this.#world;
    const mark = this.#mark();
    return {
      ...this.#base,
      now: this.#base.now + this.#world.passed,
      mark: () => mark,
      medianAt: (_pair, at) => decimal(history.findLast((one) => one.at < at)?.price ?? START),
    };
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
    const context = this.#context();
    for (const userId of this.#world.users) {
      for (const into of WALLETS)
        deposit(context, { userId, currencyId: usdt.id, wallet: into, amount: decimal(2145) });
      deposit(context, { userId, currencyId: btc.id, wallet: 'change', amount: decimal('0.1') });
    }
    const maker = this.#world.users[1] ?? 0;
    deposit(context, { userId: maker, currencyId: usdt.id, wallet: 'change', amount: decimal(1_000_000) });
    deposit(context, { userId: maker, currencyId: btc.id, wallet: 'change', amount: decimal(10) });
    this.#quote(context);
    this.#world.history.push({ at: 0, price: START });
  }

  /** The maker's orders around the price. */
  #quote(context: Context): void {
    const maker = this.#world.users[1] ?? 0;
    const { price } = this.#world;
    for (const [quoted, offset] of [
      ['sell', 1.002],
      ['buy', 0.998],
    ] as const) {
      const command = {
        userId: maker,
        pairId: this.#test.pair.id,
        side: quoted,
        type: 'limit',
        quantity: decimal('0.5'),
        price: decimal((price * offset).toFixed(2)),
      } as const;
      const placed = placeOrder(context, command);
      if (placed.ok) this.#world.orders.push(placed.order.id);
    }
  }

  #cancelAll(context: Context): void {
    for (const orderId of this.#world.orders.splice(0)) {
      for (const userId of this.#world.users) cancelOrder(context, { userId, orderId });
    }
  }

  /** Takes the sequence out of the way of the next ones. */
  end(): void {
    const context = this.#context();
    this.#cancelAll(context);
    for (const userId of this.#world.users) {
      closeMany(enter(context), { userId, direction: undefined });
      for (const { id } of enter(context).lever.ofUser(userId)) revoke(enter(context), { userId, orderId: id });
    }
    this.#world.passed += 3_600_000;
    settleExpired(this.#context(), this.#base.of(microOptions));
  }

  /** One step, and what it broke. */
  take(one: Step): string | undefined {
    if (one.kind === 'price') return this.#movePrice(one);
    const scene = this.#scene();
    const before = wealths(scene);
    const insured = insurance(scene);
    const { outside } = this.#world;
    act(scene, one);
    const after = wealths(scene);
    if ((after[0] ?? 0) > (before[0] ?? 0) + DUST)
      return `${one.kind} gives the attacker ${(after[0] ?? 0) - (before[0] ?? 0)}`;
    const lost = before.slice(1).findIndex((wealth, index) => (after[index + 1] ?? 0) < wealth - DUST);
    if (lost >= 0) return `${one.kind} takes from user ${lost + 1}`;
    if (insurance(scene) < insured) return `${one.kind} takes from the insurance fund`;
    return this.#world.outside > outside && canFlee(scene) ? `${one.kind} takes unconfirmed money out` : undefined;
  }

  #movePrice({ permille, seconds }: { permille: number; seconds: number }): string | undefined {
    const world = this.#world;
    const before = this.#context();
    this.#cancelAll(before);
    world.price = Math.round(world.price * (1 + permille / 1000));
    world.passed += seconds * 1000;
    const context = this.#context();
    world.history.push({ at: context.now, price: world.price });
    settleExpired(context, context.of(microOptions));
    onPrice(enter(context), [this.#mark()]);
    this.#quote(context);
    for (const userId of world.users) {
      const { equity, hasPositions } = leverOf({ test: this.#test, context, world }, userId);
      if (hasPositions && equity <= 0) return `user ${userId} has positions with an equity of ${equity}`;
    }
    return undefined;
  }
}
