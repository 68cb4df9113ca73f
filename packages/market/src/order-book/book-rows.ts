import { decimal, larger, minus, percentChange, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import type { BookLevel } from '../contract';
import type { BookState } from './book-store';
import { cumulate } from './cumulate';
import { groupLevels, type BookSide } from './group-levels';

/** A level as it stands on the screen. */
export interface BookRow extends BookLevel {
  readonly side: BookSide;
  /** Place in its half of the screen, 1 at the top (asks are numbered from the top, section 2). */
  readonly number: number;
}

/** What the book shows. Both lists stand as they are drawn, from the top: asks end and bids begin at the middle. */
export interface BookView {
  readonly asks: readonly BookRow[];
  readonly bids: readonly BookRow[];
  /** The larger one of the two sides' sums: the longest depth bar. */
  readonly largestSum: Decimal;
  readonly last: Decimal | undefined;
  /** Best ask less best bid. */
  readonly spread: Decimal | undefined;
  /** Halfway between them. */
  readonly mid: Decimal | undefined;
  /** The spread in per cent of the mid. */
  readonly spreadPercent: Decimal | undefined;
}

export interface BookViewOptions {
  /** Levels a side. */
  readonly levels: number;
  /** Levels are joined by this step, in quote currency; left as they are where it is left out. */
  readonly step?: Decimal | undefined;
}

export const EMPTY_VIEW: BookView = {
  asks: [],
  bids: [],
  largestSum: ZERO,
  last: undefined,
  spread: undefined,
  mid: undefined,
  spreadPercent: undefined,
};

/** The rows of a book, grouped, cumulated and cut to the levels that are shown. */
export function bookView(book: BookState, { levels, step }: BookViewOptions): BookView {
  const shown = (side: BookSide) => {
    const all = book[side];
    const grouped = step === undefined ? all : groupLevels(all, side, step);
    return cumulate(grouped.slice(0, levels));
  };
  const asks = shown('asks');
  const bids = shown('bids');
  return {
    asks: asks.toReversed().map((level, index) => row('asks', level, index)),
    bids: bids.map((level, index) => row('bids', level, index)),
    largestSum: larger(asks.at(-1)?.sum ?? ZERO, bids.at(-1)?.sum ?? ZERO),
    last: book.last,
    ...middleOf(book.bids[0]?.price, book.asks[0]?.price),
  };
}

const row = (side: BookSide, level: BookLevel, index: number): BookRow => ({ ...level, side, number: index + 1 });

const HALF = decimal('0.5');

/** Spread and mid of the ungrouped book; neither where a side is empty. */
export function middleOf(bid: Decimal | undefined, ask: Decimal | undefined) {
  if (bid === undefined || ask === undefined) return { spread: undefined, mid: undefined, spreadPercent: undefined };
  const spread = minus(ask, bid);
  const mid = times(plus(ask, bid), HALF);
  return { spread, mid, spreadPercent: percentChange(mid, plus(mid, spread)) };
}
