import { isLess } from '@bourse/decimal';
import type { LeverOrder } from '../contract';

/** Open orders as the last event had them. */
export interface OpenOrders {
  readonly positions: readonly LeverOrder[];
  readonly entrusts: readonly LeverOrder[];
}

/** What has happened between two events. */
export interface OrderNews {
  /** Ids of positions that are no longer open. */
  readonly closed: readonly number[];
  /** Positions that were pending orders before. */
  readonly filled: readonly LeverOrder[];
  /** Positions that have fewer lots, as they were before: their closed lots are an order of their own. */
  readonly reduced: readonly LeverOrder[];
  /** Ids of reduce-only orders that are no longer pending: filled, or cancelled by the user or the exchange. */
  readonly goneReductions: readonly number[];
}

/** Whether a closed order is a part of a position: a newer order with the entry of the position. */
export const isPartOf = (closed: LeverOrder, position: LeverOrder): boolean =>
  closed.id > position.id &&
  closed.pair === position.pair &&
  closed.direction === position.direction &&
  closed.entryPrice === position.entryPrice &&
  closed.openedAt === position.openedAt;

/** Compares two events. A pending order that is gone without a position was revoked by the user, or has closed meanwhile. */
export function orderNews(before: OpenOrders, after: OpenOrders): OrderNews {
  const open = new Set(after.positions.map(({ id }) => id));
  const pending = new Set(before.entrusts.map(({ id }) => id));
  const lotsNow = new Map(after.positions.map(({ id, lots }) => [id, lots]));
  const pendingNow = new Set(after.entrusts.map(({ id }) => id));
  return {
    closed: before.positions.filter(({ id }) => !open.has(id)).map(({ id }) => id),
    filled: after.positions.filter(({ id }) => pending.has(id)),
    reduced: before.positions.filter(({ id, lots }) => isLess(lotsNow.get(id) ?? lots, lots)),
    goneReductions: before.entrusts
      .filter(({ id, isReduceOnly }) => isReduceOnly && !pendingNow.has(id))
      .map(({ id }) => id),
  };
}
