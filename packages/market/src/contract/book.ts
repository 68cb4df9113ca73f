import { decimal, jsonText, list, maybeDecimal } from '@bourse/api-client/contract';
import { isPositive, ZERO } from '@bourse/decimal';
import * as v from 'valibot';

/** One price level of a book: what rests at a price, and the sum from the best price down to it where it is sent. */
export const bookLevel = v.pipe(
  v.object({ price: decimal, number: decimal, sum: maybeDecimal }),
  v.check(({ price, number }) => isPositive(price) && isPositive(number), 'an empty level'),
  v.transform(({ price, number, sum }) => ({ price, amount: number, sum: sum ?? ZERO })),
);

export type BookLevel = v.InferOutput<typeof bookLevel>;

export const bookSide = list(bookLevel);

/** A side as JSON text, as the `transaction` event carries it. */
export const bookSideText = jsonText(bookSide);

/** Levels best price first on both sides. */
export interface Book {
  bids: readonly BookLevel[];
  asks: readonly BookLevel[];
}
