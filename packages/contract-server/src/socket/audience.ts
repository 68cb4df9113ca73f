/** A public event of one pair: a whole state, which replaces the one before. */
export interface PairEvent {
  readonly name: string;
  readonly payload: object & { readonly currency_id: number | string; readonly legal_id: number | string };
}

/** An event of pairs, and its list event: the payloads of many pairs in one. */
export interface ListedEvent {
  readonly name: string;
  readonly listName?: string | undefined;
}

/** The payload of a list event. */
export const listOf = (payloads: readonly object[]) => ({ data: payloads });

/** The sockets that events are sent to: those of this process, or those of all edges. */
export interface Audience {
  /** No socket is connected: public events need not be made. */
  isEmpty(): boolean;
  /** Whether a user may have a socket. */
  hasUser(userId: number): boolean;
  sendPair(event: PairEvent): void;
  /** A public event of no single pair, to the sockets that have asked for it by its name. */
  sendNamed(name: string, payload: object): void;
  sendUser(userId: number, name: string, payload: object): void;
  /** All sessions of a user have ended: the user's sockets get public events only. */
  endSessions(userId: number): void;
  /** One session has ended; see `sessionOf`. */
  endSession(session: string): void;
}

/** Room of the sockets that have not named the pairs they show. */
export const EVERY_PAIR = 'every pair';

/** Room of the sockets that show a pair. */
export const roomOfPair = ({ currency_id, legal_id }: PairEvent['payload']) => `pair ${currency_id}-${legal_id}`;

/** Room of the sockets that have asked for an event by its name: a list event, or the pulse. */
export const roomOfName = (name: string) => `event ${name}`;

/** Room of the sockets of a user. */
export const roomOf = (userId: number) => `user ${userId}`;
