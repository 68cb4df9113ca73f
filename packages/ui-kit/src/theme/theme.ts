import { createTheme } from '@mui/material/styles';
import { DAY, FONT_FAMILY, FONT_SIZE, GRID, NIGHT } from './tokens';

const palette = (scheme: typeof DAY) => ({
  primary: { main: scheme.accentFill, light: scheme.accent, dark: scheme.accentFill, contrastText: '#ffffff' },
  error: { main: scheme.red },
  warning: { main: scheme.warning },
  success: { main: scheme.green },
  background: { default: scheme.canvas, paper: scheme.panel },
  text: { primary: scheme.text, secondary: scheme.quiet },
  divider: scheme.line,
});

/** The attribute of `<html>` that holds `light` or `dark`. */
export const SCHEME_ATTRIBUTE = 'data-theme';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: `[${SCHEME_ATTRIBUTE}="%s"]` },
  colorSchemes: { light: { palette: palette(DAY) }, dark: { palette: palette(NIGHT) } },
  spacing: GRID,
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: FONT_FAMILY,
    fontSize: FONT_SIZE.form,
    h1: { fontSize: 24, fontWeight: 600, lineHeight: 1.3 },
    h2: { fontSize: 16, fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: FONT_SIZE.reading },
    body2: { fontSize: FONT_SIZE.form },
    caption: { fontSize: FONT_SIZE.dense },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTab: { styleOverrides: { root: { minHeight: 40, minWidth: 0, padding: '8px 12px' } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  },
});
