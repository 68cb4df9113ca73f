import { compare, decimal, isPositive, minus, smaller, ZERO, type Decimal } from '@bourse/decimal';
import type { Book, Level, Side } from './types';

export const EMPTY_BOOK: Book = { bids: [], asks: [] };

/** What an order takes from a side of the book, best price first, and what is left of the side. */
export function take(
  levels: readonly Level[],
  amount: Decimal,
  accepts: (price: Decimal) => boolean,
): { readonly taken: readonly Level[]; readonly left: readonly Level[] } {
  const taken: Level[] = [];
  const left: Level[] = [];
  let wanted = amount;
  for (const [price, offered] of levels) {
    const part = accepts(price) ? smaller(offered, wanted) : ZERO;
    if (isPositive(part)) taken.push([price, part]);
    wanted = minus(wanted, part);
    const rest = minus(offered, part);
    if (isPositive(rest)) left.push([price, rest]);
  }
  return { taken, left };
}

/** The levels of `after` that differ from those of `before`, and the removed ones with amount 0. */
export function changes(before: readonly Level[], after: readonly Level[]): readonly Level[] {
  const old = new Map(before);
  const remaining = new Set(after.map(([price]) => price));
  return [
    ...after.filter(([price, amount]) => old.get(price) !== amount),
    ...before.filter(([price]) => !remaining.has(price)).map(([price]): Level => [price, ZERO]),
  ];
}

/** Best price first. */
const sorted = (levels: readonly Level[], side: 'bids' | 'asks'): readonly Level[] =>
  levels.toSorted(([one], [other]) => (side === 'bids' ? compare(other, one) : compare(one, other)));

/** The side of the book from which an order takes. */
export const takenSide = (side: Side) => (side === 'buy' ? 'asks' : 'bids');

/** Levels as decimal text, in any order. */
export interface BookOptions {
  readonly bids?: readonly (readonly [price: string, amount: string])[];
  readonly asks?: readonly (readonly [price: string, amount: string])[];
}

/** The book of these levels, best price first. */
export function bookOf({ bids = [], asks = [] }: BookOptions): Book {
  const levels = (side: 'bids' | 'asks', rows: NonNullable<BookOptions['bids']>) =>
    sorted(
      rows.map(([price, amount]): Level => [decimal(price), decimal(amount)]),
      side,
    );
  return { bids: levels('bids', bids), asks: levels('asks', asks) };
}
