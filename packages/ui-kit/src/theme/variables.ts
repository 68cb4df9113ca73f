import { DAY, NIGHT } from './tokens';

const schemeVariables = (scheme: typeof DAY) =>
  Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--bourse-${kebab(name)}`, value]));

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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
  ':root': { ...schemeVariables(DAY), ...direction('green', 'red') },
  '[data-theme="dark"]': schemeVariables(NIGHT),
  'html[data-price-colours="red-up"]': direction('red', 'green'),
  'html[data-price-colours="colour-vision-safe"]': direction('blue', 'orange'),
};

/** How styles name a variable of the theme. */
export const colour = {
  canvas: 'var(--bourse-canvas)',
  panel: 'var(--bourse-panel)',
  raised: 'var(--bourse-raised)',
  line: 'var(--bourse-line)',
  text: 'var(--bourse-text)',
  quiet: 'var(--bourse-quiet)',
  accent: 'var(--bourse-accent)',
  accentFill: 'var(--bourse-accent-fill)',
  up: 'var(--bourse-up)',
  down: 'var(--bourse-down)',
  upFill: 'var(--bourse-up-fill)',
  downFill: 'var(--bourse-down-fill)',
  warning: 'var(--bourse-warning)',
  danger: 'var(--bourse-red)',
  dangerFill: 'var(--bourse-red-fill)',
} as const;

/** The same colour, thinner: depth bars, hovered rows. `per cent` of the colour is left. */
export const soft = (value: string, percent: number) => `color-mix(in srgb, ${value} ${percent}%, transparent)`;
