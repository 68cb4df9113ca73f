import { alsoReads, decimal, jsonText, list, maybeDecimal } from '../wire';
import { compare, isPositive, ZERO } from '@bourse/decimal';
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

/** Sorts levels best price first. Some back ends send asks in display order, highest first. */
const bestFirst = (outwards: 1 | -1) => {
  const byPrice = (a: BookLevel, b: BookLevel) => outwards * compare(a.price, b.price);
  const isInOrder = (level: BookLevel, index: number, levels: readonly BookLevel[]) => {
    const before = levels[index - 1];
    return !before || byPrice(before, level) <= 0;
  };
  return (levels: BookLevel[]) => (levels.every(isInOrder) ? levels : levels.toSorted(byPrice));
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
