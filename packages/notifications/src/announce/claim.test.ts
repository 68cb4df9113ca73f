import { afterEach, expect, it, vi } from 'vitest';
import { claimAnnouncement } from './claim';

/** Locks shared by the tabs of one browser: the first request holds the lock until its callback ends. */
function sharedLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _options: object, use: (lock: object | null) => Promise<void>) => {
      if (held.has(name)) return use(null);
      held.add(name);
      await use({ name });
      held.delete(name);
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('one of several tabs claims an announcement', async () => {
  vi.stubGlobal('navigator', { locks: sharedLocks() });
  expect(await Promise.all([claimAnnouncement('a'), claimAnnouncement('a'), claimAnnouncement('b')])).toEqual([
    true,
    false,
    true,
  ]);
});

it('an announcement can be claimed again after the first tab has released it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: sharedLocks() });
  expect(await claimAnnouncement('a')).toBe(true);
  await vi.runAllTimersAsync();
  expect(await claimAnnouncement('a')).toBe(true);
});

it('every tab announces where there are no browser locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await Promise.all([claimAnnouncement('a'), claimAnnouncement('a')])).toEqual([true, true]);
});
