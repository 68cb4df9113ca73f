import type { Decimal } from '@bourse/decimal';
import type { BookStore } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';

/** What the arrangements of the deal screen put together. */
export interface ArrangementProps {
  /** With figures that move. */
  readonly livePair: Pair;
  /** The same pair as long as its names and places stay: for everything that shows none of its figures. */
  readonly pair: Pair;
  readonly book: BookStore;
  readonly onSelect: (pair: Pair) => void;
  /** An alert is wanted: at a price of the chart, or at one that is still to be typed. */
  readonly onAlert: (price?: Decimal) => void;
}
