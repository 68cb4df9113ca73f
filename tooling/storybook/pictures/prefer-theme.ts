import type { BrowserCommand } from 'vitest/node';
import type { Theme } from './themes.ts';

const MEDIA = {
  day: { colorScheme: 'light', forcedColors: 'none' },
  night: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/**
 * Makes the browser prefer day, night or forced colours, which a story's theme follows. Pages have no means for it, and
 * one rendering serves all themes.
 */
export const preferTheme: BrowserCommand<[theme: Theme]> = ({ page }, theme) => page.emulateMedia(MEDIA[theme]);
