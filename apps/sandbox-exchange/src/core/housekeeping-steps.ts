import type { Store } from '../store/store';
import { Housekeeping } from './housekeeping';
import type { Product } from './product';

interface Needs {
  store: Store;
  products: readonly Product[];
  onError: (error: unknown) => void;
  /** After how many ledger entries housekeeping runs, and how long what bots did is kept (milliseconds). */
  housekeeping: { every: number; keep: number };
}

/** Carries the housekeeping out in steps, one after each batch, so that no command waits for all of it. */
export class HousekeepingSteps {
  readonly #needs: Needs;
  readonly #housekeeping: Housekeeping;
  #entries = 0;
  #running: AsyncGenerator<void, void> | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#housekeeping = new Housekeeping(needs.store, needs.products);
  }

  /** Counts ledger entries that were written. */
  count(entries: number): void {
    this.#entries += entries;
  }

  /** Begins the housekeeping if enough entries were written, or carries its next step out. */
  async step(now: number): Promise<void> {
    const { housekeeping, onError } = this.#needs;
    if (!this.#running && this.#entries >= housekeeping.every) {
      this.#entries = 0;
      this.#running = this.#housekeeping.run(now - housekeeping.keep);
    }
    try {
      const step = await this.#running?.next();
      if (step?.done) this.#running = undefined;
    } catch (error) {
      this.#running = undefined;
      onError(error);
    }
  }
}
