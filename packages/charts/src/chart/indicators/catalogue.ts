import type { DrawingBar } from '../drawing/drawing-bar';
import type { IndicatorChoice, IndicatorId } from './indicator-choice';
import { TINT_NAMES, type Pane, type Plot, type Tint } from '../plot/plot';
import { exponentialAverage, movingAverage, type Values } from './averages';
import { bollingerBands } from './bollinger';
import { ichimoku } from './ichimoku';
import { kdj } from './kdj';
import { macd } from './macd';
import { relativeStrength } from './rsi';
import { averageTrueRange } from './true-range';
import { onBalanceVolume, volumeWeightedPrice } from './volume-weighted';

export type ParameterName = 'period' | 'deviations' | 'fast' | 'slow' | 'signal' | 'smoothK' | 'smoothD';

export interface Parameter {
  readonly name: ParameterName;
  readonly initial: number;
  /** 0: this line may be left out. */
  readonly least: 0 | 1;
}

/** Name and style of one of an indicator's lines. */
type Line = Pick<Plot, 'label' | 'shape'>;

export interface Indicator {
  readonly id: Exclude<IndicatorId, 'volume'>;
  /** Its international name; only volume is translated. */
  readonly name: string;
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

export const PERIODS_AT_MOST = 500;

const line = (label: string): Line => ({ label, shape: 'line' });
const closesOf = (bars: readonly DrawingBar[]) => bars.map(({ close }) => close);
const one = (name: ParameterName, initial: number): Parameter => ({ name, initial, least: 1 });

/** An indicator that draws the same line for up to three periods. */
function ofPeriods(
  id: Indicator['id'],
  name: string,
  periods: readonly number[],
  rule: (values: Values & readonly number[], period: number) => Values,
  pane?: Omit<Pane, 'id'>,
): Indicator {
  return {
    id,
    name,
    parameters: periods.map((initial) => ({ name: 'period', initial, least: 0 })),
    tints: ['orange', 'accent', 'blue'],
    ...(pane && { pane }),
    lines: (parameters) => parameters.map((period) => line(`${name}${period}`)),
    values: (bars, parameters) => {
      const closes = closesOf(bars);
      return parameters.map((period) => (period === 0 ? [] : rule(closes, period)));
    },
  };
}

const numbers = ([a = 1, b = 1, c = 1]: readonly number[]) => [a, b, c] as const;

/** All that can be drawn besides volume, in the order in which it is offered. */
export const INDICATORS: readonly Indicator[] = [
  ofPeriods('ma', 'MA', [7, 25, 99], movingAverage),
  ofPeriods('ema', 'EMA', [7, 25, 99], exponentialAverage),
  {
    id: 'boll',
    name: 'BOLL',
    parameters: [one('period', 20), one('deviations', 2)],
    tints: ['yellow', 'green', 'red'],
    lines: () => [line('MB'), line('UP'), line('DN')],
    values: (bars, parameters) => {
      const [period, factor] = numbers(parameters);
      const { middle, upper, lower } = bollingerBands(closesOf(bars), period, factor);
      return [middle, upper, lower];
    },
  },
  {
    id: 'vwap',
    name: 'VWAP',
    parameters: [],
    tints: ['accent'],
    lines: () => [line('VWAP')],
    values: (bars) => [volumeWeightedPrice(bars)],
  },
  {
    id: 'ichimoku',
    name: 'Ichimoku',
    parameters: [one('period', 9), one('period', 26), one('period', 52)],
    tints: ['blue', 'orange', 'green', 'red', 'grey'],
    lines: () => ['Tenkan', 'Kijun', 'Senkou A', 'Senkou B', 'Chikou'].map(line),
    values: (bars, parameters) => {
      const { conversion, base, spanA, spanB, lagging } = ichimoku(bars, ...numbers(parameters));
      return [conversion, base, spanA, spanB, lagging];
    },
  },
  {
    id: 'macd',
    name: 'MACD',
    parameters: [one('fast', 12), one('slow', 26), one('signal', 9)],
    tints: ['orange', 'accent', 'grey'],
    pane: { guides: [0] },
    lines: () => [line('DIF'), line('DEA'), { label: 'MACD', shape: 'columns' }],
    values: (bars, parameters) => {
      const { difference, signal, histogram } = macd(closesOf(bars), ...numbers(parameters));
      return [difference, signal, histogram];
    },
  },
  ofPeriods('rsi', 'RSI', [6, 12, 24], relativeStrength, { guides: [30, 70], decimals: 2 }),
  {
    id: 'kdj',
    name: 'KDJ',
    parameters: [one('period', 9), one('smoothK', 3), one('smoothD', 3)],
    tints: ['orange', 'accent', 'blue'],
    pane: { guides: [20, 80], decimals: 2 },
    lines: () => [line('K'), line('D'), line('J')],
    values: (bars, parameters) => {
      const { k, d, j } = kdj(bars, ...numbers(parameters));
      return [k, d, j];
    },
  },
  {
    id: 'atr',
    name: 'ATR',
    parameters: [one('period', 14)],
    tints: ['orange'],
    pane: { guides: [] },
    lines: (parameters) => parameters.map((period) => line(`ATR${period}`)),
    values: (bars, parameters) => [averageTrueRange(bars, numbers(parameters)[0])],
  },
  {
    id: 'obv',
    name: 'OBV',
    parameters: [],
    tints: ['blue'],
    pane: { guides: [0], decimals: 2 },
    lines: () => [line('OBV')],
    values: (bars) => [onBalanceVolume(bars)],
  },
];

/** An indicator with the user's settings, or with its defaults if those are invalid. */
export function choiceOf(indicator: Indicator, choices: readonly IndicatorChoice[]): IndicatorChoice {
  const { id, parameters, tints } = indicator;
  const initial = { id, isShown: false, parameters: parameters.map((each) => each.initial), tints };
  const chosen = choices.find((each) => each.id === id);
  if (!chosen) return initial;
  const fits = parameters.every(({ least }, index) => (chosen.parameters[index] ?? -1) >= least);
  return {
    id,
    isShown: chosen.isShown,
    parameters: fits ? chosen.parameters.slice(0, parameters.length) : initial.parameters,
    tints: tints.map((tint, index) => chosen.tints[index] ?? tint),
  };
}

/** An indicator that is to be shown: lines of the prices take colours that no shown line has, as long as there are such colours. */
export function withFreeTints(choice: IndicatorChoice, choices: readonly IndicatorChoice[]): IndicatorChoice {
  const overPrices = INDICATORS.filter(({ pane }) => pane === undefined);
  if (!overPrices.some(({ id }) => id === choice.id)) return choice;
  const shown = overPrices.filter(({ id }) => id !== choice.id).map((each) => choiceOf(each, choices));
  const used = new Set<Tint>(shown.flatMap(({ isShown, tints }) => (isShown ? tints : [])));
  const free = TINT_NAMES.filter((tint) => !used.has(tint) && !choice.tints.includes(tint));
  return { ...choice, tints: choice.tints.map((tint) => (used.has(tint) ? (free.shift() ?? tint) : tint)) };
}
