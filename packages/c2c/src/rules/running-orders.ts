import type { Order } from '@bourse/contracts/c2c';
import { isRunning } from './order-actions';
import { deadlineOf } from './deadline';

export interface RunningOrders {
  readonly count: number;
  /** The newest running order. */
  readonly next: Order | undefined;
  /** Ends of the payment windows of unpaid orders, epoch milliseconds, the nearest one first. */
  readonly deadlines: readonly number[];
}

/** The running orders of a list. */
export function runningOrders(orders: readonly Order[]): RunningOrders {
  const running = orders.filter(isRunning);
  const deadlines = running.flatMap(({ status, createdAt }) =>
    status === 'unpaid' && createdAt !== undefined ? [deadlineOf(createdAt)] : [],
  );
  return { count: running.length, next: running[0], deadlines: deadlines.toSorted((a, b) => a - b) };
}

/** Orders with a changed status, and new ones; empty for the first list. */
export function changedOrders(before: readonly Order[] | undefined, now: readonly Order[]): Order[] {
  if (!before) return [];
  const statuses = new Map(before.map(({ id, status }) => [id, status]));
  // Without any order before, each one is new.
  const oldest = before.length === 0 ? 0 : Math.min(...before.map(({ id }) => id));
  // An older order that only the new page holds is not news.
  return now.filter(({ id, status }) => statuses.get(id) !== status && (statuses.has(id) || !(id < oldest)));
}
