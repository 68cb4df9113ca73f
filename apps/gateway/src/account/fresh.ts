/**
 * An answer of the venue that is used for a short time: simultaneous reads share one request. An answer that was asked for before
 * a change is not used after it.
 */
export class Fresh<Value> {
  readonly #read: () => Promise<Value>;
  readonly #maxAgeMs: number;
  readonly #now: () => number;
  #version = 0;
  #last: Value | undefined;
  #known: { readonly version: number; readonly at: number; readonly value: Promise<Value> } | undefined;

  constructor(read: () => Promise<Value>, maxAgeMs: number, now: () => number) {
    this.#read = read;
    this.#maxAgeMs = maxAgeMs;
    this.#now = now;
  }

  /** The last answer, whatever its age. */
  get last(): Value | undefined {
    return this.#last;
  }

  /** Rejects as the request to the venue does; a failure is not kept. */
  get(): Promise<Value> {
    const known = this.#known;
    if (known?.version === this.#version && this.#now() - known.at < this.#maxAgeMs) return known.value;
    const made = { version: this.#version, at: this.#now(), value: this.#read() };
    this.#known = made;
    made.value.then(
      (value) => (this.#last = value),
      () => {
        if (this.#known === made) this.#known = undefined;
      },
    );
    return made.value;
  }

  change(): void {
    this.#version += 1;
  }
}

/** A list that is used for a short time. */
export class FreshList<Row> extends Fresh<readonly Row[]> {
  /**
   * A row that has been listed before, whatever its age, else one of a new list: a command that names a row does not wait for a list that
   * is being read.
   */
  async find(isAsked: (row: Row) => boolean): Promise<Row | undefined> {
    return this.last?.find(isAsked) ?? (await this.get()).find(isAsked);
  }
}
