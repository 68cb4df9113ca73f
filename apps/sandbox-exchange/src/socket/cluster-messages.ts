import type { DefaultEventsMap, Server } from 'socket.io';
import type { PairEvent } from '@bourse/contract-server';

/** Tells the edges that this core has the lock, once a second. */
export interface Heartbeat {
  /** Of the process. Another id is another core: events between the two may be lost. */
  readonly core: string;
  /** The time of the exchange, epoch milliseconds. */
  readonly at: number;
}

/** Messages between the core and the edges through the adapter of socket.io. Private events are not among them: these go to rooms. */
export interface ClusterMessages {
  heartbeat: (heartbeat: Heartbeat) => void;
  /** A public event. Each edge sends it to those of its sockets that show the pair. */
  'pair event': (event: PairEvent) => void;
  /** A list event, or the pulse. Each edge sends it to those of its sockets that have asked for it by its name. */
  'named event': (name: string, payload: object) => void;
  /** An edge has no state yet. */
  'snapshot wanted': (core: string) => void;
  /** The present state of every pair. */
  snapshot: (core: string, events: readonly PairEvent[]) => void;
  'sessions ended': (userId: number) => void;
  'session ended': (session: string) => void;
  interrupt: (forMs: number) => void;
}

/** A server of socket.io that speaks with the others of its cluster. */
export type ClusterServer = Server<DefaultEventsMap, DefaultEventsMap, ClusterMessages>;
