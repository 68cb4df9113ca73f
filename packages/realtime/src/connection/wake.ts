/** Hears of moments at which the connection deserves a look. Returns the way to stop. */
export type WakeSource = (look: () => void) => () => void;

/** The browser is back on line, or the tab is in front of the reader again (also out of the back-forward cache). */
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
