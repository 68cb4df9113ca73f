import {
  isNegative,
  larger,
  midpoint,
  minus,
  percentChange,
  plus,
  ZERO,
  type Decimal,
  runningSums,
  times,
} from '@bourse/decimal';
import type { BookLevel } from '@bourse/contracts/market';
import type { BookState } from './book-store';
import { groupLevels, stepPrice, type BookSide } from './group-levels';
import { heldPrices, levelsAt } from './held-levels';
import type { BookShape } from './layout';

/** A displayed level. */
export interface BookRow extends BookLevel {
  readonly side: BookSide;
  /** Row in its half of the screen, 1 at the top (asks are numbered from the top, section 2). */
  readonly number: number;
  /** Whether an order of the user rests at this level. */
  readonly isOwn: boolean;
  /** The amount as it is shown: in base currency, or its value in quote currency. */
  readonly quantity: Decimal;
  /** `quantity` cumulated from the best price to the level. */
  readonly total: Decimal;
}

/** Currency of the shown amounts. */
export const BOOK_UNITS = ['base', 'quote'] as const;
export type BookUnit = (typeof BOOK_UNITS)[number];

/** Prices of the user's open orders. */
export type OwnPrices = Readonly<Record<BookSide, ReadonlySet<Decimal>>>;

/** The displayed book. Both lists are in display order, from the top: asks end and bids begin at the middle. */
export interface BookView {
  readonly asks: readonly BookRow[];
  readonly bids: readonly BookRow[];
  /** The larger one of the two sides' totals: the longest depth bar. */
  readonly largestTotal: Decimal;
  readonly last: Decimal | undefined;
  /** Best ask minus best bid. */
  readonly spread: Decimal | undefined;
  /** Halfway between them. */
  readonly mid: Decimal | undefined;
  /** The spread in per cent of the mid. */
  readonly spreadPercent: Decimal | undefined;
}

export interface BookViewOptions {
  /** Levels of each side; a side that is not shown has none. */
  readonly shape: BookShape;
  /** Levels are grouped by this step, in quote currency; ungrouped if omitted. */
  readonly step?: Decimal | undefined;
  readonly ownPrices?: OwnPrices | undefined;
  /** Default `base`. */
  readonly unit?: BookUnit | undefined;
  /** The rows keep the prices that they have in the view before, as long as one of them is in the book. */
  readonly isHeld?: boolean;
}

export const EMPTY_VIEW: BookView = {
  asks: [],
  bids: [],
  largestTotal: ZERO,
  last: undefined,
  spread: undefined,
  mid: undefined,
  spreadPercent: undefined,
};

/**
 * The same levels with `sum`: the cumulative amount from the best price to the level, in base currency. Levels come
 * best price first. The wire's `sum` is not used, because grouped levels have none.
 */
export function cumulate(levels: readonly Pick<BookLevel, 'price' | 'amount'>[]): BookLevel[] {
  const sums = runningSums(levels.map(({ amount }) => amount));
  return levels.map(({ price, amount }, index) => ({ price, amount, sum: sums[index] ?? ZERO }));
}

type Amount = Pick<BookLevel, 'price' | 'amount'>;
type ShownLevel = BookLevel & Pick<BookRow, 'quantity' | 'total'>;

const SIDES = ['asks', 'bids'] as const satisfies readonly BookSide[];

const FIGURES = ['price', 'amount', 'sum', 'quantity', 'total'] as const;

const valueOf = ({ price, amount }: Amount): Amount => ({ price, amount: times(price, amount) });

/**
 * The rows of a book, grouped, cumulated and cut to the levels that are shown.
 * @param before the view of the last book with the same options: a row that has not changed keeps its identity
 */
export function bookView(
  book: BookState,
  { shape, step, ownPrices, unit = 'base', isHeld = false }: BookViewOptions,
  before: BookView = EMPTY_VIEW,
): BookView {
  const grouped = (levels: readonly Amount[], side: BookSide) =>
    step === undefined ? levels : groupLevels(levels, side, step);
  const pricesHeld = (side: BookSide) => {
    const prices = before[side].map(({ price }) => price);
    const bestFirst = side === 'asks' ? prices.toReversed() : prices;
    return heldPrices(bestFirst, grouped(book[side], side), side, shape[side]);
  };
  const held = isHeld ? { asks: pricesHeld('asks'), bids: pricesHeld('bids') } : undefined;
  const isWhole = SIDES.every((side) => shape[side] === 0 || held?.[side] !== undefined);
  const cut = (levels: readonly Amount[], side: BookSide) => {
    const all = grouped(levels, side);
    // Either both sides keep their prices, or none.
    const prices = isWhole ? held?.[side] : undefined;
    return prices ? levelsAt(prices, cumulate(all), side) : cumulate(all.slice(0, shape[side]));
  };
  const shown = (side: BookSide): ShownLevel[] => {
    const levels = cut(book[side], side);
    // The value of a group is that of its orders, not that of its amount at the price of the group.
    const quantities = unit === 'base' ? levels : cut(book[side].map(valueOf), side);
    return levels.map((level, index) => {
      const quantity = quantities[index] ?? level;
      return { ...level, quantity: quantity.amount, total: quantity.sum };
    });
  };
  const row = (side: BookSide) => {
    const own = ownLevels(ownPrices?.[side], side, step);
    return (level: ShownLevel, index: number): BookRow => {
      const isOwn = own.has(level.price);
      const known = before[side][index];
      return known && known.isOwn === isOwn && FIGURES.every((figure) => known[figure] === level[figure])
        ? known
        : { ...level, side, number: index + 1, isOwn };
    };
  };
  const middle = middleOf(book.bids[0]?.price, book.asks[0]?.price, before);
  const asks = shown('asks');
  const bids = shown('bids');
  return {
    asks: asks.toReversed().map(row('asks')),
    bids: bids.map(row('bids')),
    largestTotal: larger(asks.at(-1)?.total ?? ZERO, bids.at(-1)?.total ?? ZERO),
    last: book.last,
    ...middle,
  };
}

const NONE: ReadonlySet<Decimal> = new Set();

/** The levels in which own orders rest: with grouping, those into which their prices fall. */
function ownLevels(
  prices: ReadonlySet<Decimal> = NONE,
  side: BookSide,
  step: Decimal | undefined,
): ReadonlySet<Decimal> {
  return step === undefined ? prices : new Set([...prices].map((price) => stepPrice(price, side, step)));
}

/**
 * Spread and mid of the ungrouped book; absent if a side is empty. A crossed book (best bid above best ask) has a negative spread, and no
 * mid. `before`: a view that may have the same ones.
 */
function middleOf(bid: Decimal | undefined, ask: Decimal | undefined, before = EMPTY_VIEW) {
  if (bid === undefined || ask === undefined) return { spread: undefined, mid: undefined, spreadPercent: undefined };
  const spread = minus(ask, bid);
  if (isNegative(spread)) return { spread, mid: undefined, spreadPercent: undefined };
  const mid = midpoint(bid, ask);
  const isKnown = spread === before.spread && mid === before.mid;
  return { spread, mid, spreadPercent: isKnown ? before.spreadPercent : percentChange(mid, plus(mid, spread)) };
}
