import { depthEvent } from '@bourse/contracts/market';
import { type PairEvent, roomOfPair } from '@bourse/contract-server';

/**
 * The public state as an edge has heard it: the last event of each name and pair, and how many of each name there were. Events are whole
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
    this.#versions.set(event.name, this.version(event.name) + 1);
  }

  /** The present state, for new sockets. */
  events(): readonly PairEvent[] {
    return [...this.#events.values()];
  }

  /** Grows with each event of a name. */
  version(name: string): number {
    return this.#versions.get(name) ?? 0;
  }
}
