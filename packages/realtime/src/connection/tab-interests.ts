import type { Interest } from '@bourse/contracts/events';

/**
 * What the other tabs of a shared connection want. A browser closes tabs without telling them, so a tab that has said nothing between
 * two pings is gone.
 */
export function createTabInterests() {
  const tabs = new Map<string, Interest>();
  const silent = new Set<string>();
  return {
    all: (): readonly Interest[] => [...tabs.values()],
    /** Keeps what a tab wants. Returns whether it wanted something else before. */
    set: (tab: string, interest: Interest): boolean => {
      silent.delete(tab);
      const before = tabs.get(tab);
      tabs.set(tab, interest);
      return JSON.stringify(before) !== JSON.stringify(interest);
    },
    delete: (tab: string): boolean => tabs.delete(tab),
    /** Forgets the tabs that have said nothing since the last call. Returns whether there were any. */
    forgetSilent: (): boolean => {
      const gone = [...silent].filter((tab) => tabs.delete(tab));
      silent.clear();
      for (const tab of tabs.keys()) silent.add(tab);
      return gone.length > 0;
    },
    clear: () => {
      tabs.clear();
      silent.clear();
    },
  };
}
