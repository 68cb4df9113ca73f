import { barStart } from '@bourse/contracts/bars';
import {
  AccelerationBands,
  Alligator,
  ALMA,
  BollingerBands,
  ChandelierExit,
  ChandeKrollStop,
  DEMA,
  DonchianChannels,
  EMA,
  FRAMA,
  GannHiLo,
  HMA,
  HTTrendline,
  IchimokuCloud,
  KAMA,
  KeltnerChannels,
  LinearRegression,
  MAMA,
  McGinleyDynamic,
  PSAR,
  SMA,
  SMA15,
  SuperSmoother,
  SuperTrend,
  T3,
  TEMA,
  TRIMA,
  VIDYA,
  VolatilityStop,
  VWAP,
  VWMA,
  WMA,
  WSMA,
  ZLEMA,
} from 'trading-signals';
import type { DrawingBar } from '../drawing/drawing-bar';
import { indicatorOf, ofPeriods, overBars, overNumbers, type Indicator, type Rule, type Study } from './indicator';

type Average = new (period: number) => Study<number, unknown>;

const average = (name: string, title: string, period: number, Rule: Average): Indicator =>
  indicatorOf(
    ['price', name, title],
    [period],
    overNumbers((of = period) => new Rule(of)),
  );

const BANDS = { middle: 'MB', upper: 'UP', lower: 'DN' };

/** VWAP of the day: begins again at midnight in Shanghai, where the days of the chart begin. */
class DailyVwap implements Study<DrawingBar, number> {
  #day = NaN;
  #today = new VWAP();

