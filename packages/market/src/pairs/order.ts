import { compareKnown, isNegative, isPositive, isZero, times, toDrawingNumber, type Decimal } from '@bourse/decimal';
import type { Pair } from '@bourse/contracts/market';

export const QUOTE_COLUMNS = ['name', 'price', 'change', 'high', 'low', 'volume'] as const;
export type QuoteColumn = (typeof QUOTE_COLUMNS)[number];

export interface QuoteOrder {
  readonly column: QuoteColumn;
  readonly direction: 'ascending' | 'descending';
}

/** 24h turnover in quote currency: volume x last price; `undefined` if one of them is unknown. Without volume it is zero at any price. */
export function turnover({ volume, last }: Pick<Pair, 'volume' | 'last'>): Decimal | undefined {
  if (volume === undefined || isZero(volume)) return volume;
  return last && times(volume, last);
}

const FIGURES: Record<Exclude<QuoteColumn, 'name'>, (pair: Pair) => Decimal | undefined> = {
  price: ({ last }) => last,
  change: ({ change }) => change,
  high: ({ high }) => high,
  low: ({ low }) => low,
  // Amounts of different coins are not comparable; their value in the same quote currency is.
  volume: turnover,
};

const bySymbol = new Intl.Collator('en', { numeric: true });

/**
 * Sorted pairs; the server's order if none is given. Stable. Thousands of pairs are sorted many times a minute, so each
 * key is computed once and compared as a double; decimals are compared only if the doubles are equal (conversion to
 * double is monotonic). An unknown figure is the smallest.
 */
export function orderPairs(pairs: readonly Pair[], order: QuoteOrder | undefined): readonly Pair[] {
  if (!order) return pairs;
  const sign = order.direction === 'ascending' ? 1 : -1;
  if (order.column === 'name') return pairs.toSorted((a, b) => sign * bySymbol.compare(a.symbol, b.symbol));
  const figureOf = FIGURES[order.column];
  return pairs
    .map((pair) => {
      const figure = figureOf(pair);
      return { pair, figure, rough: figure === undefined ? -Number.MAX_VALUE : toDrawingNumber(figure) };
    })
    .toSorted((a, b) => sign * (a.rough - b.rough || compareKnown(a.figure, b.figure)))
    .map(({ pair }) => pair);
}

/** The order after a press on a column's head: names from A, figures from the largest, then the other way, then none. */
export function nextQuoteOrder(order: QuoteOrder | undefined, column: QuoteColumn): QuoteOrder | undefined {
  const first = column === 'name' ? 'ascending' : 'descending';
  if (order?.column !== column) return { column, direction: first };
  if (order.direction === first) return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
  return undefined;
}

/** Views of a market: all, gainers, losers, most traded. */
export const QUOTE_VIEWS = ['all', 'gainers', 'losers', 'volume'] as const;
export type QuoteView = (typeof QUOTE_VIEWS)[number];

interface ViewRule {
  readonly shows: (pair: Pair) => boolean;
  readonly order: QuoteOrder | undefined;
}

const VIEWS: Record<QuoteView, ViewRule> = {
  all: { shows: () => true, order: undefined },
  gainers: {
    shows: ({ change }) => change !== undefined && isPositive(change),
    order: { column: 'change', direction: 'descending' },
  },
  losers: {
    shows: ({ change }) => change !== undefined && isNegative(change),
    order: { column: 'change', direction: 'ascending' },
  },
  volume: {
    shows: ({ volume }) => volume !== undefined && isPositive(volume),
    order: { column: 'volume', direction: 'descending' },
  },
};

/** The pairs of a view, in its own order or in the user's. */
export function pairsOfView(
  pairs: readonly Pair[],
  view: QuoteView,
  order: QuoteOrder | undefined = VIEWS[view].order,
): readonly Pair[] {
  return orderPairs(pairs.filter(VIEWS[view].shows), order);
}
