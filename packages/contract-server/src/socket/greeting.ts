import type { Server, Socket } from 'socket.io';
import { roomOfPair, type PairEvent } from './audience';

/** Sockets that connect within this time are greeted together, so that each event is encoded once for all of them. */
const GATHER_MS = 20;

interface Needs {
  io: Server;
  /** The present state of every pair. */
  events: () => readonly PairEvent[];
}

/** Sends the present state of every pair to new sockets, and that of single pairs to sockets that begin to show them. */
export class Greeting {
  readonly #needs: Needs;
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  greet({ id }: Socket): void {
    this.#waiting.add(id);
    this.#timer ??= setTimeout(() => this.#send(), GATHER_MS);
  }

  /** Sends a socket what it has missed of pairs, by their rooms. */
  catchUp(socket: Socket, rooms: ReadonlySet<string>): void {
    for (const { name, payload } of this.#needs.events()) {
      if (rooms.has(roomOfPair(payload))) socket.emit(name, payload);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #send(): void {
    this.#timer = undefined;
    const everybody = this.#needs.io.local.to([...this.#waiting]);
    this.#waiting.clear();
    for (const { name, payload } of this.#needs.events()) everybody.emit(name, payload);
  }
}
