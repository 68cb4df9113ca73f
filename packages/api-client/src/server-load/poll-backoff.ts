/** How much the back end asks its clients to hold back. Times in epoch milliseconds. */
export interface ServerLoad {
  /** Steps of the backoff: 0 while the back end answers. */
  readonly level: number;
  /** When the level last rose. */
  readonly raisedAt: number;
  /** Until when the back end wants no polls (`Retry-After`). */
  readonly restUntil?: number;
}

const FIRST_MS = 10_000;
const LONGEST_MS = 60_000;
const HIGHEST_LEVEL = 4;
/** An exchange that asks for a longer rest would look broken. */
const LONGEST_REST_MS = 600_000;

/** Too many requests, and the answers of a proxy whose server is away or overloaded. */
export const OVERLOADED: readonly number[] = [429, 502, 503, 504];

/** The shortest interval between two polls of a call, in milliseconds: 0, then 10, 20, 40 and 60 seconds. */
export const backedOffMs = ({ level }: ServerLoad): number =>
  level === 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (level - 1));

export const NO_LOAD: ServerLoad = { level: 0, raisedAt: 0 };

/**
 * The load after another sign of overload. A level rises at most once in the interval of polls that it causes, so that the calls of
 * one screen, which fail together, count once.
 */
export function raised(load: ServerLoad, now: number, retryAfterMs: number | undefined): ServerLoad {
  const restUntil = retryAfterMs === undefined ? load.restUntil : now + Math.min(retryAfterMs, LONGEST_REST_MS);
  const isSameFailure = load.level > 0 && now - load.raisedAt < backedOffMs(load) / 2;
  return {
    level: isSameFailure ? load.level : Math.min(HIGHEST_LEVEL, load.level + 1),
    raisedAt: isSameFailure ? load.raisedAt : now,
    ...(restUntil !== undefined && { restUntil }),
  };
}
