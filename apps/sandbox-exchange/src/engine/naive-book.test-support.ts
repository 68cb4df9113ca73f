import type { IncomingOrder, Plan, RestingOrder, Side, Step } from './types';

/**
 * The rules written down as plainly as possible, as an oracle for the fast book: one list, searched from end to end
 * for every step.
 */
export class NaiveBook {
  orders: (RestingOrder & { remaining: bigint; arrival: number })[] = [];
  #arrivals = 0;

  submit(order: IncomingOrder): { steps: Step[]; rests: bigint; refused?: Plan['refused'] } {
    if (order.condition === 'post_only') {
      const other = this.best(order.side === 'buy' ? 'sell' : 'buy');
      if (other && isWithinLimit(order, other.price)) return { steps: [], rests: 0n, refused: 'would_take' };
    }
    if (order.condition === 'fok' && this.#fillable(order) < order.quantity) {
      return { steps: [], rests: 0n, refused: 'cannot_fill' };
    }
    const steps: Step[] = [];
    let open = order.quantity;
    let budget = order.budget;
    while (open > 0n) {
      const maker = this.best(order.side === 'buy' ? 'sell' : 'buy');
      if (!maker || !isWithinLimit(order, maker.price)) break;
      if (budget !== undefined && budget < maker.price) break;
      if (maker.owner === order.owner) {
        steps.push({ kind: 'expire', makerId: maker.id });
        this.cancel(maker.id);
        continue;
      }
      let quantity = open < maker.remaining ? open : maker.remaining;
      if (budget !== undefined && quantity * maker.price > budget) quantity = budget / maker.price;
      steps.push({ kind: 'fill', makerId: maker.id, price: maker.price, quantity });
      open -= quantity;
      maker.remaining -= quantity;
      if (budget !== undefined) budget -= quantity * maker.price;
      if (maker.remaining === 0n) this.cancel(maker.id);
    }
    const rests = order.limit === undefined || order.condition === 'ioc' ? 0n : open;
    if (rests > 0n && order.limit !== undefined) {
      const { id, owner, side, limit: price } = order;
      this.orders.push({ id, owner, side, price, remaining: rests, arrival: this.#arrivals++ });
    }
    return { steps, rests };
  }

  /** Lots of other owners within the limit. */
  #fillable(order: IncomingOrder): bigint {
    return this.orders
      .filter((other) => other.side !== order.side && other.owner !== order.owner && isWithinLimit(order, other.price))
      .reduce((sum, other) => sum + other.remaining, 0n);
  }

  reduce(id: number, by: bigint): void {
    const order = this.orders.find((other) => other.id === id);
    if (order) order.remaining -= by;
  }

  cancel(id: number): boolean {
    const before = this.orders.length;
    this.orders = this.orders.filter((order) => order.id !== id);
    return this.orders.length < before;
  }

  /** The better price first, then the older order. */
  best(side: Side) {
    let best: NaiveBook['orders'][number] | undefined;
    for (const order of this.orders) {
      if (order.side !== side) continue;
      if (!best || isBefore(order, best)) best = order;
    }
    return best;
  }

  /** Bids, then asks, by priority. */
  resting(): RestingOrder[] {
    return (['buy', 'sell'] as const).flatMap((side) =>
      this.orders
        .filter((order) => order.side === side)
        .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
        .map(({ id, owner, price, remaining }) => ({ id, owner, side, price, remaining })),
    );
  }
}

interface Prior {
  side: Side;
  price: bigint;
  arrival: number;
}

function isBefore(a: Prior, b: Prior): boolean {
  if (a.price === b.price) return a.arrival < b.arrival;
  return a.side === 'buy' ? a.price > b.price : a.price < b.price;
}

function isWithinLimit({ side, limit }: IncomingOrder, price: bigint): boolean {
  if (limit === undefined) return true;
  return side === 'buy' ? price <= limit : price >= limit;
}
