/**
 * Epoch milliseconds that never decrease while the page is open. Changes of the device's clock do not affect them. The
 * duration of a sleep, during which `performance.now()` may stop, is added.
 */
export function monotonicNow(): number {
  const monotonic = performance.timeOrigin + performance.now();
  const ahead = Date.now() - monotonic - slept.milliseconds;
  if (ahead > SLEPT_MS) slept.milliseconds += ahead;
  return monotonic + slept.milliseconds;
}

/**
 * A wall clock ahead by this many milliseconds shows a sleep, or a clock that was set forward, which the next reply
 * corrects.
 */
const SLEPT_MS = 2000;

const slept = { milliseconds: 0 };
