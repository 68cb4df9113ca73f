import type { Decimal } from '@bourse/decimal';
import type { Source } from '@bourse/feature-kit';

export type DepthSide = 'bids' | 'asks';

/** An amount at a price, in base currency. */
export interface DepthLevel {
  readonly price: Decimal;
  readonly amount: Decimal;
}

/** The levels of a book, best price first on both sides. */
export type DepthBook = Readonly<Record<DepthSide, readonly DepthLevel[]>>;

/** Levels outside of React; `undefined` until they are known. */
export type DepthSource = Source<DepthBook | undefined>;
