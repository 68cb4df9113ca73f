import { alsoReads, decimal, jsonText, list, maybeDecimal } from '../wire';
import { compare, isPositive, plus, ZERO, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';

/**
 * One price level of a book: the amount at a price, and the cumulative amount from the best price if it is sent. Some back
 * ends send a pair of price and amount.
 */
export const bookLevel = v.pipe(
  alsoReads(
    v.object({ price: decimal, number: decimal, sum: maybeDecimal }),
    v.pipe(
      v.tuple([decimal, decimal]),
      v.transform(([price, number]) => ({ price, number, sum: undefined })),
    ),
  ),
  v.check(({ price, number }) => isPositive(price) && isPositive(number), 'an empty level'),
  v.transform(({ price, number, sum }) => ({ price, amount: number, sum: sum ?? ZERO })),
);

export type BookLevel = v.InferOutput<typeof bookLevel>;

/** Levels of one price as one. */
function merged(levels: readonly BookLevel[]): BookLevel[] {
  const byPrice = new Map<Decimal, BookLevel>();
  for (const level of levels) {
    const before = byPrice.get(level.price);
    byPrice.set(level.price, before ? { ...level, amount: plus(before.amount, level.amount) } : level);
  }
  return [...byPrice.values()];
}

/** Levels best price first, one a price. Some back ends send asks in display order, highest first, and some a level for each order. */
export const bestFirst = (outwards: 1 | -1) => {
  const byPrice = (a: BookLevel, b: BookLevel) => outwards * compare(a.price, b.price);
  const isBehind = (level: BookLevel, index: number, levels: readonly BookLevel[]) => {
    const before = levels[index - 1];
    return !before || byPrice(before, level) < 0;
  };
  return (levels: BookLevel[]) => (levels.every(isBehind) ? levels : merged(levels.toSorted(byPrice)));
};

export const bidSide = v.pipe(list(bookLevel), v.transform(bestFirst(-1)));
export const askSide = v.pipe(list(bookLevel), v.transform(bestFirst(1)));

/** A side as JSON text, as the `transaction` event carries it. */
export const bidSideText = jsonText(bidSide);
export const askSideText = jsonText(askSide);

/** Levels best price first on both sides. */
export interface Book {
  bids: readonly BookLevel[];
  asks: readonly BookLevel[];
}
