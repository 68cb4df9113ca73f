import { runningSums, ZERO } from '@bourse/decimal';
import type { BookLevel } from '@bourse/contracts/market';

/**
 * The same levels with `sum`: the cumulative amount from the best price to the level, in base currency. Levels come
 * best price first. The wire's `sum` is not used, because grouped levels have none.
 */
export function cumulate(levels: readonly Pick<BookLevel, 'price' | 'amount'>[]): BookLevel[] {
  const sums = runningSums(levels.map(({ amount }) => amount));
  return levels.map(({ price, amount }, index) => ({ price, amount, sum: sums[index] ?? ZERO }));
}
