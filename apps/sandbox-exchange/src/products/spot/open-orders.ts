import type { Published } from '../../core/published';
import { isActive, type OrderRecord } from './records';

/** Open orders as of the last commit, by user. The records are copies, because commands change the working state. */
export class OpenOrders {
  readonly #ofUsers = new Map<number, Map<number, OrderRecord>>();

  /** Replaces all orders by those of the store. */
  load(open: Iterable<OrderRecord>): void {
    this.#ofUsers.clear();
    this.update(open);
  }

  /** Takes over orders that were placed or changed, in the order of their ids. */
  update(changed: Iterable<OrderRecord>): void {
    for (const order of changed) {
      const own = this.#ofUsers.get(order.userId) ?? new Map<number, OrderRecord>();
      this.#ofUsers.set(order.userId, own);
      if (isActive(order)) own.set(order.id, { ...order });
      else own.delete(order.id);
      if (own.size === 0) this.#ofUsers.delete(order.userId);
    }
  }

  /** Newest first. */
  of(userId: number): OrderRecord[] {
    return [...(this.#ofUsers.get(userId)?.values() ?? [])].toReversed();
  }
}

const all = new WeakMap<Published, OpenOrders>();

/** The open orders of an exchange, by its published state. */
export function openOrdersOf(published: Published): OpenOrders {
  const known = all.get(published) ?? new OpenOrders();
  all.set(published, known);
  return known;
}
