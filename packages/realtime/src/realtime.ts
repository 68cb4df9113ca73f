import type { EventDefinition, PayloadOf } from '@bourse/contracts/events';

/**
 * `connecting`: first attempt, or a requested reconnect. `live`: connected, with recent events. `stale`: connected,
 * without recent events. `down`: not connected, retrying.
 */
export type Phase = 'connecting' | 'live' | 'stale' | 'down';

/** The connection state; immutable. */
export interface ConnectionState {
  readonly phase: Phase;
  /** Epoch milliseconds of the newest event: the age of the data on screen. */
  readonly lastHeardAt?: number;
  /** Epoch milliseconds since when no event is delivered: absent while `connecting` and `live`. */
  readonly awaySince?: number;
  /** Failed attempts since the connection was last up. */
  readonly attempt: number;
}

/** For a `last` event: the newest payload of each key, once a frame. For an `every` event: the payloads of a frame. */
export type Listener<E extends EventDefinition> = (
  news: E['delivery'] extends 'every' ? readonly PayloadOf<E>[] : PayloadOf<E>,
) => void;

export interface Subscription {
  /** Subscribes to this key only, e.g. one pair. */
  readonly key?: string | undefined;
}

/** The realtime connection of a tab. */
export interface Realtime {
  /**
   * The first subscription opens the connection. Returns the unsubscribe function; afterwards the listener is never
   * called.
   */
  readonly subscribe: <E extends EventDefinition>(event: E, options: Subscription, listener: Listener<E>) => () => void;
  /** One call per frame with all payloads: the newest of each key, or for an `every` event all in order. */
  readonly subscribeAll: <E extends EventDefinition>(
    event: E,
    listener: (news: readonly PayloadOf<E>[]) => void,
  ) => () => void;
  readonly state: () => ConnectionState;
  /**
   * Called on each change of phase or attempt. The age of the data is not pushed; components read it when they render.
   */
  readonly onState: (listener: (state: ConnectionState) => void) => () => void;
  /** Called when the connection is back after missed events: subscribers request their data again. */
  readonly onResync: (listener: () => void) => () => void;
  /** Call when token or user id change; the connection reports it to the server. */
  readonly sessionChanged: () => void;
  /** Closes the connection permanently. */
  readonly close: () => void;
}
