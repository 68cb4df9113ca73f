import { depthEvent } from '@bourse/market/contract';
import { type PairEvent, roomOfPair } from '@bourse/contract-server';

/**
 * The public state as an edge has heard it: the last event of each name and pair, and how often each has changed. Events are whole
 * states, so a lost one is healed by the next.
 */
export class HeardState {
  readonly #events = new Map<string, PairEvent>();
  readonly #versions = new Map<string, number>();

  /** Takes an event of the core. */
  keep(event: PairEvent): void {
    const room = roomOfPair(event.payload);
    // New sockets are not greeted with the depth, which is large and comes by itself.
    if (event.name !== depthEvent.name) this.#events.set(`${event.name} ${room}`, event);
    this.#change(event.name);
    this.#change(`${event.name} ${room}`);
  }

  /** The present state, for new sockets. */
  events(): readonly PairEvent[] {
    return [...this.#events.values()];
  }

  /** Grows with each event of a name, or of a name and a pair (`daymarket pair 1-3`). */
  version(topic: string): number {
    return this.#versions.get(topic) ?? 0;
  }

  #change(topic: string): void {
    this.#versions.set(topic, this.version(topic) + 1);
  }
}
