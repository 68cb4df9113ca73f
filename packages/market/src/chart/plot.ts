/** Colours that a reader can give to a line: the theme's, so that they fit by day and by night. */
export const TINTS = {
  accent: 'var(--bourse-accent)',
  orange: 'var(--bourse-orange)',
  blue: 'var(--bourse-blue)',
  yellow: 'var(--bourse-warning)',
  green: 'var(--bourse-green)',
  red: 'var(--bourse-red)',
  grey: 'var(--bourse-quiet)',
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
] as const satisfies readonly Tint[];

/** A part of the chart with a scale of its own, below the prices. */
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
}

/** What a plot shows, one value a bar; `null` where there is none yet. */
export type PlotValues = Readonly<Record<string, readonly (number | null)[]>>;
