import type { StorageManager } from '@mui/material/styles';

/** The specification's key: `1` night, `0` day; without it the page follows the system. */
const NIGHT_MODE_KEY = 'night_mode';

type Mode = 'light' | 'dark' | 'system';

const written: Record<Mode, string | null> = { dark: '1', light: '0', system: null };
const read = (text: string | null | undefined): Mode | undefined =>
  text === '1' ? 'dark' : text === '0' ? 'light' : undefined;

/** Keeps MUI's mode under the specification's key; other tabs follow. Storage that is closed to us is no failure. */
export const nightModeStorage: StorageManager = ({ key, storageWindow = globalThis.window }) => {
  // MUI also asks for the scheme of each mode, of which there is only one.
  const isMode = key === NIGHT_MODE_KEY;
  return {
    get(fallback: unknown) {
      if (!isMode) return fallback;
      try {
        return read(storageWindow?.localStorage.getItem(NIGHT_MODE_KEY)) ?? fallback;
      } catch {
        return fallback;
      }
    },
    set(mode: unknown) {
      if (!isMode) return;
      const text = written[mode as Mode];
      try {
        if (text === null) storageWindow?.localStorage.removeItem(NIGHT_MODE_KEY);
        else storageWindow?.localStorage.setItem(NIGHT_MODE_KEY, text);
      } catch {
        // The choice lasts as long as the page.
      }
    },
    subscribe(handler) {
      const listen = (event: StorageEvent) => {
        if (isMode && event.key === NIGHT_MODE_KEY) handler(read(event.newValue) ?? 'system');
      };
      storageWindow?.addEventListener('storage', listen);
      return () => storageWindow?.removeEventListener('storage', listen);
    },
  };
};

export const MODE_STORAGE_KEY = NIGHT_MODE_KEY;
