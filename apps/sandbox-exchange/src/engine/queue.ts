import type { RestingOrder, Side } from './types';

/** A resting order as a link of its price level's queue. */
export interface Entry extends RestingOrder {
  remaining: bigint;
  queue: Queue;
  before: Entry | undefined;
  after: Entry | undefined;
}

/** FIFO queue at one price; any order is removed in constant time. */
export class Queue {
  readonly side: Side;
  readonly price: bigint;
  /** Sum of the remaining quantities. */
  quantity = 0n;
  first: Entry | undefined;
  #last: Entry | undefined;

  constructor(side: Side, price: bigint) {
    this.side = side;
    this.price = price;
  }

  append(id: number, owner: number, remaining: bigint): Entry {
    const { side, price } = this;
    const entry: Entry = { id, owner, side, price, remaining, queue: this, before: this.#last, after: undefined };
    if (this.#last) this.#last.after = entry;
    else this.first = entry;
    this.#last = entry;
    this.quantity += remaining;
    return entry;
  }

  remove(entry: Entry): void {
    if (entry.before) entry.before.after = entry.after;
    else this.first = entry.after;
    if (entry.after) entry.after.before = entry.before;
    else this.#last = entry.before;
    this.quantity -= entry.remaining;
  }

  reduce(entry: Entry, quantity: bigint): void {
    entry.remaining -= quantity;
    this.quantity -= quantity;
  }
}
