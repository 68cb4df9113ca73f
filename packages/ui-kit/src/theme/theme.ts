import { createTheme } from '@mui/material/styles';
import { componentDefaults } from './component-defaults';
import { DAY_PALETTE, NIGHT_PALETTE } from './palette';
import { BREAKPOINTS, EASING, ELEVATION, FONT_SIZE, RADIUS, SPACE, WEIGHT } from './scale';
import { FONT_FAMILY } from './tokens';
import { SCHEME_ATTRIBUTE, VARIABLE_PREFIX } from './variables';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    tiny: true;
  }
}

const LINE = 1.5;
const weights = {
  fontWeightLight: WEIGHT.regular,
  fontWeightRegular: WEIGHT.regular,
  fontWeightMedium: WEIGHT.medium,
  fontWeightBold: WEIGHT.strong,
} as const;
const text = (fontSize: number) => ({ fontSize, fontWeight: WEIGHT.regular, lineHeight: LINE, letterSpacing: 0 });
const heading = (fontSize: number) => ({ fontSize, fontWeight: WEIGHT.strong, lineHeight: 1.3, letterSpacing: 0 });

/** The seven sizes as variants of MUI's `Typography`. */
const typography = {
  fontFamily: FONT_FAMILY,
  fontSize: FONT_SIZE.form,
  ...weights,
  overline: { ...text(FONT_SIZE.mark), textTransform: 'none' },
  caption: text(FONT_SIZE.dense),
  body2: text(FONT_SIZE.table),
  body1: text(FONT_SIZE.form),
  subtitle1: text(FONT_SIZE.reading),
  h1: heading(FONT_SIZE.display),
  h2: heading(FONT_SIZE.heading),
  h3: heading(FONT_SIZE.reading),
  h4: heading(FONT_SIZE.form),
  h5: heading(FONT_SIZE.table),
  button: { textTransform: 'none', fontWeight: WEIGHT.strong },
} as const;

const { none, floating, modal } = ELEVATION;
const floatingOnes = [floating, floating, floating, floating, floating, floating, floating, floating] as const;
const modalOnes = [modal, modal, modal, modal, modal, modal, modal, modal] as const;

/**
 * The MUI theme. Both colour schemes are CSS variables; the attribute of `<html>` selects one. `nativeColor` leaves colour
 * arithmetic to CSS, because the accent of the brand is known only at run time.
 */
export const makeTheme = () =>
  createTheme({
    cssVariables: { cssVarPrefix: VARIABLE_PREFIX, colorSchemeSelector: SCHEME_ATTRIBUTE, nativeColor: true },
    colorSchemes: { light: { palette: DAY_PALETTE }, dark: { palette: NIGHT_PALETTE } },
    spacing: SPACE,
    breakpoints: { values: { xs: 0, ...BREAKPOINTS } },
    shape: { borderRadius: RADIUS.control },
    // MUI has 25 shadows; the design has three elevations.
    shadows: [none, ...floatingOnes, ...modalOnes, ...modalOnes],
    typography,
    transitions: { easing: { easeInOut: EASING, easeOut: EASING, easeIn: EASING, sharp: EASING } },
    // Without media queries (jsdom) there is nothing to animate.
    motion: { reducedMotion: typeof matchMedia === 'function' ? 'system' : 'always' },
    // Toasts are above dialogs and menus.
    zIndex: { snackbar: 1600 },
    components: componentDefaults,
  });
