/** The countdown is drawn every 200 ms (money side, section 9). */
const TICK_MS = 200;
/** Wall clock and monotonic clock that drift apart by this much show a sleep, or a clock that was set. */
const JUMP_MS = 1000;

type OnTick = (now: number) => void;

/**
 * One timer for all countdowns of the page. `now` is `performance.now()`: a wrong or changed clock of the device has no effect.
 * After a sleep, during which that clock may stop, the jump listeners run, so that remaining times are read again.
 */
class Ticker {
  readonly #listeners = new Set<OnTick>();
  readonly #jumpListeners = new Set<() => void>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #offset = 0;

  follow(listener: OnTick): () => void {
    this.#listeners.add(listener);
    this.#start();
    return () => {
      this.#listeners.delete(listener);
      this.#stop();
    };
  }

  onJump(listener: () => void): () => void {
    this.#jumpListeners.add(listener);
    this.#start();
    return () => {
      this.#jumpListeners.delete(listener);
      this.#stop();
    };
  }

  #start(): void {
    if (this.#timer !== undefined) return;
    this.#offset = Date.now() - performance.now();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  #stop(): void {
    if (this.#listeners.size + this.#jumpListeners.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    const now = performance.now();
    const offset = Date.now() - now;
    if (Math.abs(offset - this.#offset) > JUMP_MS) {
      this.#offset = offset;
      for (const listener of this.#jumpListeners) listener();
    }
    for (const listener of this.#listeners) listener(now);
  }
}

export const ticker = new Ticker();
