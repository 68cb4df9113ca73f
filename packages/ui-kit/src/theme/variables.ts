/** Prefix of every CSS variable of the theme: `--bourse-palette-primary-main`. */
export const VARIABLE_PREFIX = 'bourse';

/** The attribute of `<html>` that holds `light` or `dark`. */
export const SCHEME_ATTRIBUTE = 'data-theme';

/** The attribute of `<html>` that holds the colours of rising and falling prices. */
export const PRICE_COLOURS_ATTRIBUTE = 'data-price-colours';

/** The CSS variable of a colour of the palette. */
export const nameOf = (path: string) => `--${VARIABLE_PREFIX}-palette-${path}`;
const read = (path: string) => `var(${nameOf(path)})`;

const direction = (up: string, down: string) => ({
  [nameOf('up-main')]: read(`${up}-main`),
  [nameOf('up-fill')]: read(`${up}-fill`),
  [nameOf('down-main')]: read(`${down}-main`),
  [nameOf('down-fill')]: read(`${down}-fill`),
});

/**
 * Price colours: `up` and `down` of the palette refer to two other colours of it. The selectors have a higher specificity
 * than those of the colour schemes.
 */
export const priceColourStyles = {
  ':root:root': direction('green', 'red'),
  [`:root[${PRICE_COLOURS_ATTRIBUTE}="red-up"]`]: direction('red', 'green'),
  [`:root[${PRICE_COLOURS_ATTRIBUTE}="colour-vision-safe"]`]: direction('blue', 'orange'),
};

/**
 * The CSS variables of the MUI theme, by the names that styles use. A change of the colour scheme or of the price colours
 * changes one attribute of `<html>` and renders nothing.
 */
export const colour = {
  canvas: read('background-default'),
  panel: read('background-paper'),
  raised: read('raised'),
  /** Hairlines between areas. */
  line: read('divider'),
  /** Borders of controls: 3:1 on a panel. */
  edge: read('edge'),
  veil: read('veil'),
  text: read('text-primary'),
  quiet: read('quiet'),
  /** For action only: links, focus, the selected item. */
  accent: read('primary-main'),
  /** Behind white labels. */
  accentFill: read('primary-fill'),
  up: read('up-main'),
  down: read('down-main'),
  upFill: read('up-fill'),
  downFill: read('down-fill'),
  warning: read('warning-main'),
  danger: read('error-main'),
  dangerFill: read('error-fill'),
  /** On fills and photos, in both schemes: labels of buttons, marks of badges. */
  onFill: read('common-white'),
  /** Veils and shadows over photos, in both schemes. */
  black: read('common-black'),
  green: read('green-main'),
  red: read('red-main'),
  blue: read('blue-main'),
  orange: read('orange-main'),
} as const;

/** The colour with `percent` of its opacity: depth bars, hovered rows. */
export const soft = (value: string, percent: number) => `color-mix(in srgb, ${value} ${percent}%, transparent)`;

/** Variables of `:root`: heights of the bars that cover the page at its edges. The component that draws a bar sets its variable. */
export const COVERED_TOP = '--bourse-covered-top';
export const COVERED_BOTTOM = '--bourse-covered-bottom';
/** Height of the navigation at the foot of a phone, which is below every other bar. */
export const BOTTOM_BAR = '--bourse-bottom-bar';
/** Height of a notice above these bars, for example the liquidation warning. */
export const NOTICE_BAR = '--bourse-notice-bar';
const BARS = `var(${COVERED_BOTTOM}, var(${BOTTOM_BAR}, 0px))`;
export const COVERED = {
  top: `var(${COVERED_TOP}, 0px)`,
  /** What covers the end of the page. */
  bottom: `calc(${BARS} + var(${NOTICE_BAR}, 0px))`,
  /** Without the notice, which is above them. */
  bars: BARS,
  /** The navigation with the room of the home indicator, which the lowest bar covers. */
  bottomBar: `var(${BOTTOM_BAR}, env(safe-area-inset-bottom, 0px))`,
} as const;
