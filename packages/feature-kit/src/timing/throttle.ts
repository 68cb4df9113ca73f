export interface Paced {
  /** Requests a run: at once if the interval has passed, otherwise at its end. */
  readonly request: () => void;
  /** Runs at once, whenever the last run was; the next one keeps its distance from this one. */
  readonly now: () => void;
  /** Cancels a pending run. */
  readonly stop: () => void;
}

/**
 * Throttles a function: at most one run per `interval` milliseconds, with a trailing run. The interval is read after
 * each run, so it may change.
 */
export function throttle(interval: number | (() => number), run: () => void): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const go = () => {
    isWanted = false;
    // Blocked during the run: requests from within it wait.
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
