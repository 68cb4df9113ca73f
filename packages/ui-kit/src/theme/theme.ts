import { createTheme } from '@mui/material/styles';
import { componentDefaults } from './component-defaults';
import { DAY_PALETTE, NIGHT_PALETTE } from './palette';
import { FONT_FAMILY, FONT_SIZE } from './tokens';
import { SCHEME_ATTRIBUTE, VARIABLE_PREFIX } from './variables';

const button = { textTransform: 'none', fontWeight: 600 } as const;

/**
 * The MUI theme. Both colour schemes are CSS variables; the attribute of `<html>` selects one. `nativeColor` leaves colour
 * arithmetic to CSS, because the accent of the brand is known only at run time.
 */
export const makeTheme = () =>
  createTheme({
    cssVariables: { cssVarPrefix: VARIABLE_PREFIX, colorSchemeSelector: SCHEME_ATTRIBUTE, nativeColor: true },
    colorSchemes: { light: { palette: DAY_PALETTE }, dark: { palette: NIGHT_PALETTE } },
    shape: { borderRadius: 6 },
    typography: { fontFamily: FONT_FAMILY, fontSize: FONT_SIZE.form, button },
    // Without media queries (jsdom) there is nothing to animate.
    motion: { reducedMotion: typeof matchMedia === 'function' ? 'system' : 'always' },
    // Toasts are above dialogs and menus.
    zIndex: { snackbar: 1600 },
    components: componentDefaults,
  });
