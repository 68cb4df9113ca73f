import type { Decimal } from '@bourse/decimal';
import { indexPrice, usePairs } from '@bourse/market';

/** Live index of a coin in CNY; `undefined` while unknown. */
export function useIndexPrice(currencyId: number | undefined): Decimal | undefined {
  const { groups } = usePairs();
  const pairs = groups.flatMap((group) => group.pairs);
  return currencyId === undefined ? undefined : indexPrice(pairs, currencyId);
}
