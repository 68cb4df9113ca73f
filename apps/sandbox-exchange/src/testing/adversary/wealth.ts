import { WALLETS } from '../../ledger/types';
import { ADVERSARIES } from './adversaries';
import type { Scene } from './world';

/** The available amount of the insurance fund, in the smallest unit. */
export function insurance({ test, context }: Scene): bigint {
  return context.ledger.account({ house: 'insurance' }, test.usdt.id).available;
}

/** What every user has, in USDT at the present price; for the attacker also outside, and less what the attacker owes. */
export function wealths(scene: Scene): number[] {
  const { test, context, world } = scene;
  return world.users.map((userId) => {
    let sum = userId === world.attacker ? world.outside : 0;
    for (const { worth } of ADVERSARIES) sum += worth?.(scene, userId) ?? 0;
    for (const { id, scale } of context.catalog.currencies()) {
      const price = id === test.btc.id ? world.price : 1;
      // Only USDT is in other accounts than the coin account.
      for (const of of id === test.usdt.id ? WALLETS : (['change'] as const)) {
        const { available, held } = context.ledger.account({ userId, wallet: of }, id);
        sum += (Number(available + held) / 10 ** scale) * price;
      }
    }
    return sum;
  });
}
