import { afterEach, expect, it, vi } from 'vitest';
import { claimAlert } from './claim';

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

it('lets one of several tabs announce an alert', async () => {
  vi.stubGlobal('navigator', { locks: sharedLocks() });
  expect(await Promise.all([claimAlert('a'), claimAlert('a'), claimAlert('b')])).toEqual([true, false, true]);
});

it('can be claimed again after the alert was set again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: sharedLocks() });
  expect(await claimAlert('a')).toBe(true);
  await vi.runAllTimersAsync();
  expect(await claimAlert('a')).toBe(true);
});

it('lets every tab announce it without browser locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await Promise.all([claimAlert('a'), claimAlert('a')])).toEqual([true, true]);
});
