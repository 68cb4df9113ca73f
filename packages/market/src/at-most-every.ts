export interface Paced {
  /** Asks for a run: at once where the last one is long enough ago, else as soon as it is. */
  readonly request: () => void;
  /** Forgets what was asked for. */
  readonly stop: () => void;
}

/**
 * Runs something on request, but never twice within `interval` milliseconds, and never leaves the last request out. An interval
 * that changes is asked for at each run.
 */
export function atMostEvery(interval: number | (() => number), run: () => void): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const tick = () => {
    timer = undefined;
    if (!isWanted) return;
    isWanted = false;
    timer = setTimeout(tick, typeof interval === 'number' ? interval : interval());
    run();
  };
  return {
    request: () => {
      isWanted = true;
      if (timer === undefined) tick();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  };
}
