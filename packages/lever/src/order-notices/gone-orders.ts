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
}

/** Compares two events. A pending order that is gone without a position was revoked by the user, or has closed meanwhile. */
export function orderNews(before: OpenOrders, after: OpenOrders): OrderNews {
  const open = new Set(after.positions.map(({ id }) => id));
  const pending = new Set(before.entrusts.map(({ id }) => id));
  return {
    closed: before.positions.filter(({ id }) => !open.has(id)).map(({ id }) => id),
    filled: after.positions.filter(({ id }) => pending.has(id)),
  };
}
