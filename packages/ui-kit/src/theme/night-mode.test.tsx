import { TestI18n } from '@bourse/i18n/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNightMode } from './night-mode';
import { BourseThemeProvider } from './theme-provider';

function systemPrefers(dark: boolean) {
  const system = { matches: dark };
  let changed: ((media: typeof system) => void) | undefined;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addListener: (listener: (media: typeof system) => void) => (changed = listener),
    removeListener: () => (changed = undefined),
  }));
  return (next: boolean) => {
    system.matches = next;
    act(() => changed?.(system));
  };
}

const openPage = () =>
  renderHook(useNightMode, {
    wrapper: ({ children }) => (
      <TestI18n>
        <BourseThemeProvider>{children}</BourseThemeProvider>
      </TestI18n>
    ),
  }).result;

function otherTab(event: StorageEventInit) {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', event));
  });
}

it('the mode keeps night as 1 and day as 0 under the key of the specification', () => {
  const page = openPage();
  act(() => page.current.setNight(true));
  expect([page.current.isNight, localStorage.getItem('night_mode')]).toEqual([true, '1']);
  act(() => page.current.setNight(false));
  expect([page.current.isNight, localStorage.getItem('night_mode')]).toEqual([false, '0']);
});

it.each([null, 'true', ''])('the mode follows the system for an invalid stored value: %j', (stored) => {
  if (stored !== null) localStorage.setItem('night_mode', stored);
  const system = systemPrefers(false);
  const page = openPage();
  expect(page.current.isNight).toBe(false);
  system(true);
  expect(page.current.isNight).toBe(true);
});

it('the mode follows a choice in another tab, but not the clearing of storage', () => {
  localStorage.setItem('night_mode', '1');
  const page = openPage();
  localStorage.clear();
  otherTab({ key: 'night_mode', newValue: null });
  otherTab({ key: null });
  otherTab({ key: 'token', newValue: '0' });
  expect(page.current.isNight).toBe(true);
  otherTab({ key: 'night_mode', newValue: '0' });
  expect(page.current.isNight).toBe(false);
});

function closed(): never {
  throw new DOMException('closed', 'SecurityError');
}

it('the mode works with blocked storage until the page is closed', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  const page = openPage();
  act(() => page.current.setNight(true));
  expect(page.current.isNight).toBe(true);
});
