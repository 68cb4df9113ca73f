/**
 * Runs when the browser is idle, at the latest after `limitMs`; after the current task without requestIdleCallback. Returns
 * the function that cancels it.
 */
export function whenIdle(run: () => void, limitMs?: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, limitMs === undefined ? {} : { timeout: limitMs });
  return () => cancelIdleCallback(handle);
}
