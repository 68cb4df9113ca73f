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

/** The part of an order whose change is reported. */
const stateOf = ({ status, dispute }: Order) => (dispute ? `${status} ${dispute.state}` : status);

/** Orders with more unread messages than before; empty for the first list. */
export function ordersWithNews(before: readonly Order[] | undefined, now: readonly Order[]): Order[] {
  if (!before) return [];
  const unread = new Map(before.map((order) => [order.id, order.unread ?? 0]));
  return now.filter((order) => (order.unread ?? 0) > (unread.get(order.id) ?? 0));
}

/** Orders with a changed status or dispute, and new ones; empty for the first list. */
export function changedOrders(before: readonly Order[] | undefined, now: readonly Order[]): Order[] {
  if (!before) return [];
  const statuses = new Map(before.map((order) => [order.id, stateOf(order)]));
  // Without any order before, each one is new.
  const oldest = before.length === 0 ? 0 : Math.min(...before.map(({ id }) => id));
  // An older order that only the new page holds is not news.
  return now.filter(
    (order) => statuses.get(order.id) !== stateOf(order) && (statuses.has(order.id) || !(order.id < oldest)),
  );
}
