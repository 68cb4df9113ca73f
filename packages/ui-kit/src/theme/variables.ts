import { DAY, NIGHT } from './tokens';

/** The attribute of `<html>` that holds `light` or `dark`. */
export const SCHEME_ATTRIBUTE = 'data-theme';

/** The attribute of `<html>` that holds the colours of rising and falling prices. */
export const PRICE_COLOURS_ATTRIBUTE = 'data-price-colours';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const schemeVariables = (scheme: typeof DAY) =>
  Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--bourse-${kebab(name)}`, value]));

const direction = (up: string, down: string) => ({
  '--bourse-up': `var(--bourse-${up})`,
  '--bourse-down': `var(--bourse-${down})`,
  '--bourse-up-fill': `var(--bourse-${up}-fill)`,
  '--bourse-down-fill': `var(--bourse-${down}-fill)`,
});

/**
 * The product's own CSS variables. A switch of scheme or of the price colours changes one attribute of `<html>`: nothing
 * renders again, and what is drawn on a canvas reads them anew.
 */
export const variableStyles = {
  ':root': { colorScheme: 'light', ...schemeVariables(DAY), ...direction('green', 'red') },
  [`:root[${SCHEME_ATTRIBUTE}="dark"]`]: { colorScheme: 'dark', ...schemeVariables(NIGHT) },
  [`:root[${PRICE_COLOURS_ATTRIBUTE}="red-up"]`]: direction('red', 'green'),
  [`:root[${PRICE_COLOURS_ATTRIBUTE}="colour-vision-safe"]`]: direction('blue', 'orange'),
};

/** How styles name a variable of the theme. */
export const colour = {
  canvas: 'var(--bourse-canvas)',
  panel: 'var(--bourse-panel)',
  raised: 'var(--bourse-raised)',
  /** Hairlines between things. */
  line: 'var(--bourse-line)',
  /** Borders that show where something can be typed or pressed: 3:1 on a panel. */
  edge: 'var(--bourse-edge)',
  veil: 'var(--bourse-veil)',
  text: 'var(--bourse-text)',
  quiet: 'var(--bourse-quiet)',
  /** For action only: links, focus, what is chosen. */
  accent: 'var(--bourse-accent)',
  /** Behind white labels. */
  accentFill: 'var(--bourse-accent-fill)',
  up: 'var(--bourse-up)',
  down: 'var(--bourse-down)',
  upFill: 'var(--bourse-up-fill)',
  downFill: 'var(--bourse-down-fill)',
  warning: 'var(--bourse-warning)',
  danger: 'var(--bourse-red)',
  dangerFill: 'var(--bourse-red-fill)',
} as const;

/** The same colour, thinner: depth bars, hovered rows. `percent` of the colour is left. */
export const soft = (value: string, percent: number) => `color-mix(in srgb, ${value} ${percent}%, transparent)`;
