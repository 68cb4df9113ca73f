import { dividedBy, isPositive, type Decimal } from '@bourse/decimal';
import type { Pair } from '@bourse/contracts/market';

/**
 * Index of a coin: CNY for one coin by the quotation's `cny_price`. A quote currency has no pair of its own; its index
 * is `cny_price ÷ price` of a pair that it quotes. `undefined` without such a pair.
 */
export function indexPrice(pairs: readonly Pair[], currencyId: number): Decimal | undefined {
  const own = pairs.find(({ baseId, cnyPrice }) => baseId === currencyId && cnyPrice !== undefined);
  if (own) return own.cnyPrice;
  const quoted = pairs.find(
    ({ quoteId, cnyPrice, last }) =>
      quoteId === currencyId && cnyPrice !== undefined && last !== undefined && isPositive(last),
  );
  return quoted?.cnyPrice && quoted.last && dividedBy(quoted.cnyPrice, quoted.last);
}
