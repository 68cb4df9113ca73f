import { toDrawingNumber } from '@bourse/decimal';
import type { Pair } from '../contract';

export type PairColumn = 'name' | 'price' | 'change';

export interface PairOrder {
  readonly column: PairColumn;
  readonly direction: 'ascending' | 'descending';
}

/** The pairs in an order; in the server's own where none is given. Equal pairs keep their places. */
export function sortPairs(pairs: readonly Pair[], order: PairOrder | undefined): readonly Pair[] {
  if (!order) return pairs;
  const sign = order.direction === 'ascending' ? 1 : -1;
  if (order.column === 'name') return pairs.toSorted((a, b) => sign * byName.compare(a.symbol, b.symbol));
  // Where rows stand is a matter of drawing, and thousands are sorted several times a second.
  const figure = order.column === 'price' ? 'last' : 'change';
  const keyed = pairs.map((pair) => ({ pair, key: toDrawingNumber(pair[figure]) }));
  return keyed.toSorted((a, b) => sign * (a.key - b.key)).map(({ pair }) => pair);
}

const byName = new Intl.Collator('en');

/** The order after a press on a column's head: names from A, figures from the largest, then the other way, then none. */
export function nextOrder(order: PairOrder | undefined, column: PairColumn): PairOrder | undefined {
  const first = column === 'name' ? 'ascending' : 'descending';
  if (order?.column !== column) return { column, direction: first };
  if (order.direction === first) return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
  return undefined;
}

/** Pairs whose name has the text in it, whatever the case and with or without the stroke: `btcus` finds BTC/USDT. */
export function searchPairs(pairs: readonly Pair[], text: string): readonly Pair[] {
  const wanted = bare(text);
  return wanted === '' ? pairs : pairs.filter(({ symbol }) => bare(symbol).includes(wanted));
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[\s/_-]/g, '');
