import type { Deliver, Message } from './deliver';

/** Messages that wait; later ones are dropped. */
const LONGEST_QUEUE = 1000;
const AT_A_TIME = 4;
/** Pauses before the second and the third try. */
const PAUSES_MS = [5000, 60_000];
/** A push service that names a later time gets no second try. */
const LONGEST_PAUSE_MS = 10 * 60_000;

interface Needs {
  readonly deliver: Deliver;
  /** The push service does not know the subscription any more. */
  readonly onGone: (endpoint: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Calls back after a time; the returned function cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** Sends messages, a few at a time, each at most three times. Nothing waits for it. */
export class PushQueue {
  readonly #needs: Needs;
  readonly #waiting: { message: Message; tries: number }[] = [];
  readonly #pauses = new Set<() => void>();
  #running = 0;
  #isClosed = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  add(message: Message, tries = 0): void {
    if (this.#isClosed || this.#waiting.length + this.#pauses.size >= LONGEST_QUEUE) return;
    this.#waiting.push({ message, tries });
    this.#fill();
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting.length = 0;
    for (const cancel of this.#pauses) cancel();
    this.#pauses.clear();
  }

  #fill(): void {
    while (this.#running < AT_A_TIME) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#running += 1;
      void this.#send(next.message, next.tries).finally(() => {
        this.#running -= 1;
        this.#fill();
      });
    }
  }

  async #send(message: Message, tries: number): Promise<void> {
    // A push service that is away is tried again.
    const delivery = await this.#needs.deliver(message).catch(() => ({ later: undefined }));
    if (delivery === 'gone') await this.#needs.onGone(message.endpoint).catch(this.#needs.onError);
    const pause = PAUSES_MS[tries];
    if (typeof delivery === 'string' || pause === undefined || this.#isClosed) return;
    const wait = Math.max(pause, delivery.later ?? 0);
    if (wait > LONGEST_PAUSE_MS) return;
    const cancel = this.#needs.after(wait, () => {
      this.#pauses.delete(cancel);
      this.add(message, tries + 1);
    });
    this.#pauses.add(cancel);
  }
}
