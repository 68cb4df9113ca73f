/** Clock and timers; tests inject a fake. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs the function after the given milliseconds. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
