import type { Server, Socket } from 'socket.io';
import { roomOf } from './audience';
import { sessionOf, tokenOf } from './session';

const CHECK_WITHIN_MS = 30_000;
const CHECK_EVERY_MS = 500;

/** Messages that a client may send in a window; the client of the contract sends at most 21. */
const MOST_MESSAGES = 30;
const WINDOW_MS = 10_000;

/** What comes over the network may be of any type. */
const isCallable = (value: unknown): value is () => void => typeof value === 'function';

const isOfUser = (room: string) => room.startsWith('user ');

interface Needs {
  io: Server;
  /** The user of a token that is neither expired nor revoked. */
  userOf: (token: string) => Promise<{ readonly id: number } | undefined>;
  /** Resolves when the events of every room that was joined before arrive; by default they do at once. */
  subscribed?: () => Promise<unknown>;
  /** A session that has ended stops to get private events after so long (milliseconds) at the latest. */
  checkWithinMs?: number;
  onError: (error: unknown) => void;
}

/** Which sockets belong to which user: the token of the handshake decides, never an id that a client sends. */
export class Members {
  readonly #needs: Needs;
  readonly #running = new Map<string, Promise<void>>();
  readonly #checking: NodeJS.Timeout;
  #unchecked: Socket[] = [];

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#checking = setInterval(() => this.#checkSome(), CHECK_EVERY_MS);
    this.#checking.unref();
  }

  /**
   * Recognises a socket before it is connected: what a client reads once it is connected is followed by its private events. Resolves to `false` if the
   * session cannot be read: the client connects again, and would otherwise miss its private events.
   */
  async admit(socket: Socket): Promise<boolean> {
    try {
      await this.#join(socket, await this.#roomOf(socket));
      return true;
    } catch (error) {
      this.#needs.onError(error);
      return false;
    }
  }

  /** Follows a connected socket, which may ask to be recognised again. */
  follow(socket: Socket): void {
    limitMessages(socket);
    socket.on('login', (_id: unknown, acknowledge?: () => void) => {
      this.#recognise(socket)
        .then(() => isCallable(acknowledge) && acknowledge())
        .catch(this.#needs.onError);
    });
  }

  /** A session has ended: its sockets get public events only. */
  forgetSession(session: string): void {
    for (const socket of this.#needs.io.sockets.sockets.values()) {
      const token = tokenOf(socket);
      if (token !== '' && sessionOf(token) === session) this.#recognise(socket).catch(this.#needs.onError);
    }
  }

  /** All sessions of a user have ended. */
  forgetUser(userId: number): void {
    this.#needs.io.local.in(roomOf(userId)).socketsLeave(roomOf(userId));
  }

  close(): void {
    clearInterval(this.#checking);
  }

  /** Puts a socket into the room of its token's user, or takes it out of any. Requests at the same time share one look-up. */
  #recognise(socket: Socket): Promise<void> {
    const running = this.#running.get(socket.id) ?? this.#lookUpOrClose(socket);
    this.#running.set(socket.id, running);
    return running;
  }

  /** A socket whose session cannot be read is closed: the client connects again, and would otherwise miss its private events. */
  async #lookUpOrClose(socket: Socket): Promise<void> {
    try {
      await this.#lookUp(socket);
    } catch (error) {
      socket.conn.close();
      throw error;
    } finally {
      this.#running.delete(socket.id);
    }
  }

  async #lookUp(socket: Socket): Promise<void> {
    const room = await this.#roomOf(socket);
    for (const joined of socket.rooms) if (isOfUser(joined) && joined !== room) await socket.leave(joined);
    if (socket.connected) await this.#join(socket, room);
  }

  async #roomOf(socket: Socket): Promise<string | undefined> {
    const token = tokenOf(socket);
    const user = token === '' ? undefined : await this.#needs.userOf(token);
    return user && roomOf(user.id);
  }

  async #join(socket: Socket, room: string | undefined): Promise<void> {
    if (room === undefined || socket.rooms.has(room)) return;
    await socket.join(room);
    await this.#needs.subscribed?.();
  }

  /** Looks at a few sockets at a time, so that a thousand of them are no thousand queries in one moment. */
  #checkSome(): void {
    const sockets = [...this.#needs.io.sockets.sockets.values()].filter((socket) => tokenOf(socket) !== '');
    if (this.#unchecked.length === 0) this.#unchecked = sockets;
    const count = Math.ceil((sockets.length * CHECK_EVERY_MS) / (this.#needs.checkWithinMs ?? CHECK_WITHIN_MS));
    for (const socket of this.#unchecked.splice(0, count)) {
      if (socket.connected) this.#recognise(socket).catch(this.#needs.onError);
    }
  }
}

/** Disconnects a client that sends without end. */
function limitMessages(socket: Socket): void {
  let windowEnds = 0;
  let messages = 0;
  socket.use((_packet, next) => {
    const now = Date.now();
    if (now >= windowEnds) {
      windowEnds = now + WINDOW_MS;
      messages = 0;
    }
    messages += 1;
    if (messages <= MOST_MESSAGES) next();
    else socket.disconnect(true);
  });
}
