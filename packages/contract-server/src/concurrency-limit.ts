/** More work is waiting than will be done in useful time. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

interface Limits {
  /** Pieces of work that run at the same time. */
  atOnce: number;
  /** Pieces of work that wait; a further one is refused. */
  mostWaiting: number;
}

/**
 * Limits how much costly work runs at the same time; the rest waits in order of arrival. Between two pieces of work the event loop
 * comes to sockets and files: queries of PGlite run in this process without a pause, and a row of them would keep a commit
 * from the disk for seconds.
 */
export class ConcurrencyLimit {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws TooBusyError if too much work is waiting already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else if (this.#waiting.length < this.#limits.mostWaiting) await this.#wait();
    else throw new TooBusyError('too much work is waiting');
    try {
      return await work();
    } finally {
      setImmediate(() => this.#startNext());
    }
  }

  /** Starts the next piece of work that waits, or frees the place. */
  #startNext(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
