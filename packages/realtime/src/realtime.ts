import type { EventDefinition, PayloadOf } from './contract';

/**
 * `connecting`: the first attempt, or a wanted change of connection. `live`: connected, and something was heard lately.
 * `stale`: connected, but nothing was heard for a while. `down`: not connected; it is being tried again.
 */
export type Phase = 'connecting' | 'live' | 'stale' | 'down';

/** How the connection stands; a value that is replaced, never changed. */
export interface ConnectionState {
  readonly phase: Phase;
  /** Epoch milliseconds of the newest event: how old the data on screen is. */
  readonly lastHeardAt?: number;
  /** Epoch milliseconds since when nothing is delivered: absent while `connecting` and `live`. */
  readonly awaySince?: number;
  /** Failed attempts since the connection was last up. */
  readonly attempt: number;
}

/** Of a `last` event the newest payload, once a frame (once for each key); of an `every` event the frame's payloads. */
export type Listener<E extends EventDefinition> = (
  news: E['delivery'] extends 'every' ? readonly PayloadOf<E>[] : PayloadOf<E>,
) => void;

export interface Subscription {
  /** Hear of this key only, e.g. of one pair. */
  readonly key?: string | undefined;
}

/** The live connection of a tab. */
export interface Realtime {
  /** The first subscription opens the connection. Returns the way to stop; afterwards the listener is never called. */
  readonly subscribe: <E extends EventDefinition>(event: E, options: Subscription, listener: Listener<E>) => () => void;
  /** Once a frame, all that a frame brought: the newest of each key, or, of an `every` event, every payload in order. */
  readonly subscribeAll: <E extends EventDefinition>(
    event: E,
    listener: (news: readonly PayloadOf<E>[]) => void,
  ) => () => void;
  readonly state: () => ConnectionState;
  /** Hears of every change of phase and attempt; the age of the data is read when it is shown. */
  readonly onState: (listener: (state: ConnectionState) => void) => () => void;
  /** The connection is back and events were missed: who shows data asks for it again. */
  readonly onResync: (listener: () => void) => () => void;
  /** Token or user id are not what they were: the connection says so to the server. */
  readonly sessionChanged: () => void;
  /** Ends the connection for good. */
  readonly close: () => void;
}
