import { SHANGHAI_OFFSET_MS } from '@bourse/contracts/wire';
import type { Order } from '@bourse/contracts/c2c';
import { isRunning, roleOf } from './order-actions';

/** Counts from which the exchange refuses to let a user take an ad; `undefined` where it does not announce them. */
export interface QuotaLimits {
  readonly cancellations: number | undefined;
  readonly unfinished: number | undefined;
}

const DAY_MS = 86_400_000;

/** Start of the exchange's day, which is that of Asia/Shanghai, epoch milliseconds. */
export function startOfDay(now: number): number {
  return Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;
}

export interface Count {
  readonly count: number;
  readonly limit: number | undefined;
  /** `false`: orders that are not loaded may add to the count. */
  readonly isExact: boolean;
}

export interface Quota {
  /** Orders that the user should have paid and that were cancelled or expired today. */
  readonly cancellations: Count;
  readonly unfinished: Count;
  /** An announced limit is reached: taking an ad would be refused. */
  readonly isExhausted: boolean;
}

/**
 * The used part of the limits, computed from the loaded orders (newest first). `hasMore`: there are older orders. An
 * order without a time of cancellation counts for the day of its creation.
 */
export function quotaOf(
  orders: readonly Order[],
  { hasMore, now, limits }: { readonly hasMore: boolean; readonly now: number; readonly limits: QuotaLimits },
): Quota {
  const today = startOfDay(now);
  const isToday = ({ updatedAt, createdAt }: Order) => (updatedAt ?? createdAt ?? 0) >= today;
  const cancelled = orders.filter(
    (order) =>
      order.status === 'cancelled' && roleOf(order.adType, order.isPublisher ?? false) === 'payer' && isToday(order),
  );
  const unfinished = orders.filter(isRunning);
  // An order of yesterday may have been cancelled today; one that is older than a payment window before midnight may
  // not.
  const oldest = orders.at(-1)?.createdAt;
  const reachesBeyondToday = oldest !== undefined && oldest < today - DAY_MS;
  const cancellations = {
    count: cancelled.length,
    limit: limits.cancellations,
    isExact: !hasMore || reachesBeyondToday,
  };
  const unfinishedOrders = { count: unfinished.length, limit: limits.unfinished, isExact: !hasMore };
  return {
    cancellations,
    unfinished: unfinishedOrders,
    isExhausted: [cancellations, unfinishedOrders].some(({ count, limit }) => limit !== undefined && count >= limit),
  };
}
