/** Colours of one scheme. Every text colour meets 4.5:1 on `canvas`, `panel` and `raised` alike (checked by test). */
interface Scheme {
  canvas: string;
  panel: string;
  raised: string;
  line: string;
  /** Borders of inputs and controls: 3:1 on `panel`. */
  edge: string;
  /** Over the page, behind dialogs. */
  veil: string;
  text: string;
  quiet: string;
  accent: string;
  /** Behind the accent's own label, which is white in both schemes. */
  accentFill: string;
  green: string;
  red: string;
  blue: string;
  orange: string;
  /** Behind white labels of buttons. */
  greenFill: string;
  redFill: string;
  blueFill: string;
  orangeFill: string;
  warning: string;
}

/**
 * The accent unless the operator's brand sets one: `--bourse-brand-accent`, a colour with sufficient contrast for white
 * labels.
 */
export const DEFAULT_ACCENT = '#4a45d6';
const brandAccent = `var(--bourse-brand-accent, ${DEFAULT_ACCENT})`;

export const DAY: Scheme = {
  canvas: '#f4f5f7',
  panel: '#ffffff',
  raised: '#eceef2',
  line: '#e2e5ea',
  edge: '#8b93a1',
  veil: 'rgb(23 27 34 / 40%)',
  text: '#171b22',
  quiet: '#5a6270',
  accent: brandAccent,
  accentFill: brandAccent,
  green: '#0a7a4b',
  red: '#c8293c',
  blue: '#1a5fd0',
  orange: '#a8500a',
  greenFill: '#0a7a4b',
  redFill: '#c8293c',
  blueFill: '#1a5fd0',
  orangeFill: '#a8500a',
  warning: '#8a5a00',
};

export const NIGHT: Scheme = {
  canvas: '#101318',
  panel: '#171b21',
  raised: '#222831',
  line: '#2a313b',
  edge: '#687385',
  veil: 'rgb(0 0 0 / 60%)',
  text: '#e8ebf0',
  quiet: '#9aa4b2',
  // Mixed half with white, a brand's accent has enough contrast on a dark panel.
  accent: `color-mix(in srgb, ${brandAccent}, white)`,
  accentFill: `color-mix(in srgb, ${brandAccent} 90%, white)`,
  green: '#2fbf87',
  red: '#ff6478',
  blue: '#6aa6ff',
  orange: '#f2a35e',
  greenFill: '#0f7d51',
  redFill: '#cf3348',
  blueFill: '#2463c9',
  orangeFill: '#a8500a',
  warning: '#e8b64c',
};

/** Latin letters and figures in Inter; everything else in the system's fonts. */
export const FONT_FAMILY = [
  '"Inter Variable"',
  'system-ui',
  '"PingFang SC"',
  '"Hiragino Sans"',
  '"Apple SD Gothic Neo"',
  '"Microsoft YaHei"',
  '"Malgun Gothic"',
  '"Noto Sans CJK SC"',
  '"Noto Sans"',
  'sans-serif',
].join(',');

/** Animation of price changes; stored on this device. */
export const PRICE_COLOURS = ['green-up', 'red-up', 'colour-vision-safe'] as const;
export type PriceColours = (typeof PRICE_COLOURS)[number];
