import { dividedBy, isPositive, roundHalfUp, smaller, times, ZERO, decimal, type Decimal } from '@bourse/decimal';
import type { OpenOrder } from '../contract';

/** Buys and sells are numbered apart. */
export function orderKey({ side, id }: Pick<OpenOrder, 'side' | 'id'>): string {
  return `${side}${id}`;
}

/**
 * Buys and sells of all pages as one list, newest first. While orders change, a row may be on two pages: duplicates are
 * removed.
 */
export function mergeOpenOrders(pages: readonly (readonly OpenOrder[])[]): readonly OpenOrder[] {
  const rows = new Map<string, OpenOrder>();
  for (const row of pages.flat()) {
    const key = orderKey(row);
    if (!rows.has(key)) rows.set(key, row);
  }
  return [...rows.values()].toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0) || b.id - a.id);
}

/** How much of an order is filled, in whole per cent: filled / amount. */
export function filledPercent({ filled, amount }: Pick<OpenOrder, 'filled' | 'amount'>): Decimal {
  if (!isPositive(amount)) return ZERO;
  return roundHalfUp(times(dividedBy(smaller(filled, amount), amount), decimal(100)), 0);
}
