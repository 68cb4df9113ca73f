import type { Decimal } from '@bourse/decimal';

export interface BookLevel {
  price: Decimal;
  quantity: Decimal;
  /** Quantity from the best price down to this one. */
  sum: Decimal;
}

/** Best price first on both sides. */
export interface Book {
  pairId: number;
  bids: readonly BookLevel[];
  asks: readonly BookLevel[];
  /** Price of the last fill; `undefined` before the first. */
  last: Decimal | undefined;
}
