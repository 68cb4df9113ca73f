/** Pauses before the look-ups of an order without an answer, milliseconds: venues list a new order late. */
export const LOOK_UP_AFTER_MS = [0, 1000, 3000];

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** When an order without an answer is looked up again: after longer and longer pauses, so that old ones do not use up the venue's limit. */
export class LookUps {
  readonly #elapsed: () => number;
  readonly #next = new Map<string, { readonly at: number; readonly pause: number }>();

  /** @param elapsed milliseconds by a monotonic clock */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** Whether an order is to be looked up now; the next look-up is then later. */
  isDue(clientId: string): boolean {
    const now = this.#elapsed();
    const { at, pause } = this.#next.get(clientId) ?? { at: now, pause: FIRST_PAUSE_MS };
    if (now < at) return false;
    this.#next.set(clientId, { at: now + pause, pause: Math.min(LONGEST_PAUSE_MS, 2 * pause) });
    return true;
  }
}
