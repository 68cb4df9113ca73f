/**
 * An answer of the venue that is used for a short time: simultaneous reads share one request. An answer that was asked for before
 * a change is not used after it.
 */
export class Fresh<Value> {
  readonly #read: () => Promise<Value>;
  readonly #maxAgeMs: number;
  readonly #now: () => number;
  #version = 0;
  #known: { readonly version: number; readonly at: number; readonly value: Promise<Value> } | undefined;

  constructor(read: () => Promise<Value>, maxAgeMs: number, now: () => number) {
    this.#read = read;
    this.#maxAgeMs = maxAgeMs;
    this.#now = now;
  }

  /** Rejects as the request to the venue does; a failure is not kept. */
  get(): Promise<Value> {
    const known = this.#known;
    if (known?.version === this.#version && this.#now() - known.at < this.#maxAgeMs) return known.value;
    const made = { version: this.#version, at: this.#now(), value: this.#read() };
    this.#known = made;
    made.value.catch(() => {
      if (this.#known === made) this.#known = undefined;
    });
    return made.value;
  }

  change(): void {
    this.#version += 1;
  }
}
