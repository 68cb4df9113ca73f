import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type ServerOptions } from 'socket.io';
import {
  EVERY_PAIR,
  roomOf,
  roomOfName,
  roomOfPair,
  type Audience,
  type ListedEvent,
  type PairEvent,
} from './audience';
import { Greeting } from './greeting';
import { followInterest } from './interest';
import { Members } from './members';
import { closeIfSlow } from './slow-clients';

const LARGEST_MESSAGE = 16_384;

interface Needs {
  server: HttpServer;
  /** The present state of every pair, for new sockets. */
  events: () => readonly PairEvent[];
  /** Events that have a list event. */
  listed: readonly ListedEvent[];
  /** The user of a token that is neither expired nor revoked. */
  userOf: (token: string) => Promise<{ readonly id: number } | undefined>;
  /** A session that has ended stops to get private events after so long at the latest, if its end was not announced. */
  checkWithinMs?: number;
  /** Connects the sockets of several processes; without it the sockets of this one are all. */
  adapter?: ServerOptions['adapter'];
  /** Of the adapter: resolves when the events of every room that was joined before arrive. */
  subscribed?: () => Promise<unknown>;
  onError: (error: unknown) => void;
  /** Whether a connection is accepted; by default each one is. */
  isAllowed?: (request: IncomingMessage) => boolean;
}

/** The sockets of this process. */
export interface LocalSockets {
  readonly io: Server;
  readonly audience: Audience;
  /** Number of connections. */
  count(): number;
  /** Ends every connection and refuses new ones for a while (milliseconds), like a network that is gone. */
  interrupt(forMs: number): void;
  /** New connections are refused as long as it is set. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

/**
 * Accepts sockets. Public events go to the sockets that show their pair. Private events go to the user of the handshake's token,
 * independent of the id that a client sends.
 */
export function openSockets({ server, events, listed, adapter, isAllowed, ...needs }: Needs): LocalSockets {
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    ...(adapter && { adapter }),
    ...(isAllowed && { allowRequest: (request, answer) => answer(null, isAllowed(request)) }),
  });
  const greeting = new Greeting({ io, events, listed });
  const members = new Members({ io, ...needs });
  let refusesUntil = 0;

  io.use(async (socket, next) => {
    const isAdmitted = Date.now() >= refusesUntil && (await members.admit(socket));
    next(isAdmitted ? undefined : new Error('unavailable'));
  });
  io.on('connection', (socket) => {
    closeIfSlow(socket);
    members.follow(socket);
    followInterest(socket, greeting);
  });

  return {
    io,
    count: () => io.engine.clientsCount,
    audience: {
      isEmpty: () => io.engine.clientsCount === 0,
      hasUser: (userId) => io.sockets.adapter.rooms.has(roomOf(userId)),
      sendPair: ({ name, payload }) => io.local.to([EVERY_PAIR, roomOfPair(payload)]).emit(name, payload),
      sendNamed: (name, payload) => io.local.to(roomOfName(name)).emit(name, payload),
      sendUser: (userId, name, payload) => io.local.to(roomOf(userId)).emit(name, payload),
      endSessions: (userId) => members.forgetUser(userId),
      endSession: (session) => members.forgetSession(session),
    },
    interrupt(forMs) {
      refusesUntil = Date.now() + forMs;
      // Closes the transport, not the session: the client sees a network failure.
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    refuse(isRefusing) {
      refusesUntil = isRefusing ? Number.POSITIVE_INFINITY : 0;
    },
    async close() {
      greeting.close();
      members.close();
      await io.close();
    },
  };
}
