/** Calls `look` when the connection should be checked. Returns a function that unsubscribes. */
export type WakeSource = (look: () => void) => () => void;

/** The browser is online again or the tab is visible again (also restored from the back-forward cache). */
export const browserWake: WakeSource = (look) => {
  if (typeof document === 'undefined') return () => {};
  const seen = () => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', seen);
  globalThis.addEventListener('pageshow', look);
  globalThis.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    globalThis.removeEventListener('pageshow', look);
    globalThis.removeEventListener('online', look);
  };
};
