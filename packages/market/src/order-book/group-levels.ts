import { dividedBy, ceilTo, floorTo, isZero, plus, times, type Decimal } from '@bourse/decimal';
import type { BookLevel } from '@bourse/contracts/market';

/** The two sides of a book; a price is rounded away from the middle when levels are grouped. */
export type BookSide = 'bids' | 'asks';

/** Multiples of the tick by which a book can be grouped. */
export const TICK_MULTIPLES = [1, 10, 100, 1000] as const;

export type TickMultiple = (typeof TICK_MULTIPLES)[number];

/** The group of a price: bids round down, asks round up. */
export function stepPrice(price: Decimal, side: BookSide, step: Decimal): Decimal {
  const towards = side === 'bids' ? floorTo : ceilTo;
  return times(towards(dividedBy(price, step), 0), step);
}

/**
 * Groups levels by price step. Bids round down and asks up, so that no grouped level shows a better price than its
 * orders have. Levels come and go best price first; `step` is in quote currency.
 */
export function groupLevels(
  levels: readonly Pick<BookLevel, 'price' | 'amount'>[],
  side: BookSide,
  step: Decimal,
): Pick<BookLevel, 'price' | 'amount'>[] {
  if (isZero(step)) return [...levels];
  const grouped: { price: Decimal; amount: Decimal }[] = [];
  for (const { price, amount } of levels) {
    const stepped = stepPrice(price, side, step);
    const last = grouped.at(-1);
    if (last?.price === stepped) last.amount = plus(last.amount, amount);
    else grouped.push({ price: stepped, amount });
  }
  return grouped;
}
