import type { PaletteColor, PaletteOptions } from '@mui/material/styles';
import { DAY, NIGHT } from './tokens';

/** A colour with a second, darker shade that carries white labels at 4.5:1. */
interface FilledColour {
  main: string;
  fill: string;
  contrastText: string;
}

interface ExchangeColours {
  /** Rising and falling prices. Both follow the user's price colours (see `variables.ts`). */
  up: FilledColour;
  down: FilledColour;
  green: FilledColour;
  red: FilledColour;
  blue: FilledColour;
  orange: FilledColour;
  /** Surface above a panel: hovered rows, neutral buttons, skeletons. */
  raised: string;
  /** Borders of controls: 3:1 on a panel. */
  edge: string;
  /** Backdrop of dialogs and drawers. */
  veil: string;
  /** Text of second rank. */
  quiet: string;
}

declare module '@mui/material/styles' {
  // Types of `theme.vars` and of the generated style sheets.
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends ExchangeColours {}
  interface PaletteOptions extends Partial<ExchangeColours> {}
  interface PaletteColor {
    fill: string;
  }
  interface SimplePaletteColorOptions {
    fill?: string | undefined;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    up: true;
    down: true;
  }
}

const WHITE = '#ffffff';

const filled = (main: string, fill: string): FilledColour => ({ main, fill, contrastText: WHITE });

/** MUI derives `light` and `dark` from `main`; the tokens name the shades themselves. */
const named = (main: string, fill: string): PaletteColor => ({ ...filled(main, fill), light: main, dark: fill });

/** The MUI palette of one colour scheme. */
function paletteOf(scheme: typeof DAY): PaletteOptions {
  const { green, red, blue, orange, greenFill, redFill, blueFill, orangeFill, accent, accentFill } = scheme;
  return {
    common: { black: '#000000', white: WHITE },
    primary: named(accent, accentFill),
    secondary: named(scheme.quiet, scheme.quiet),
    error: named(red, redFill),
    warning: named(scheme.warning, orangeFill),
    info: named(accent, accentFill),
    success: named(green, greenFill),
    text: { primary: scheme.text, secondary: scheme.quiet, disabled: scheme.quiet },
    background: { default: scheme.canvas, paper: scheme.panel },
    divider: scheme.line,
    action: {
      active: scheme.quiet,
      hover: scheme.raised,
      selected: scheme.raised,
      disabled: scheme.quiet,
      disabledBackground: scheme.raised,
      hoverOpacity: 0.08,
      selectedOpacity: 0.12,
    },
    up: filled(green, greenFill),
    down: filled(red, redFill),
    green: filled(green, greenFill),
    red: filled(red, redFill),
    blue: filled(blue, blueFill),
    orange: filled(orange, orangeFill),
    raised: scheme.raised,
    edge: scheme.edge,
    veil: scheme.veil,
    quiet: scheme.quiet,
  };
}

export const DAY_PALETTE = paletteOf(DAY);
export const NIGHT_PALETTE = paletteOf(NIGHT);
