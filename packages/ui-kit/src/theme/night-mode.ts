import { useSyncExternalStore } from 'react';
import { matchesMedia, subscribeMedia } from '../hooks/use-media';
import { SCHEME_ATTRIBUTE } from './variables';

/** The specification's key: `1` night, `0` day; without it the page follows the system. */
export const MODE_STORAGE_KEY = 'night_mode';

type Mode = 'light' | 'dark' | 'system';

const SYSTEM_NIGHT = '(prefers-color-scheme: dark)';

/** The stored value of a mode; `null`: removed. */
export function storedMode(mode: Mode): string | null {
  if (mode === 'system') return null;
  return mode === 'dark' ? '1' : '0';
}

/** The mode of a stored text; an invalid text follows the system. */
function modeOf(text: string | null): Mode {
  if (text === '1') return 'dark';
  return text === '0' ? 'light' : 'system';
}

function readMode(): Mode {
  try {
    return modeOf(localStorage.getItem(MODE_STORAGE_KEY));
  } catch {
    return 'system';
  }
}

/** The mode of this page. Not read again from storage: it survives a logout in another tab, which clears storage. */
let mode: Mode | undefined;
const listeners = new Set<() => void>();

function become(next: Mode): void {
  mode = next;
  for (const listener of listeners) listener();
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  const next = modeOf(newValue);
  if (key === MODE_STORAGE_KEY && next !== 'system') become(next);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    mode = readMode();
    window.addEventListener('storage', followOtherTab);
  }
  listeners.add(listener);
  const leaveSystem = subscribeMedia(SYSTEM_NIGHT, listener);
  return () => {
    listeners.delete(listener);
    leaveSystem();
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followOtherTab);
    mode = undefined;
  };
}

function isNightNow(): boolean {
  const chosen = mode ?? readMode();
  return chosen === 'system' ? matchesMedia(SYSTEM_NIGHT) : chosen === 'dark';
}

function setNight(night: boolean): void {
  try {
    localStorage.setItem(MODE_STORAGE_KEY, night ? '1' : '0');
  } catch {
    // The choice lasts as long as the page.
  }
  become(night ? 'dark' : 'light');
}

/** Whether the page is in night mode, and the setter. The choice is stored, and other tabs follow it. */
export function useNightMode(): { isNight: boolean; setNight: (night: boolean) => void } {
  return { isNight: useSyncExternalStore(subscribe, isNightNow), setNight };
}

/** Shows day or night: one attribute of `<html>`, nothing renders again. */
export function applyNight(isNight: boolean): void {
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, isNight ? 'dark' : 'light');
}
