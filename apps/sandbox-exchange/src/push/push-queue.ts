import type { Deliver, Message } from './deliver';

/** Messages that wait, in all and of a user; also those that wait for their next try. */
const LONGEST_QUEUE = 1000;
const MOST_OF_USER = 50;
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

export interface OwnedMessage extends Message {
  readonly userId: number;
}

interface Waiting {
  readonly message: OwnedMessage;
  readonly tries: number;
}

/**
 * Sends messages, a few at a time, each at most three times. Nothing waits for it. A user has one message under way and a share of those that
 * wait, so that a push service that does not answer delays its own users only.
 */
export class PushQueue {
  readonly #needs: Needs;
  readonly #waiting: Waiting[] = [];
  readonly #pauses = new Map<() => void, number>();
  readonly #running = new Set<number>();
  #isClosed = false;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  add(message: OwnedMessage, tries = 0): void {
    if (this.#isClosed || !this.#makeRoom(message.userId)) return;
    this.#waiting.push({ message, tries });
    this.#fill();
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting.length = 0;
    for (const cancel of this.#pauses.keys()) cancel();
    this.#pauses.clear();
  }

  /** A full queue drops the last message of the user who has most; whether there is room for one more of a user. */
  #makeRoom(userId: number): boolean {
    const paused = [...this.#pauses.values()].filter((owner) => owner === userId).length;
    const own = paused + this.#waiting.filter(({ message }) => message.userId === userId).length;
    if (own >= MOST_OF_USER) return false;
    if (this.#waiting.length + this.#pauses.size < LONGEST_QUEUE) return true;
    const byUser = Map.groupBy(this.#waiting, ({ message }) => message.userId);
    const most = [...byUser.values()].reduce<Waiting[]>((one, other) => (other.length > one.length ? other : one), []);
    const last = most.at(-1);
    if (!last || most.length <= own + 1) return false;
    this.#waiting.splice(this.#waiting.indexOf(last), 1);
    return true;
  }

  #fill(): void {
    while (this.#running.size < AT_A_TIME) {
      const at = this.#waiting.findIndex(({ message }) => !this.#running.has(message.userId));
      const [next] = at === -1 ? [] : this.#waiting.splice(at, 1);
      if (!next) return;
      const { userId } = next.message;
      this.#running.add(userId);
      void this.#send(next.message, next.tries).finally(() => {
        this.#running.delete(userId);
        this.#fill();
      });
    }
  }

  async #send(message: OwnedMessage, tries: number): Promise<void> {
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
    this.#pauses.set(cancel, message.userId);
  }
}
