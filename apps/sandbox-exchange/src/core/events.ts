import type { BalanceChange } from '../ledger/types';
import type { Fill, Order } from '../products/spot/types';

/** What the exchange tells after a command is committed, in the order in which things happened. */
export interface ExchangeEvents {
  /** An order was placed, filled or cancelled. */
  order: Order;
  fill: Fill;
  balance: BalanceChange;
  /** The book of a pair is another: once per pair and commit, after its orders and fills. Read it with `book()`. */
  book: { pairId: number };
}

type Name = keyof ExchangeEvents;
type Listener<Event> = (event: Event) => void;
type Listeners = { [Each in Name]: Set<Listener<ExchangeEvents[Each]>> };

export type Announce = <Each extends Name>(name: Each, event: ExchangeEvents[Each]) => void;

/** Hands events to listeners, in order. A listener that throws is reported and harms nobody else. */
export class Announcer {
  readonly #listeners: Listeners = { order: new Set(), fill: new Set(), balance: new Set(), book: new Set() };
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  on<Each extends Name>(name: Each, listener: Listener<ExchangeEvents[Each]>): () => void {
    const listeners: Set<Listener<ExchangeEvents[Each]>> = this.#listeners[name];
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  readonly announce: Announce = (name, event) => {
    for (const listener of this.#listeners[name]) {
      try {
        listener(event);
      } catch (error) {
        this.#onError(error);
      }
    }
  };
}
