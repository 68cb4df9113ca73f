import { createShardedAdapter } from '@socket.io/redis-adapter';
import { createClient } from '@redis/client';
import type { ServerOptions } from 'socket.io';

const CONNECT_WITHIN_MS = 2000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2000;
/** Finds a connection that is dead without an end, such as after a failure of the network. */
const PING_EVERY_MS = 5000;

/** Connects the servers of socket.io of a cluster. */
export interface FanOut {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  /** Do messages of other processes arrive? */
  isConnected(): boolean;
  /** Called with every loss and every return of the connection. */
  onChange(listener: (isConnected: boolean) => void): void;
  /** Milliseconds until the broker has answered; `undefined` without a connection. */
  roundTrip(): Promise<number | undefined>;
  close(): Promise<void>;
}

const waitBefore = (retries: number) =>
  Math.min(FIRST_WAIT_MS * 2 ** retries, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);

/**
 * Fan-out over Redis 7 or newer: the sharded adapter of socket.io, with a channel for each room. While Redis is away nothing waits for
 * it: public events are whole states, and clients read their private state anew after a reconnect.
 */
export async function connectRedis(url: string, onError: (error: unknown) => void): Promise<FanOut> {
  const socket = { connectTimeout: CONNECT_WITHIN_MS, reconnectStrategy: waitBefore };
  const publisher = createClient({ url, socket, disableOfflineQueue: true, pingInterval: PING_EVERY_MS });
  // Subscriptions wait for the connection.
  const subscriber = createClient({ url, socket, pingInterval: PING_EVERY_MS });
  const listeners: ((isConnected: boolean) => void)[] = [];
  const isConnected = () => publisher.isReady && subscriber.isReady;
  let wasConnected = false;
  const look = () => {
    if (isConnected() === wasConnected) return;
    wasConnected = !wasConnected;
    for (const listener of listeners) listener(wasConnected);
  };
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: unknown) => {
      // One report for a loss, not one for each attempt.
      if (wasConnected) onError(error);
      look();
    });
    client.on('ready', look);
    client.on('reconnecting', look);
    client.on('end', look);
  }
  await Promise.all([publisher.connect(), subscriber.connect()]);
  return {
    adapter: createShardedAdapter(publisher, subscriber, { subscriptionMode: 'dynamic' }),
    isConnected,
    onChange: (listener) => void listeners.push(listener),
    async roundTrip() {
      if (!publisher.isReady) return undefined;
      const began = performance.now();
      return publisher.ping().then(
        () => performance.now() - began,
        () => undefined,
      );
    },
    async close() {
      listeners.length = 0;
      publisher.destroy();
      subscriber.destroy();
    },
  };
}
