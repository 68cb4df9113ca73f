import { isLess, isPositive, minus, type Decimal } from '@bourse/decimal';
import type { LeverOrder } from '@bourse/contracts/lever';

/** Open orders as the last event had them. */
export interface OpenOrders {
  readonly positions: readonly LeverOrder[];
  readonly entrusts: readonly LeverOrder[];
}

/** A position of which lots have closed. */
export interface ReducedPosition {
  readonly position: LeverOrder;
  readonly lots: Decimal;
}

/** What has happened between two events. */
export interface OrderNews {
  /** Ids of positions that are no longer open. */
  readonly closed: readonly number[];
  /** Positions that were pending orders before. */
  readonly filled: readonly LeverOrder[];
  /** Positions that have fewer lots, with the lots that closed: these are orders of their own. */
  readonly reduced: readonly ReducedPosition[];
  /** Ids of reduce-only orders that are no longer pending: filled, or cancelled by the user or the exchange. */
  readonly goneReductions: readonly number[];
}

/** Compares two events. A pending order that is gone without a position was revoked by the user, or has closed meanwhile. */
export function orderNews(before: OpenOrders, after: OpenOrders): OrderNews {
  const open = new Set(after.positions.map(({ id }) => id));
  const pending = new Set(before.entrusts.map(({ id }) => id));
  const lotsNow = new Map(after.positions.map(({ id, lots }) => [id, lots]));
  const pendingNow = new Set(after.entrusts.map(({ id }) => id));
  return {
    closed: before.positions.filter(({ id }) => !open.has(id)).map(({ id }) => id),
    filled: after.positions.filter(({ id }) => pending.has(id)),
    reduced: before.positions.flatMap((position) => {
      const now = lotsNow.get(position.id);
      return now !== undefined && isLess(now, position.lots) ? [{ position, lots: minus(position.lots, now) }] : [];
    }),
    goneReductions: before.entrusts
      .filter(({ id, isReduceOnly }) => isReduceOnly && !pendingNow.has(id))
      .map(({ id }) => id),
  };
}

/** The closed orders that are the newest parts of a position, as many as make up the lots that closed: newer ids with its entry. */
export function closesOf(closed: readonly LeverOrder[], { position, lots }: ReducedPosition): readonly LeverOrder[] {
  let missing = lots;
  return closed
    .toSorted((a, b) => b.id - a.id)
    .filter((order) => {
      const belongs =
        isPositive(missing) &&
        order.id > position.id &&
        order.pair === position.pair &&
        order.direction === position.direction &&
        order.entryPrice === position.entryPrice &&
        order.openedAt === position.openedAt;
      if (belongs) missing = minus(missing, order.lots);
      return belongs;
    });
}
