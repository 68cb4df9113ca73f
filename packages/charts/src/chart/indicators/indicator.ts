import type { DrawingBar } from '../drawing/drawing-bar';
import { TINT_NAMES, type Pane, type Plot, type Tint } from '../plot/plot';

/** Values of an indicator, one per bar; `null` if too few bars precede it. */
export type Values = readonly (number | null)[];

export type ParameterName =
  | 'period'
  | 'deviations'
  | 'fast'
  | 'slow'
  | 'signal'
  | 'smoothing'
  | 'smoothK'
  | 'smoothD'
  | 'multiplier'
  | 'step'
  | 'most';

export interface Parameter {
  readonly name: ParameterName;
  readonly initial: number;
  /** 0: this line may be left out. */
  readonly least: number;
  /** Places of the field. */
  readonly decimals: number;
}

/** Name and style of one of an indicator's lines. */
type Line = Pick<Plot, 'label' | 'shape'>;

export const GROUPS = ['price', 'momentum', 'trend', 'volatility', 'volume'] as const;
export type IndicatorGroup = (typeof GROUPS)[number];

export interface Indicator {
  /** Its name in small letters. */
  readonly id: string;
  /** Its international short name. */
  readonly name: string;
  /** Its international name. */
  readonly title: string;
  readonly group: IndicatorGroup;
  readonly parameters: readonly Parameter[];
  /** Initial colours, one a line. */
  readonly tints: readonly Tint[];
  /** Drawn in a pane below the prices with its own scale. */
  readonly pane?: Omit<Pane, 'id'>;
  /** Names of the lines in the settings and in the legend. */
  readonly lines: (parameters: readonly number[]) => readonly Line[];
  /** One row of values per line. A period of 0 gives no values. */
  readonly values: (bars: readonly DrawingBar[], parameters: readonly number[]) => readonly Values[];
}

/** An indicator of the library: it takes the bars one by one. */
export interface Study<Input, Result> {
  readonly isStable: boolean;
  readonly update: (input: Input, replace: boolean) => unknown;
  readonly getResult: () => Result | null;
}

/** A rule with the names of its lines; no names for a single line, which is named after the indicator. */
export interface Rule {
  readonly labels: readonly string[];
  readonly values: Indicator['values'];
}

const known = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function resultsOf<Input>(make: () => Study<Input, unknown>, inputs: readonly Input[]): readonly unknown[] {
  try {
    const study = make();
    return inputs.map((input) => {
      study.update(input, false);
      return study.isStable ? study.getResult() : null;
    });
  } catch {
    // The library refuses settings that have no result, as a period of 1 for a line of least squares: the line has no values.
    return inputs.map(() => null);
  }
}

function rowsOf(results: readonly unknown[], keys: readonly string[]): Values[] {
  if (keys.length === 0) return [results.map(known)];
  return keys.map((key) => results.map((result) => known(result && Reflect.get(Object(result), key))));
}

/** A rule over one number of each bar, the close as a rule. `lines`: names of the lines by the keys of the library's result. */
export function overNumbers(
  make: (...parameters: number[]) => Study<number, unknown>,
  lines: Readonly<Record<string, string>> = {},
  numberOf = ({ close }: DrawingBar) => close,
): Rule {
  const keys = Object.keys(lines);
  return {
    labels: Object.values(lines),
    values: (bars, parameters) =>
      rowsOf(
        resultsOf(() => make(...parameters), bars.map(numberOf)),
        keys,
      ),
  };
}

/** A rule over whole bars. */
export function overBars(
  make: (...parameters: number[]) => Study<DrawingBar, unknown>,
  lines: Readonly<Record<string, string>> = {},
): Rule {
  const keys = Object.keys(lines);
  return {
    labels: Object.values(lines),
    values: (bars, parameters) =>
      rowsOf(
        resultsOf(() => make(...parameters), bars),
        keys,
      ),
  };
}

/** A period, or a number of another meaning. */
export type ParameterSpec = number | readonly [name: ParameterName, initial: number, decimals?: number];

function parameterOf(spec: ParameterSpec): Parameter {
  const [name, initial, decimals = 0] = typeof spec === 'number' ? (['period', spec] as const) : spec;
  return { name, initial, least: decimals === 0 ? 1 : 10 ** -decimals, decimals };
}

/** An indicator by a rule of the library; a pane if it has a scale of its own. */
export function indicatorOf(
  [group, name, title]: readonly [IndicatorGroup, string, string],
  parameters: readonly ParameterSpec[],
  { labels, values }: Rule,
  pane?: Omit<Pane, 'id'>,
  columns?: string,
): Indicator {
  const own = parameters.map(parameterOf);
  const shapeOf = (label: string) => (label === columns ? 'columns' : 'line');
  return {
    id: name.toLowerCase(),
    name,
    title,
    group,
    parameters: own,
    tints: TINT_NAMES.slice(0, Math.max(1, labels.length)),
    ...(pane && { pane }),
    lines: ([period]) => {
      if (labels.length > 0) return labels.map((label) => ({ label, shape: shapeOf(label) }));
      const isOfPeriod = own[0]?.name === 'period' && own.length === 1;
      return [{ label: isOfPeriod ? `${name}${period}` : name, shape: shapeOf(name) }];
    },
    values,
  };
}

/** An indicator that draws the same line for up to three periods. */
export function ofPeriods(indicator: Indicator, periods: readonly number[]): Indicator {
  return {
    ...indicator,
    parameters: periods.map((initial) => ({ name: 'period', initial, least: 0, decimals: 0 })),
    tints: ['orange', 'accent', 'blue'],
    lines: (parameters) => parameters.flatMap((period) => indicator.lines([period])),
    values: (bars, parameters) =>
      parameters.flatMap((period) => (period === 0 ? [[]] : indicator.values(bars, [period]))),
  };
}
