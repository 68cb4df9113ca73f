/** The clock is injected, so that a test or `/sandbox/clock` can move it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** Randomness is injected: the system's for a server, a seeded one for a test or a simulation. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  bytes(length: number): Uint8Array;
}
