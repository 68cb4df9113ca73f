import type { Brand } from './brand';

type Accent = NonNullable<Brand['accent']>;
type Uses = Exclude<Accent, string>['day'];

const variables = ({ text, fill }: Uses) =>
  `--bourse-palette-primary-main:${text};--bourse-palette-primary-fill:${fill}`;

const styles = (accent: Accent) =>
  typeof accent === 'string'
    ? `html:root{--bourse-brand-accent:${accent}}`
    : `html:root{${variables(accent.day)}}html[data-theme="dark"]:root{${variables(accent.night)}}`;

/** The brand's accent over the theme's: a style sheet of the page's own, so that no inline style is needed. */
export function applyAccent(accent: Brand['accent']): void {
  if (accent === undefined) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles(accent));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
