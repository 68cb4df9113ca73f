/** The session of the connection: the token goes into the handshake, the id into the `login` event. */
export interface RealtimeSession {
  readonly token?: string | undefined;
  readonly userId?: number | undefined;
}

/** Called at each handshake. */
export type SessionOf = () => RealtimeSession;
