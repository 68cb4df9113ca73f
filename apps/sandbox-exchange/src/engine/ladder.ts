import { Queue } from './queue';
import type { Side } from './types';

/**
 * The price levels of one side, best price last: the best level is added and removed at the end of the array in
 * constant time, and other levels are found by binary search.
 */
export class Ladder {
  readonly #side: Side;
  readonly #queues: Queue[] = [];

  constructor(side: Side) {
    this.#side = side;
  }

  get best(): Queue | undefined {
    return this.#queues.at(-1);
  }

  /** Best price first. */
  *bestFirst(): Generator<Queue, void> {
    for (let at = this.#queues.length - 1; at >= 0; at -= 1) {
      const queue = this.#queues[at];
      if (queue) yield queue;
    }
  }

  /** The queue at a price; created if there is none. */
  at(price: bigint): Queue {
    const index = this.#position(price);
    const found = this.#queues[index];
    if (found?.price === price) return found;
    const queue = new Queue(this.#side, price);
    this.#queues.splice(index, 0, queue);
    return queue;
  }

  remove(price: bigint): void {
    const index = this.#position(price);
    if (this.#queues[index]?.price === price) this.#queues.splice(index, 1);
  }

  /** Index of the first level that is not worse than `price`. */
  #position(price: bigint): number {
    let low = 0;
    let high = this.#queues.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const queue = this.#queues[middle];
      if (queue && this.#isWorse(queue.price, price)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #isWorse(a: bigint, b: bigint): boolean {
    return this.#side === 'buy' ? a < b : a > b;
  }
}
