/** Time, so that tests can hold it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs something after so many milliseconds. Returns the way to call it off. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
