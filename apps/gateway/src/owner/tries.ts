/** Tries in a window (milliseconds) that begins with the first of them. */
interface Limit {
  readonly tries: number;
  readonly window: number;
}

const MOST_KEYS = 10_000;

/** Counts tries before they are checked, so that tries at the same time cannot exceed the limit. */
export class Tries {
  readonly #counts = new Map<string, { tries: number; ends: number }>();

  /** Counts a try; the moment until which the key is locked, if it is. */
  count(key: string, { tries, window }: Limit, now: number): number | undefined {
    const known = this.#counts.get(key);
    const counted = known && known.ends > now ? known : { tries: 0, ends: now + window };
    counted.tries += 1;
    if (this.#counts.size >= MOST_KEYS) this.#prune(now);
    this.#counts.set(key, counted);
    return counted.tries > tries ? counted.ends : undefined;
  }

  forget(key: string): void {
    this.#counts.delete(key);
  }

  #prune(now: number): void {
    for (const [key, { ends }] of this.#counts) if (ends <= now) this.#counts.delete(key);
  }
}
