import { API_CALL_WINDOW_MS } from '@bourse/contracts/security';
import type { Clock } from '../ports';

/** The time of a call may be ahead, so its signature would count from one end of the window to the other. */
const KEPT_MS = 2 * API_CALL_WINDOW_MS;
/** As many as one address may send in this time. */
const MOST_OF_KEY = 1500;
const MOST = 150_000;

/**
 * Signatures that have counted, as long as they could count again. They are in memory and of verified calls only, so a stranger cannot fill it.
 * At its bounds calls are refused: a forgotten signature could be repeated.
 */
export class SpentSignatures {
  readonly #clock: Clock;
  /** With the time of their end, the oldest first. */
  readonly #spent = new Map<string, { readonly key: string; readonly until: number }>();
  readonly #counts = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  spend(key: string, signature: string): 'first' | 'repeated' | 'too_many' {
    const now = this.#clock.now();
    this.#forget(now);
    if (this.#spent.has(signature)) return 'repeated';
    const count = this.#counts.get(key) ?? 0;
    if (count >= MOST_OF_KEY || this.#spent.size >= MOST) return 'too_many';
    this.#spent.set(signature, { key, until: now + KEPT_MS });
    this.#counts.set(key, count + 1);
    return 'first';
  }

  #forget(now: number): void {
    for (const [signature, { key, until }] of this.#spent) {
      if (until >= now) break;
      this.#spent.delete(signature);
      const rest = (this.#counts.get(key) ?? 1) - 1;
      if (rest === 0) this.#counts.delete(key);
      else this.#counts.set(key, rest);
    }
  }
}
