import { MODE_STORAGE_KEY, storedMode } from '../theme/night-mode';
import { PRICE_COLOURS_STORAGE_KEY } from '../theme/price-colours';
import { PRICE_COLOURS } from '../theme/tokens';

export type KitTheme = 'day' | 'night' | 'system';

const MODES = { day: 'light', night: 'dark', system: 'system' } as const;

function keep(key: string, text: string | null) {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

/** Sets the theme of later renders through storage, as a user's choice does. */
export function showTheme(theme: KitTheme): void {
  keep(MODE_STORAGE_KEY, storedMode(MODES[theme]) ?? null);
}

/** Sets the price colours of later renders; any other value uses the language's default. */
export function showPriceColours(value: unknown): void {
  keep(PRICE_COLOURS_STORAGE_KEY, PRICE_COLOURS.find((name) => name === value) ?? null);
}
