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
  /** Resolves when the messages of every room that was joined before arrive. */
  readonly subscribed: () => Promise<unknown>;
  /** Do messages of other processes arrive? */
  isConnected(): boolean;
  /** Called with every loss and every return of the connection. */
  onChange(listener: (isConnected: boolean) => void): void;
  /** Milliseconds until the broker has answered; `undefined` without a connection. */
  roundTrip(): Promise<number | undefined>;
  close(): Promise<void>;
}

type Listener = (message: Buffer, channel: Buffer) => unknown;

const ignore = () => undefined;

/** The part of a client of Redis that subscribes. */
interface Subscriber {
  sSubscribe(channel: string, listener: Listener, isBuffer: true): Promise<unknown>;
  sUnsubscribe(channel: string, listener: Listener | undefined, isBuffer: true): Promise<unknown>;
}

/** The adapter drops the promises of its commands: one that fails would end the process. The end of the connection is reported by itself. */
const ignoreFailure = (answer: Promise<unknown>) => void answer.catch(ignore);

/**
 * The subscriptions of the adapter. It names no listener when it unsubscribes; the client of Redis then drops a subscription of the same channel
 * that is made before the answer, as when a user opens a tab while the only other one closes. With the listener named it subscribes again.
 */
function subscriptionsOf(subscriber: Subscriber) {
  const listeners = new Map<string, Listener>();
  let latest: Promise<unknown> = Promise.resolve();
  return {
    sSubscribe(channel: string, listener: Listener) {
      listeners.set(channel, listener);
      // Redis answers in the order of the commands.
      latest = subscriber.sSubscribe(channel, listener, true);
      ignoreFailure(latest);
    },
    sUnsubscribe(channel: string) {
      const listener = listeners.get(channel);
      listeners.delete(channel);
      ignoreFailure(subscriber.sUnsubscribe(channel, listener, true));
    },
    subscribed: () => latest,
  };
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
  const subscriptions = subscriptionsOf(subscriber);
  return {
    adapter: createShardedAdapter(publisher, subscriptions, { subscriptionMode: 'dynamic' }),
    subscribed: subscriptions.subscribed,
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
