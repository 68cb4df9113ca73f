import { colour } from '@bourse/ui-kit';

/** A colour between two of the theme, as legible as both. */
const between = (one: string, other: string, share = 50) => `color-mix(in srgb, ${one} ${share}%, ${other})`;

/** Colours of a line that the user can select: colours of the theme and between them, legible in both colour schemes. */
export const TINTS = {
  accent: colour.accent,
  orange: colour.orange,
  blue: colour.blue,
  yellow: colour.warning,
  green: colour.green,
  red: colour.red,
  grey: colour.quiet,
  purple: between(colour.red, colour.blue),
  teal: between(colour.green, colour.blue),
  olive: between(colour.green, colour.warning),
  pink: between(colour.red, colour.text, 60),
  brown: between(colour.orange, colour.text, 60),
  sky: between(colour.blue, colour.text, 60),
} as const;

export type Tint = keyof typeof TINTS;

export const TINT_NAMES = [
  'accent',
  'orange',
  'blue',
  'yellow',
  'green',
  'red',
  'grey',
  'purple',
  'teal',
  'olive',
  'pink',
  'brown',
  'sky',
] as const satisfies readonly Tint[];

/** A pane below the prices with its own scale. */
export interface Pane {
  readonly id: string;
  /** Levels that help to read it, as 30 and 70 of the RSI. */
  readonly guides: readonly number[];
  /** Places of its figures; those of a price where left out. */
  readonly decimals?: number;
}

/** A line or a row of columns that an indicator draws. */
export interface Plot {
  readonly id: string;
  /** `MA25`: in the legend. */
  readonly label: string;
  /** Id of its pane; prices where left out. */
  readonly pane?: string;
  readonly shape: 'line' | 'columns';
  readonly tint: Tint;
  /** Id of the row of values, in per cent, that the legend shows in place of those that are drawn. */
  readonly figure?: string;
}

/** The values of a plot, one per bar; `null` for none. */
export type PlotValues = Readonly<Record<string, readonly (number | null)[]>>;
