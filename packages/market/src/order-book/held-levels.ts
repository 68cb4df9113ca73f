import { isLess, ZERO, type Decimal } from '@bourse/decimal';
import type { BookLevel } from '@bourse/contracts/market';
import type { BookSide } from './group-levels';

type Level = Pick<BookLevel, 'price' | 'amount' | 'sum'>;

/** Whether a price is farther from the middle than another one. */
const isWorse = (price: Decimal, other: Decimal, side: BookSide) =>
  side === 'asks' ? isLess(other, price) : isLess(price, other);

/**
 * The prices that keep their rows, and the levels behind them as far as there is room; `undefined` where the market has left all of these
 * prices. A price behind the last known level is left out: its amount is not known. Prices and levels come best first.
 */
export function heldPrices(
  prices: readonly Decimal[],
  levels: readonly Pick<Level, 'price'>[],
  side: BookSide,
  count: number,
): readonly Decimal[] | undefined {
  const worst = levels.at(-1)?.price;
  if (worst === undefined || !prices.some((price) => levels.some((level) => level.price === price))) return undefined;
  const kept = prices.filter((price) => !isWorse(price, worst, side));
  const last = kept.at(-1);
  const behind = levels.map(({ price }) => price).filter((price) => last !== undefined && isWorse(price, last, side));
  return [...kept, ...behind].slice(0, count);
}

/** The levels at these prices: no amount where nothing rests, and the sum of all levels up to the price, with those that have no row. */
export function levelsAt(prices: readonly Decimal[], levels: readonly Level[], side: BookSide): Level[] {
  return prices.map((price) => ({
    price,
    amount: levels.find((level) => level.price === price)?.amount ?? ZERO,
    sum: levels.findLast((level) => !isWorse(level.price, price, side))?.sum ?? ZERO,
  }));
}
