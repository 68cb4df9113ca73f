import { PULSE } from '@bourse/contracts/events';
import type { Server, Socket } from 'socket.io';
import { EVERY_PAIR, listOf, roomOfName, roomOfPair, type ListedEvent, type PairEvent } from './audience';

/** Sockets that join within this time are greeted together, so that each event is encoded once for all of them. */
const GATHER_MS = 20;

interface Needs {
  io: Server;
  /** The present state of every pair. */
  events: () => readonly PairEvent[];
  listed: readonly ListedEvent[];
}

/** Sends sockets the present state of the rooms that they have joined. */
export class Greeting {
  readonly #needs: Needs;
  /** Ids of sockets by the room that they have joined. */
  readonly #waiting = new Map<string, string[]>();
  #timer: NodeJS.Timeout | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  greet({ id }: Socket, rooms: readonly string[]): void {
    for (const room of rooms) {
      const ids = this.#waiting.get(room);
      if (ids) ids.push(id);
      else this.#waiting.set(room, [id]);
    }
    this.#timer ??= setTimeout(() => this.#send(), GATHER_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #send(): void {
    this.#timer = undefined;
    const events = this.#needs.events();
    for (const { name, payload } of events) this.#sendTo([EVERY_PAIR, roomOfPair(payload)], name, payload);
    for (const { name: listed, listName } of this.#needs.listed) {
      if (listName === undefined) continue;
      const payloads = events.filter(({ name }) => name === listed).map(({ payload }) => payload);
      this.#sendTo([roomOfName(listName)], listName, listOf(payloads));
    }
    this.#sendTo([roomOfName(PULSE)], PULSE, {});
    this.#waiting.clear();
  }

  #sendTo(rooms: readonly string[], name: string, payload: object): void {
    const ids = rooms.flatMap((room) => this.#waiting.get(room) ?? []);
    // Without a room an event would go to every socket.
    if (ids.length > 0) this.#needs.io.local.to(ids).emit(name, payload);
  }
}
