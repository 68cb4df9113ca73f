import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

interface Limits {
  /** For the headers of a request, in milliseconds. */
  headersTimeout: number;
  /** For a whole request. */
  requestTimeout: number;
  /** How often connections are looked at. */
  connectionsCheckingInterval: number;
}

interface Options extends Partial<Limits> {
  /** Open connections; a further one is closed at once. */
  maxConnections?: number;
  /** Is there a bound for one address? Behind a proxy all connections have its address. */
  perAddress?: boolean;
}

/** An upload of 4 MB over a slow line takes less. */
const LIMITS: Limits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** File descriptors that the store, the log and the program's own files need. */
const RESERVED_DESCRIPTORS = 320;
const FEWEST_CONNECTIONS = 64;
const MOST_CONNECTIONS = 10_000;
/** One address may have this part of the connections. */
const PART_OF_ADDRESS = 4;

/**
 * A server that answers 408 and closes the connection where a request is not sent completely in time, and that leaves the
 * process enough file descriptors.
 */
export function createHttpServer(
  listener: RequestListener,
  { maxConnections = connectionsFor(openFileLimit()), perAddress = false, ...limits }: Options = {},
): Server {
  const server = createServer({ ...LIMITS, ...limits }, listener);
  server.maxConnections = maxConnections;
  if (perAddress) boundAddresses(server, Math.ceil(maxConnections / PART_OF_ADDRESS));
  return server;
}

/** Closes connections of an address that has too many. Programs on this machine are not bounded. */
function boundAddresses(server: Server, most: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isLoopback(address)) return;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > most) socket.destroy();
  });
}

const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** The limit of open files less what the exchange needs itself. */
export function connectionsFor(openFiles: number | undefined): number {
  if (openFiles === undefined) return MOST_CONNECTIONS;
  return Math.min(MOST_CONNECTIONS, Math.max(FEWEST_CONNECTIONS, openFiles - RESERVED_DESCRIPTORS));
}

/** The soft limit of open files; `undefined` where the system does not tell it or has none. */
function openFileLimit(): number | undefined {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? undefined : Number(limit);
  } catch {
    return undefined;
  }
}
