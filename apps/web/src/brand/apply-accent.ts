import type { Brand } from './brand';

type Accent = NonNullable<Brand['accent']>['day'];

const variables = ({ text, fill }: Accent) =>
  `--bourse-accent:${text};--bourse-accent-fill:${fill};--mui-palette-primary-main:${fill};` +
  `--mui-palette-primary-light:${text};--mui-palette-primary-dark:${fill}`;

/** The brand's accent over the theme's: a style sheet of the page's own, so that no inline style is needed. */
export function applyAccent(accent: Brand['accent']): void {
  if (!accent) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html:root{${variables(accent.day)}}html[data-theme="dark"]:root{${variables(accent.night)}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
