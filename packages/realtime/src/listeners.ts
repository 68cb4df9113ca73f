/** A set of listeners. */
export interface Listeners<News extends readonly unknown[]> {
  readonly add: (listener: (...news: News) => void) => () => void;
  readonly tell: (...news: News) => void;
  readonly clear: () => void;
}

export function createListeners<News extends readonly unknown[]>(): Listeners<News> {
  const listeners = new Set<{ hear: (...news: News) => void }>();
  return {
    add: (hear) => {
      // A wrapper per call, so that a function that was added twice has two entries.
      const entry = { hear };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    tell: (...news) => {
      const present = [...listeners];
      for (const entry of present) {
        if (!listeners.has(entry)) continue;
        try {
          entry.hear(...news);
        } catch (error) {
          globalThis.reportError(error);
        }
      }
    },
    clear: () => listeners.clear(),
  };
}
