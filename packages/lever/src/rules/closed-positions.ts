import type { PairId } from '@bourse/contracts/market';
import type { LeverOrder, OrderPage } from '@bourse/contracts/lever';

/** Ids of the positions of a pair, or of all pairs, that are known while a list of them is requested: from the last reply and from events. */
export function knownPositions(
  pair: PairId | undefined,
  listed: readonly LeverOrder[],
  pushed: readonly LeverOrder[],
): readonly number[] {
  return [...listed, ...pushed.filter((order) => pair === undefined || order.pair === pair)].map(({ id }) => id);
}

/**
 * The known positions that a reply proves closed: the reply is newer than all that was known when it was requested, so the
 * positions that it lacks have closed meanwhile. A list of several pages proves nothing.
 */
export function closedBy({ orders, total }: OrderPage, known: readonly number[]): readonly number[] {
  if (total > orders.length) return [];
  const open = new Set(orders.map(({ id }) => id));
  return known.filter((id) => !open.has(id));
}

/** Positions without those that are known as closed: a late event may still have them. */
export function withoutClosed(
  positions: readonly LeverOrder[] | undefined,
  closed: readonly number[],
): readonly LeverOrder[] | undefined {
  return positions?.filter(({ id }) => !closed.includes(id));
}
