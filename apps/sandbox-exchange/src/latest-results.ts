/** Keeps the results that were used last, by key. */
export class LatestResults<Key, Result> {
  readonly #most: number;
  readonly #results = new Map<Key, Result>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The cached result, or a new one of `make`. */
  get(key: Key, make: () => Result): Result {
    const result = this.#results.get(key) ?? make();
    // A map iterates in the order of insertion: the first key is the one that was used longest ago.
    this.#results.delete(key);
    this.#results.set(key, result);
    for (const oldest of this.#results.keys()) {
      if (this.#results.size <= this.#most) break;
      this.#results.delete(oldest);
    }
    return result;
  }
}
