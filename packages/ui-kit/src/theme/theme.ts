import { createTheme } from '@mui/material/styles';
import { FONT_FAMILY, FONT_SIZE, GRID } from './tokens';
import { colour, SCHEME_ATTRIBUTE } from './variables';

/** MUI's palette in terms of the product's variables, which know day and night by themselves. */
const palette = {
  primary: { main: colour.accent, light: colour.accent, dark: colour.accent, contrastText: colour.panel },
  error: { main: colour.danger },
  warning: { main: colour.warning },
  background: { default: colour.canvas, paper: colour.panel },
  text: { primary: colour.text, secondary: colour.quiet, disabled: colour.quiet },
  divider: colour.line,
};

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: `[${SCHEME_ATTRIBUTE}="%s"]`, nativeColor: true },
  colorSchemes: { light: { palette }, dark: { palette } },
  spacing: GRID,
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: FONT_FAMILY,
    fontSize: FONT_SIZE.form,
    body1: { fontSize: FONT_SIZE.reading },
    body2: { fontSize: FONT_SIZE.form },
    caption: { fontSize: FONT_SIZE.dense },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    // Behind dialogs, not behind menus.
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colour.veil } } } },
    MuiPaper: {
      styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none', border: `1px solid ${colour.line}` } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { fontSize: FONT_SIZE.form },
        notchedOutline: { borderColor: colour.edge },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: FONT_SIZE.dense } } },
  },
});
