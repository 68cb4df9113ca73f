import { WALLETS } from '../../ledger/types';
import { ADVERSARIES } from './adversaries';
import { QUIET, type Scene } from './world';

/** The available amount of the insurance fund, in the smallest unit. */
export function insurance({ test, context }: Scene): bigint {
  return context.ledger.account({ house: 'insurance' }, test.usdt.id).available;
}

/** What every user has, in USDT at the present price; for the attacker also outside, and less what the attacker owes. */
export function wealths(scene: Scene): Map<number, number> {
  const { test, context, world } = scene;
  const sums = world.users.map((userId) => {
    let sum = userId === world.attacker ? world.outside : 0;
    for (const { worth } of ADVERSARIES) sum += worth?.(scene, userId) ?? 0;
    for (const { id, code, scale } of context.catalog.currencies()) {
      const price = code === QUIET.base ? world.quietPrice : id === test.btc.id ? world.price : 1;
      // Only USDT is in other accounts than the coin account.
      for (const of of id === test.usdt.id ? WALLETS : (['change'] as const)) {
        const { available, held } = context.ledger.account({ userId, wallet: of }, id);
        sum += (Number(available + held) / 10 ** scale) * price;
      }
    }
    return [userId, sum] as const;
  });
  return new Map(sums);
}
