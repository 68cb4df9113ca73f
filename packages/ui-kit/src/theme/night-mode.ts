import { readStored, writeStored } from '@bourse/storage';
import { useColorScheme, type StorageManager } from '@mui/material/styles';

/** The specification's key: `1` night, `0` day; without it the page follows the system. */
export const MODE_STORAGE_KEY = 'night_mode';

export type ThemeMode = 'light' | 'dark' | 'system';

/** The stored value of a mode; `undefined`: removed. */
export function storedMode(mode: ThemeMode): string | undefined {
  if (mode === 'system') return undefined;
  return mode === 'dark' ? '1' : '0';
}

/** The mode of a stored text; any other text follows the system. */
function modeOf(text: string | null | undefined): ThemeMode | undefined {
  if (text === '1') return 'dark';
  return text === '0' ? 'light' : undefined;
}

/** MUI also offers to store a scheme for day and one for night; there is one of each. */
const NOT_STORED: ReturnType<StorageManager> = {
  get: (scheme: unknown) => scheme,
  set: () => undefined,
  subscribe: () => () => undefined,
};

/** Keeps MUI's mode under the key and with the values of the specification. Other tabs follow a choice. */
export const modeStorage: StorageManager = ({ key }) => {
  if (key !== MODE_STORAGE_KEY) return NOT_STORED;
  return {
    get: (otherwise: ThemeMode) => modeOf(readStored(MODE_STORAGE_KEY)) ?? otherwise,
    // Where storage is blocked, the choice lasts as long as the page.
    set: (mode: ThemeMode) => writeStored(MODE_STORAGE_KEY, storedMode(mode)),
    subscribe(follow: (mode: ThemeMode) => void) {
      const followOtherTab = (event: StorageEvent) => {
        const mode = modeOf(event.newValue);
        // A logout in another tab clears storage: the page keeps its mode.
        if (event.key === key && mode) follow(mode);
      };
      window.addEventListener('storage', followOtherTab);
      return () => window.removeEventListener('storage', followOtherTab);
    },
  };
};

/** Whether the page is in night mode, and the setter. The choice is stored, and other tabs follow it. */
export function useNightMode(): { isNight: boolean; setNight: (night: boolean) => void } {
  const { colorScheme, setMode } = useColorScheme();
  return { isNight: colorScheme === 'dark', setNight: (night) => setMode(night ? 'dark' : 'light') };
}
