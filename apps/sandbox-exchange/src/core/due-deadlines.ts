import type { Context } from './context';
import type { State } from './state';
import type { Product } from './product';
import type { Waiting } from './queued';
import type { Deadline } from './schedule';

/** A deadline that failed is tried again after this time; others are not delayed by it. */
const DEADLINE_RETRY_MS = 5000;

/** Turns deadlines into commands of their products. */
export class DueDeadlines {
  readonly #products: ReadonlyMap<string, Product>;
  /** Deadlines that failed, with the time of the next try. */
  readonly #postponed = new Map<number, number>();

  constructor(products: readonly Product[]) {
    this.#products = new Map(products.map((product) => [product.name, product]));
  }

  /** The deadlines that are due, as commands. They stay in the schedule until they run. */
  take({ schedule }: State, now: number, most: number): Waiting[] {
    return schedule
      .due(now, most)
      .filter(({ sequence }) => (this.#postponed.get(sequence) ?? 0) <= now)
      .map((deadline) => ({
        run: (context, state) => {
          this.#meet(deadline, context, state);
          return () => this.#postponed.delete(deadline.sequence);
        },
        fail: () => this.#postponed.set(deadline.sequence, now + DEADLINE_RETRY_MS),
      }));
  }

  #meet(deadline: Deadline, context: Context, state: State): void {
    const product = this.#products.get(deadline.product);
    // A deadline of a product that this exchange runs without is kept for later.
    if (!product?.due) throw new Error(`nothing handles the deadline ${deadline.key} of ${deadline.product}`);
    if (state.schedule.take(deadline)) product.due(context, context.of(product), deadline);
  }
}
