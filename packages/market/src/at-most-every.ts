export interface Paced {
  /** Asks for a run: at once where the last one is long enough ago, else as soon as it is. */
  readonly request: () => void;
  /** Runs at once, whenever the last run was; the next one keeps its distance from this one. */
  readonly now: () => void;
  /** Forgets what was asked for. */
  readonly stop: () => void;
}

/**
 * Runs something on request, but never twice within `interval` milliseconds, and never leaves the last request out. An interval
 * that changes is asked for after each run.
 */
export function atMostEvery(interval: number | (() => number), run: () => void): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const go = () => {
    isWanted = false;
    // Until the run is over: what it asks for itself has to wait.
    timer = setTimeout(tick);
    run();
    clearTimeout(timer);
    timer = setTimeout(tick, typeof interval === 'number' ? interval : interval());
  };
  const tick = () => {
    timer = undefined;
    if (isWanted) go();
  };
  return {
    request: () => {
      isWanted = true;
      if (timer === undefined) go();
    },
    now: () => {
      clearTimeout(timer);
      go();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  };
}
