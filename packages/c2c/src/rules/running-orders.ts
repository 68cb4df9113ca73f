import type { Order } from '../contract';
import { isRunning } from './order-actions';
import { deadlineOf } from './deadline';

export interface RunningOrders {
  readonly count: number;
  /** The running order with the nearest deadline, else the newest one. */
  readonly next: Order | undefined;
  /** Nearest end of a payment window, epoch milliseconds; `undefined`: no order is unpaid. */
  readonly deadline: number | undefined;
}

/** The running orders of a list. */
export function runningOrders(orders: readonly Order[]): RunningOrders {
  const running = orders.filter(isRunning);
  const unpaid = running.filter((order) => order.status === 'unpaid' && order.createdAt !== undefined);
  const nearest = unpaid.toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0))[0];
  return {
    count: running.length,
    next: nearest ?? running[0],
    deadline: nearest?.createdAt === undefined ? undefined : deadlineOf(nearest.createdAt),
  };
}

/** Orders with a changed status, and new ones; empty for the first list. */
export function changedOrders(before: readonly Order[] | undefined, now: readonly Order[]): Order[] {
  if (!before) return [];
  const statuses = new Map(before.map(({ id, status }) => [id, status]));
  const oldest = Math.min(...before.map(({ id }) => id));
  // An older order that only the new page holds is not news.
  return now.filter(({ id, status }) => statuses.get(id) !== status && (statuses.has(id) || !(id < oldest)));
}
