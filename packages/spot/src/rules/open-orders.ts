import { dividedBy, isPositive, roundHalfUp, smaller, times, ZERO, decimal, type Decimal } from '@bourse/decimal';
import { rowsOfPages } from '@bourse/lists';
import type { OpenOrder } from '@bourse/contracts/spot';

/** Buys and sells are numbered apart. */
export function orderKey({ side, id }: Pick<OpenOrder, 'side' | 'id'>): string {
  return `${side}${id}`;
}

/** Buys and sells of all pages as one list, newest first. */
export function mergeOpenOrders(pages: readonly (readonly OpenOrder[])[]): readonly OpenOrder[] {
  return rowsOfPages(pages, orderKey).toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0) || b.id - a.id);
}

/** How much of an order is filled, in whole per cent: filled / amount; `undefined` where it is not known. */
export function filledPercent({ filled, amount }: Pick<OpenOrder, 'filled' | 'amount'>): Decimal | undefined {
  if (filled === undefined) return undefined;
  if (!isPositive(amount)) return ZERO;
  return roundHalfUp(times(dividedBy(smaller(filled, amount), amount), decimal(100)), 0);
}

/**
 * Whether an order can get another price: an exit has none of its own, and an order of an OCO cannot be cancelled and placed again, which would
 * end both and leave one. `amends`: the back end moves an order in one step.
 */
export const isMovable = ({ exit, ocoId }: Pick<OpenOrder, 'exit' | 'ocoId'>, amends: boolean): boolean =>
  exit === undefined && (ocoId === undefined || amends);
