import type { PushNotice } from '@bourse/contracts/push';
import type { BalanceChange } from '../ledger/types';

/**
 * Events that the exchange emits after a command is committed, in order. A product adds its own events: `declare module
 * '../../core/events' { interface ExchangeEvents { … } }`.
 */
export interface ExchangeEvents {
  balance: BalanceChange;
  /** The book of a pair has changed: once per pair and commit, after its orders and fills. Read it with `book()`. */
  book: { pairId: number };
  /** A command has changed the row of a user, such as the status of the review. */
  userChanged: { userId: number };
  /** All sessions of a user have ended: their sockets receive no further private events. */
  sessionsEnded: { userId: number };
  /** One session has ended, as the socket names it: its sockets hear no private events any more. */
  sessionEnded: { session: string };
  /** An event for the sockets of one user, with its name on the wire. */
  private: { userId: number; name: string; payload: object };
  /** Something that a user without an open page is told; `id` is that of the order, deposit or withdrawal. */
  notice: { userId: number; notice: PushNotice; id?: number };
}

type Name = keyof ExchangeEvents;
type Listener<Event> = (event: Event) => void;
type Listeners = { [Each in Name]?: Set<Listener<ExchangeEvents[Each]>> };

export type Announce = <Each extends Name>(name: Each, event: ExchangeEvents[Each]) => void;

/** Calls listeners, in order. A listener that throws is reported and does not affect the others. */
export class Announcer {
  readonly #listeners: Listeners = {};
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  on<Each extends Name>(name: Each, listener: Listener<ExchangeEvents[Each]>): () => void {
    const listeners: Set<Listener<ExchangeEvents[Each]>> = this.#listeners[name] ?? new Set();
    Object.assign(this.#listeners, { [name]: listeners });
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  readonly announce: Announce = (name, event) => {
    for (const listener of this.#listeners[name] ?? []) {
      try {
        listener(event);
      } catch (error) {
        this.#onError(error);
      }
    }
  };
}
