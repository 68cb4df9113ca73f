import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

/** Types of messages that a client sends, by their first byte. */
const QUERY = 'Q';
const SYNC = 'S';
const TERMINATE = 'X';

/** `AuthenticationOk`, then `ReadyForQuery` outside of a transaction. */
const WELCOME = Buffer.from('5200000008000000005a0000000549', 'hex');

/** A server that speaks PostgreSQL's protocol over a database in memory. */
export interface PostgresServer {
  readonly url: string;
  /** Breaks every connection, as a server that starts again does. The data stay. */
  restart(): void;
  /** Another session has the advisory lock from now on. */
  lockElsewhere(): LockElsewhere;
  close(): void;
}

interface LockElsewhere {
  /** How often a session has begun to wait for the lock. */
  readonly waits: () => number;
  /** The other session ends. */
  readonly release: () => void;
}

const WAITS_FOR_LOCK = 'pg_advisory_lock(';
const TRIES_LOCK = 'pg_try_advisory_lock(';
/** As long as `TRIES_LOCK`: the length of a message is part of it. To release a lock that a session does not have answers no as well. */
const ANSWERS_NO = 'pg_advisory_unlock  (';

/** All connections share one session of PGlite: good for one transaction at a time. */
export async function postgresServer(lite: PGlite): Promise<PostgresServer> {
  const sockets = new Set<Socket>();
  let elsewhere: { waits: number; released: Promise<void> } | undefined;
  const execute = async (request: Buffer) => {
    if (elsewhere && request.includes(WAITS_FOR_LOCK)) {
      elsewhere.waits += 1;
      await elsewhere.released;
    }
    const isRefused = elsewhere !== undefined && request.includes(TRIES_LOCK);
    const sent = isRefused
      ? Buffer.from(request.toString('latin1').replace(TRIES_LOCK, ANSWERS_NO), 'latin1')
      : request;
    return lite.execProtocolRaw(sent);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    answer(socket, execute).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  const restart = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart,
    lockElsewhere: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const locked = { waits: 0, released: promise };
      elsewhere = locked;
      const release = () => {
        elsewhere = undefined;
        resolve();
      };
      return { waits: () => locked.waits, release };
    },
    close: () => {
      restart();
      server.close();
    },
  };
}

async function answer(socket: Socket, execute: (request: Buffer) => Promise<Uint8Array>): Promise<void> {
  let received = Buffer.alloc(0);
  let isWelcome = false;
  for await (const chunk of socket) {
    if (Buffer.isBuffer(chunk)) received = Buffer.concat([received, chunk]);
    if (!isWelcome) {
      // The first message has no type.
      if (received.length < 4 || received.length < received.readInt32BE(0)) continue;
      received = received.subarray(received.readInt32BE(0));
      isWelcome = true;
      socket.write(WELCOME);
    }
    const { length, ends } = wholeRequests(received);
    if (ends) break;
    if (length === 0) continue;
    const request = received.subarray(0, length);
    received = received.subarray(length);
    socket.write(await execute(request));
  }
  socket.end();
}

/** The length of all complete requests: up to a query, or to the `Sync` that ends a statement with parameters. */
function wholeRequests(received: Buffer): { length: number; ends: boolean } {
  let length = 0;
  for (let at = 0; at + 5 <= received.length;) {
    const type = String.fromCodePoint(received.readUInt8(at));
    if (type === TERMINATE) return { length, ends: true };
    at += 1 + received.readInt32BE(at + 1);
    if (at <= received.length && (type === QUERY || type === SYNC)) length = at;
  }
  return { length, ends: false };
}