  get isStable() {
    return this.#today.isStable;
  }
  update(bar: DrawingBar, replace: boolean) {
    const day = barStart(bar.time, '1D');
    if (day !== this.#day) [this.#day, this.#today] = [day, new VWAP()];
    return this.#today.update(bar, replace);
  }
  getResult() {
    return this.#today.getResult();
  }
}

/**
 * Ichimoku: the spans lie `base` − 1 bars later, the closes as many bars earlier. The lagging line consists of closed bars: the running one
 * would change a value far from the end. The spans end at the newest bar.
 */
const ICHIMOKU: Rule = (() => {
  const lines = { conversion: 'Tenkan', base: 'Kijun', spanA: 'Senkou A', spanB: 'Senkou B' };
  const cloud = overBars(
    (conversionInterval = 9, baseInterval = 26, spanBInterval = 52) =>
      new IchimokuCloud({ conversionInterval, baseInterval, spanBInterval }),
    lines,
  );
  return {
    ...cloud,
    labels: [...cloud.labels, 'Chikou'],
    values: (bars, parameters) => {
      const distance = (parameters[1] ?? 26) - 1;
      const rows = cloud.values(bars, parameters);
      const later = (index: number) => bars.map((_, at) => rows[index]?.[at - distance] ?? null);
      const lagging = bars.map((_, at) => bars.slice(0, -1)[at + distance]?.close ?? null);
      return [rows[0] ?? [], rows[1] ?? [], later(2), later(3), lagging];
    },
  };
})();

/** Lines in the pane of the prices. */
export const PRICE_INDICATORS: readonly Indicator[] = [
  ofPeriods(average('MA', 'Moving average', 7, SMA), [7, 25, 99]),
  ofPeriods(average('EMA', 'Exponential moving average', 7, EMA), [7, 25, 99]),
  {
    ...indicatorOf(
      ['price', 'BOLL', 'Bollinger bands'],
      [20, ['deviations', 2, 1]],
      overNumbers((period = 20, deviations = 2) => new BollingerBands(period, deviations), BANDS),
    ),
    tints: ['yellow', 'green', 'red'],
  },
  indicatorOf(
    ['price', 'VWAP', 'Volume-weighted average price of the day'],
    [],
    overBars(() => new DailyVwap()),
  ),
  {
    ...indicatorOf(['price', 'Ichimoku', 'Ichimoku cloud'], [9, 26, 52], ICHIMOKU),
    tints: ['blue', 'orange', 'green', 'red', 'grey'],
  },
  average('WMA', 'Weighted moving average', 9, WMA),
  average('SMMA', 'Smoothed moving average (Wilder)', 14, WSMA),
  average('DEMA', 'Double exponential moving average', 9, DEMA),
  average('TEMA', 'Triple exponential moving average', 9, TEMA),
  average('TRIMA', 'Triangular moving average', 10, TRIMA),
  average('HMA', 'Hull moving average', 9, HMA),
  average('ALMA', 'Arnaud Legoux moving average', 9, ALMA),
  average('KAMA', 'Kaufman adaptive moving average', 10, KAMA),
  average('ZLEMA', 'Zero-lag exponential moving average', 21, ZLEMA),
  average('T3', 'Tillson T3 moving average', 5, T3),
  average('VIDYA', 'Variable index dynamic average', 14, VIDYA),
  average('FRAMA', 'Fractal adaptive moving average', 16, FRAMA),
  average('McGinley', 'McGinley dynamic', 14, McGinleyDynamic),
  average('SSF', 'Ehlers super smoother', 10, SuperSmoother),
  indicatorOf(
    ['price', 'SMA15', 'Spencer 15-point moving average'],
    [],
    overNumbers(() => new SMA15(15)),
  ),
  indicatorOf(
    ['price', 'HT', 'Hilbert transform trendline'],
    [],
    overNumbers(() => new HTTrendline()),
  ),
  indicatorOf(
    ['price', 'MAMA', 'MESA adaptive moving average'],
    [
      ['fast', 0.5, 2],
      ['slow', 0.05, 2],
    ],
    overNumbers((fastLimit = 0.5, slowLimit = 0.05) => new MAMA({ fastLimit, slowLimit }), {
      mama: 'MAMA',
      fama: 'FAMA',
    }),
  ),
  indicatorOf(
    ['price', 'TSF', 'Time series forecast'],
    [25],
    overNumbers((period = 25) => new LinearRegression(period), { prediction: 'TSF' }),
  ),
  indicatorOf(
    ['price', 'VWMA', 'Volume-weighted moving average'],
    [20],
    overBars((period = 20) => new VWMA(period)),
  ),
  indicatorOf(
    ['price', 'KC', 'Keltner channels'],
    [20, 10, ['multiplier', 2, 1]],
    overBars(
      (emaInterval = 20, atrInterval = 10, multiplier = 2) =>
        new KeltnerChannels({ emaInterval, atrInterval, multiplier }),
      BANDS,
    ),
  ),
  indicatorOf(
    ['price', 'DC', 'Donchian channels'],
    [20],
    overBars((period = 20) => new DonchianChannels(period), BANDS),
  ),
  indicatorOf(
    ['price', 'ABANDS', 'Acceleration bands'],
    [20, ['multiplier', 4, 1]],
    overBars((period = 20, width = 4) => new AccelerationBands(period, width), BANDS),
  ),
  indicatorOf(
    ['price', 'Alligator', 'Williams alligator'],
    [13, 8, 5],
    overBars(
      (jawInterval = 13, teethInterval = 8, lipsInterval = 5) =>
        new Alligator({ jawInterval, teethInterval, lipsInterval }),
      { jaw: 'Jaw', teeth: 'Teeth', lips: 'Lips' },
    ),
  ),
  indicatorOf(
    ['price', 'SAR', 'Parabolic stop and reverse'],
    [
      ['step', 0.02, 2],
      ['most', 0.2, 2],
    ],
    overBars((accelerationStep = 0.02, accelerationMax = 0.2) => new PSAR({ accelerationStep, accelerationMax })),
  ),
  indicatorOf(
    ['price', 'SuperTrend', 'Supertrend'],
    [10, ['multiplier', 3, 1]],
    overBars((interval = 10, multiplier = 3) => new SuperTrend({ interval, multiplier }), { supertrend: 'SuperTrend' }),
  ),
  indicatorOf(
    ['price', 'CE', 'Chandelier exit'],
    [22, ['multiplier', 3, 1]],
    overBars((interval = 22, multiplier = 3) => new ChandelierExit({ interval, multiplier }), {
      long: 'CE long',
      short: 'CE short',
    }),
  ),
  indicatorOf(
    ['price', 'CKS', 'Chande Kroll stop'],
    [10, ['multiplier', 1, 1], 9],
    overBars(
      (interval = 10, multiplier = 1, stopInterval = 9) => new ChandeKrollStop({ interval, multiplier, stopInterval }),
      { longStop: 'CKS long', shortStop: 'CKS short' },
    ),
  ),
  indicatorOf(
    ['price', 'HiLo', 'Gann HiLo activator'],
    [13, 21],
    overBars((highInterval = 13, lowInterval = 21) => new GannHiLo({ highInterval, lowInterval }), { line: 'HiLo' }),
  ),
  indicatorOf(
    ['price', 'VStop', 'Volatility stop'],
    [20, ['multiplier', 2, 1]],
    overBars((interval = 20, multiplier = 2) => new VolatilityStop({ interval, multiplier }), { stop: 'VStop' }),
  ),
];
