/** Throttles work per key: runs at once, then at most once per interval, with a trailing run. */
export class Throttle<Key> {
  readonly #intervalMs: number;
  readonly #work: (key: Key) => void;
  readonly #resting = new Map<Key, { timer: NodeJS.Timeout; isAskedFor: boolean }>();

  constructor(intervalMs: number, work: (key: Key) => void) {
    this.#intervalMs = intervalMs;
    this.#work = work;
  }

  ask(key: Key): void {
    const resting = this.#resting.get(key);
    if (resting) resting.isAskedFor = true;
    else this.#run(key);
  }

  close(): void {
    for (const { timer } of this.#resting.values()) clearTimeout(timer);
    this.#resting.clear();
  }

  #run(key: Key): void {
    const timer = setTimeout(() => {
      const isAskedFor = this.#resting.get(key)?.isAskedFor ?? false;
      this.#resting.delete(key);
      if (isAskedFor) this.#run(key);
    }, this.#intervalMs);
    this.#resting.set(key, { timer, isAskedFor: false });
    this.#work(key);
  }
}
