import { Ladder } from './ladder';
import type { Entry } from './queue';
import type { IncomingOrder, Level, Plan, RestingOrder, Side, Step } from './types';

/**
 * The book of one pair: price-time priority. `plan` only reads; `apply` carries a plan out. Between the two, nothing
 * else may touch the book.
 */
export class OrderBook {
  readonly #ladders = { buy: new Ladder('buy'), sell: new Ladder('sell') };
  readonly #entries = new Map<number, Entry>();

  /** A book from resting orders in their order of arrival, as `orders()` gives them. */
  static restore(orders: Iterable<RestingOrder>): OrderBook {
    const book = new OrderBook();
    for (const order of orders) book.#rest(order.side, order.price, order.id, order.owner, order.remaining);
    return book;
  }

  /** The result of the order if it were placed now. It meets at most `mostSteps` resting orders; a cut order does not rest. */
  plan(order: IncomingOrder, mostSteps = Infinity): Plan {
    if (order.condition === 'post_only' && this.#wouldTake(order)) return refusal(order, 'would_take');
    const steps: Step[] = [];
    let open = order.quantity;
    let budget = order.budget;

    levels: for (const queue of this.#ladders[opposite(order.side)].bestFirst()) {
      const { price } = queue;
      if (!reaches(order, price)) break;
      for (let maker = queue.first; maker; maker = maker.after) {
        if (open === 0n) break levels;
        const affordable = budget === undefined ? open : budget / price;
        if (affordable === 0n) break levels;
        if (steps.length === mostSteps) return planOf(order, steps, { open, isCut: true });
        if (maker.owner === order.owner) {
          steps.push({ kind: 'expire', makerId: maker.id });
          continue;
        }
        const quantity = smallest(open, maker.remaining, affordable);
        steps.push({ kind: 'fill', makerId: maker.id, price, quantity });
        open -= quantity;
        if (budget !== undefined) budget -= quantity * price;
      }
    }
    return planOf(order, steps, { open, isCut: false });
  }

  /** @throws if the plan belongs to another state of the book */
  apply({ order, steps, rests }: Plan): void {
    for (const step of steps) {
      const maker = this.#entry(step.makerId);
      if (step.kind === 'expire' || step.quantity === maker.remaining) this.#leave(maker);
      else maker.queue.reduce(maker, step.quantity);
    }
    if (rests > 0n && order.limit !== undefined) this.#rest(order.side, order.limit, order.id, order.owner, rests);
  }

  /** Removes an order; false if it is not in the book. */
  cancel(id: number): boolean {
    const entry = this.#entries.get(id);
    if (entry) this.#leave(entry);
    return entry !== undefined;
  }

  /**
   * Takes a part of a resting order away; the rest keeps its place.
   * @throws if the order does not rest, or nothing would be left of it
   */
  reduce(id: number, by: bigint): void {
    const entry = this.#entry(id);
    if (by >= entry.remaining) throw new Error(`order ${id} has ${entry.remaining} lots, not more than ${by}`);
    entry.queue.reduce(entry, by);
  }

  get(id: number): RestingOrder | undefined {
    return this.#entries.get(id);
  }

  /** Best price first. */
  *levels(side: Side): Generator<Level, void> {
    for (const { price, quantity } of this.#ladders[side].bestFirst()) yield { price, quantity };
  }

  /** Everything that rests, bids then asks, by priority; `restore` makes the same book of it. */
  *orders(): Generator<RestingOrder, void> {
    for (const side of ['buy', 'sell'] as const) {
      for (const queue of this.#ladders[side].bestFirst()) {
        for (let entry = queue.first; entry; entry = entry.after) {
          const { id, owner, price, remaining } = entry;
          yield { id, owner, side, price, remaining };
        }
      }
    }
  }

  #wouldTake(order: IncomingOrder): boolean {
    const { best } = this.#ladders[opposite(order.side)];
    return best !== undefined && reaches(order, best.price);
  }

  #rest(side: Side, price: bigint, id: number, owner: number, remaining: bigint): void {
    if (this.#entries.has(id)) throw new Error(`order ${id} rests already`);
    this.#entries.set(id, this.#ladders[side].at(price).append(id, owner, remaining));
  }

  #leave(entry: Entry): void {
    const { queue } = entry;
    queue.remove(entry);
    if (!queue.first) this.#ladders[entry.side].remove(entry.price);
    this.#entries.delete(entry.id);
  }

  #entry(id: number): Entry {
    const entry = this.#entries.get(id);
    if (!entry) throw new Error(`order ${id} does not rest: the plan is of another book`);
    return entry;
  }
}

function refusal(order: IncomingOrder, refused: NonNullable<Plan['refused']>): Plan {
  return { order, steps: [], filled: 0n, rests: 0n, refused };
}

/** `open`: lots that do not trade. A cut order met as many resting orders as it may. */
function planOf(order: IncomingOrder, steps: Step[], { open, isCut }: { open: bigint; isCut: boolean }): Plan {
  const { condition, limit, quantity } = order;
  if (condition === 'fok' && open > 0n) return refusal(order, 'cannot_fill');
  const mayRest = limit !== undefined && condition !== 'ioc' && !isCut;
  return { order, steps, filled: quantity - open, rests: mayRest ? open : 0n };
}

function opposite(side: Side): Side {
  return side === 'buy' ? 'sell' : 'buy';
}

function reaches({ side, limit }: IncomingOrder, price: bigint): boolean {
  if (limit === undefined) return true;
  return side === 'buy' ? price <= limit : price >= limit;
}

function smallest(a: bigint, b: bigint, c: bigint): bigint {
  const least = a < b ? a : b;
  return least < c ? least : c;
}
