import type { StorageManager } from '@mui/material/styles';

/** The specification's key: `1` night, `0` day; without it the page follows the system. */
export const MODE_STORAGE_KEY = 'night_mode';

type Mode = 'light' | 'dark' | 'system';

/** What storage holds for a mode; `null`: nothing. */
export function storedMode(mode: Mode): string | null {
  if (mode === 'system') return null;
  return mode === 'dark' ? '1' : '0';
}

/** The mode that a stored text means; `undefined` where it means none. */
function modeOf(text: string | null | undefined): Mode | undefined {
  if (text === '1') return 'dark';
  return text === '0' ? 'light' : undefined;
}

const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark' || value === 'system';

/** Keeps MUI's mode under the specification's key; other tabs follow. Storage that is closed to us is no failure. */
export const nightModeStorage: StorageManager = ({ key, storageWindow = globalThis.window }) => {
  // MUI also asks for the colour scheme of each mode, of which there is only one.
  const holdsMode = key === MODE_STORAGE_KEY;
  return {
    get(fallback: unknown) {
      if (!holdsMode) return fallback;
      try {
        return modeOf(storageWindow?.localStorage.getItem(MODE_STORAGE_KEY)) ?? fallback;
      } catch {
        return fallback;
      }
    },
    set(mode: unknown) {
      if (!holdsMode || !isMode(mode)) return;
      const text = storedMode(mode);
      try {
        if (text === null) storageWindow?.localStorage.removeItem(MODE_STORAGE_KEY);
        else storageWindow?.localStorage.setItem(MODE_STORAGE_KEY, text);
      } catch {
        // The choice lasts as long as the page.
      }
    },
    subscribe(handler) {
      const listen = (event: StorageEvent) => {
        // A key that is gone is no choice: a logout in another tab clears storage and leaves the theme alone.
        const mode = event.key === MODE_STORAGE_KEY ? modeOf(event.newValue) : undefined;
        if (holdsMode && mode) handler(mode);
      };
      storageWindow?.addEventListener('storage', listen);
      return () => storageWindow?.removeEventListener('storage', listen);
    },
  };
};
