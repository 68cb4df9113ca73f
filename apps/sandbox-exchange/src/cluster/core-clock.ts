/** Two clocks drift apart by less than this from one heartbeat to the next, in milliseconds. */
const DRIFT_MS = 1;

/**
 * The time of the core, by which clients count down. A message arrives after the time that it tells, so the latest of the told times is the
 * nearest.
 */
export class CoreClock {
  readonly #now: () => number;
  /** Milliseconds from the clock of this process to that of the core. */
  #ahead = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A heartbeat tells the time, epoch milliseconds. */
  beat(at: number): void {
    this.#ahead = Math.max(at - this.#now(), this.#ahead - DRIFT_MS);
  }

  /** A reply of the core has a `Date` header, in whole seconds. */
  reply(date: unknown): void {
    const at = typeof date === 'string' ? Date.parse(date) : Number.NaN;
    if (!Number.isNaN(at)) this.#ahead = Math.max(at - this.#now(), this.#ahead);
  }

  /** The clock of another core counts from now on. */
  reset(): void {
    this.#ahead = Number.NEGATIVE_INFINITY;
  }

  /** Epoch milliseconds; `undefined` before the core has told the time. */
  read(): number | undefined {
    return Number.isFinite(this.#ahead) ? this.#now() + this.#ahead : undefined;
  }
}
