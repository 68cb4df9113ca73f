import {
  AC,
  AO,
  APO,
  BOP,
  CCI,
  CFO,
  CG,
  CMO,
  ConnorsRSI,
  CoppockCurve,
  DeMarker,
  DerivativeOscillator,
  DisparityIndex,
  DPO,
  ElderRay,
  EMA,
  FisherTransform,
  IBS,
  IMI,
  KST,
  LaguerreRSI,
  MACD,
  MFI,
  MOM,
  PGO,
  PMO,
  PPO,
  PremierStochastic,
  PSL,
  QQE,
  Qstick,
  RCI,
  RelativeVigorIndex,
  RMI,
  ROC,
  SMI,
  STC,
  StochasticOscillator,
  TRIX,
  TSI,
  UltimateOscillator,
  WaveTrend,
  WilliamsR,
} from 'trading-signals';
import type { DrawingBar } from '../drawing/drawing-bar';
import { indicatorOf, ofPeriods, overBars, overNumbers, type Indicator, type Study } from './indicator';
import { kdj } from './kdj';
import { inRange, onceMoved, rsi, stochasticRsi } from './quiet-market';

const GROUP = 'momentum';
/** Without levels that help to read it, around zero, and between two levels. */
const ZERO = { guides: [0], decimals: 2 };
const between = (low: number, high: number) => ({ guides: [low, high], decimals: 2 });
/** In the unit of the price. */
const PRICE_AROUND_ZERO = { guides: [0] };

type ByPeriod<Input> = new (period: number) => Study<Input, unknown>;

/** Indicators with one period, over the input of `over`. */
const onePeriod =
  <Input>(over: (make: (...parameters: number[]) => Study<Input, unknown>) => ReturnType<typeof overBars>) =>
  (name: string, title: string, period: number, Rule: ByPeriod<Input>, pane: Indicator['pane'] = ZERO) =>
    indicatorOf(
      [GROUP, name, title],
      [period],
      over((of = period) => new Rule(of)),
      pane,
    );
const ofCloses = onePeriod<number>(overNumbers);
const ofBars = onePeriod<DrawingBar>(overBars);

/** Oscillators of the speed of prices, each in a pane of its own. */
export const MOMENTUM_INDICATORS: readonly Indicator[] = [
  {
    ...indicatorOf(
      [GROUP, 'MACD', 'Moving average convergence divergence'],
      [
        ['fast', 12],
        ['slow', 26],
        ['signal', 9],
      ],
      overNumbers((fast = 12, slow = 26, signal = 9) => new MACD(new EMA(fast), new EMA(slow), new EMA(signal)), {
        macd: 'DIF',
        signal: 'DEA',
        histogram: 'MACD',
      }),
      PRICE_AROUND_ZERO,
      'MACD',
    ),
    tints: ['orange', 'accent', 'grey'],
  },
  ofPeriods(indicatorOf([GROUP, 'RSI', 'Relative strength index'], [6], rsi, between(30, 70)), [6, 12, 24]),
  {
    ...indicatorOf(
      [GROUP, 'KDJ', 'Stochastic oscillator (KDJ)'],
      [9, ['smoothK', 3], ['smoothD', 3]],
      {
        labels: ['K', 'D', 'J'],
        values: (bars, [period = 9, smoothK = 3, smoothD = 3]) => kdj(bars, period, smoothK, smoothD),
      },
      between(20, 80),
    ),
    tints: ['orange', 'accent', 'blue'],
  },
  indicatorOf(
    [GROUP, 'STOCH', 'Stochastic oscillator'],
    [14, ['smoothK', 3], ['smoothD', 3]],
    inRange(
      overBars(
        (kPeriod = 14, kSlowingPeriod = 3, dPeriod = 3) =>
          new StochasticOscillator({ kPeriod, kSlowingPeriod, dPeriod }),
        { stochK: '%K', stochD: '%D' },
      ),
    ),
    between(20, 80),
  ),
  indicatorOf([GROUP, 'StochRSI', 'Stochastic RSI'], [14], stochasticRsi, between(0.2, 0.8)),
  ofBars('CCI', 'Commodity channel index', 20, CCI, between(-100, 100)),
  ofCloses('CMO', 'Chande momentum oscillator', 9, CMO, between(-50, 50)),
  ofCloses('ROC', 'Rate of change', 9, ROC, { guides: [0], decimals: 4 }),
  ofCloses('MOM', 'Momentum', 10, MOM, PRICE_AROUND_ZERO),
  indicatorOf(
    [GROUP, 'WR', 'Williams %R'],
    [14],
    inRange(overBars((period = 14) => new WilliamsR(period))),
    between(-80, -20),
  ),
  indicatorOf(
    [GROUP, 'AO', 'Awesome oscillator'],
    [
      ['fast', 5],
      ['slow', 34],
    ],
    overBars((fast = 5, slow = 34) => new AO(fast, slow)),
    PRICE_AROUND_ZERO,
    'AO',
  ),
  indicatorOf(
    [GROUP, 'AC', 'Accelerator oscillator'],
    [
      ['fast', 5],
      ['slow', 34],
      ['signal', 5],
    ],
    overBars((fast = 5, slow = 34, signal = 5) => new AC(fast, slow, signal)),
    PRICE_AROUND_ZERO,
    'AC',
  ),
  indicatorOf(
    [GROUP, 'APO', 'Absolute price oscillator'],
    [
      ['fast', 12],
      ['slow', 26],
    ],
    overNumbers((fastPeriod = 12, slowPeriod = 26) => new APO({ fastPeriod, slowPeriod })),
    PRICE_AROUND_ZERO,
  ),
  indicatorOf(
    [GROUP, 'PPO', 'Percentage price oscillator'],
    [
      ['fast', 12],
      ['slow', 26],
    ],
    overNumbers((fastPeriod = 12, slowPeriod = 26) => new PPO({ fastPeriod, slowPeriod })),
    ZERO,
  ),
  ofCloses('TRIX', 'Triple exponential average', 18, TRIX, { guides: [0], decimals: 4 }),
  indicatorOf(
    [GROUP, 'TSI', 'True strength index'],
    [
      ['slow', 25],
      ['fast', 13],
    ],
    overNumbers((longPeriod = 25, shortPeriod = 13) => new TSI({ longPeriod, shortPeriod })),
    ZERO,
  ),
  indicatorOf(
    [GROUP, 'UO', 'Ultimate oscillator'],
    [7, 14, 28],
    overBars(
      (shortPeriod = 7, mediumPeriod = 14, longPeriod = 28) =>
        new UltimateOscillator({ shortPeriod, mediumPeriod, longPeriod }),
    ),
    between(30, 70),
  ),
  ofBars('MFI', 'Money flow index', 14, MFI, between(20, 80)),
  ofCloses('DPO', 'Detrended price oscillator', 21, DPO, PRICE_AROUND_ZERO),
  indicatorOf(
    [GROUP, 'Coppock', 'Coppock curve'],
    [14, 11, ['smoothing', 10]],
    overNumbers(
      (longRocInterval = 14, shortRocInterval = 11, wmaInterval = 10) =>
        new CoppockCurve({ longRocInterval, shortRocInterval, wmaInterval }),
    ),
    ZERO,
  ),
  indicatorOf(
    [GROUP, 'KST', 'Know sure thing'],
    [10, 15, 20, 30],
    overNumbers((roc1 = 10, roc2 = 15, roc3 = 20, roc4 = 30) => new KST({ roc1, roc2, roc3, roc4 })),
    ZERO,
  ),
  indicatorOf(
    [GROUP, 'CRSI', 'Connors RSI'],
    [3, 2, 100],
    onceMoved(
      overNumbers(
        (rsiInterval = 3, streakRsiInterval = 2, percentRankInterval = 100) =>
          new ConnorsRSI({ rsiInterval, streakRsiInterval, percentRankInterval }),
      ),
    ),
    between(10, 90),
  ),
  indicatorOf(
    [GROUP, 'DeM', 'DeMarker'],
    [14],
    overBars((interval = 14) => new DeMarker({ interval })),
    between(0.3, 0.7),
  ),
  indicatorOf(
    [GROUP, 'Fisher', 'Fisher transform'],
    [9],
    inRange(overBars((period = 9) => new FisherTransform(period))),
    ZERO,
  ),
  indicatorOf(
    [GROUP, 'IBS', 'Internal bar strength'],
    [],
    overBars(() => new IBS()),
    between(0.2, 0.8),
  ),
  ofBars('IMI', 'Intraday momentum index', 14, IMI, between(30, 70)),
  indicatorOf(
    [GROUP, 'LRSI', 'Laguerre RSI'],
    [['smoothing', 0.5, 2]],
    onceMoved(overNumbers((gamma = 0.5) => new LaguerreRSI({ gamma }))),
    between(0.2, 0.8),
  ),
  indicatorOf(
    [GROUP, 'PGO', 'Pretty good oscillator'],
    [14],
    overBars((interval = 14) => new PGO({ interval })),
    between(-3, 3),
  ),
  indicatorOf(
    [GROUP, 'PMO', 'DecisionPoint price momentum oscillator'],
    [35, 20, ['signal', 10]],
    overNumbers(
      (smoothing1 = 35, smoothing2 = 20, signalInterval = 10) => new PMO({ smoothing1, smoothing2, signalInterval }),
      { pmo: 'PMO', signal: 'Signal' },
    ),
    ZERO,
  ),
  indicatorOf(
    [GROUP, 'PSY', 'Psychological line'],
    [12],
    overNumbers((interval = 12) => new PSL({ interval })),
    between(25, 75),
  ),
  indicatorOf(
    [GROUP, 'QQE', 'Quantitative qualitative estimation'],
    [14, ['smoothing', 5], ['multiplier', 4.236, 3]],
    onceMoved(
      overNumbers(
        (rsiInterval = 14, smoothInterval = 5, fastFactor = 4.236) =>
          new QQE({ rsiInterval, smoothInterval, fastFactor }),
        { rsiMa: 'RSI MA', trailingStop: 'QQE' },
      ),
    ),
    between(30, 70),
  ),
  ofBars('Qstick', 'Qstick', 8, Qstick, PRICE_AROUND_ZERO),
  ofCloses('RCI', 'Rank correlation index', 9, RCI, between(-80, 80)),
  indicatorOf(
    [GROUP, 'RMI', 'Relative momentum index'],
    [14, 5],
    onceMoved(overNumbers((interval = 14, momentum = 5) => new RMI({ interval, momentum }))),
    between(30, 70),
  ),
  indicatorOf(
    [GROUP, 'RVGI', 'Relative vigor index'],
    [10],
    overBars((interval = 10) => new RelativeVigorIndex(interval), { rvgi: 'RVGI', signal: 'Signal' }),
    { guides: [0], decimals: 4 },
  ),
  indicatorOf(
    [GROUP, 'SMI', 'Stochastic momentum index'],
    [10, ['smoothing', 3], ['smoothing', 3]],
    overBars((interval = 10, smooth1 = 3, smooth2 = 3) => new SMI({ interval, smooth1, smooth2 })),
    between(-40, 40),
  ),
  indicatorOf(
    [GROUP, 'STC', 'Schaff trend cycle'],
    [10, ['fast', 23], ['slow', 50]],
    overNumbers(
      (cycleInterval = 10, fastInterval = 23, slowInterval = 50) =>
        new STC({ cycleInterval, fastInterval, slowInterval }),
    ),
    between(25, 75),
  ),
  indicatorOf(
    [GROUP, 'WT', 'Wave trend'],
    [10, 21, ['signal', 4]],
    onceMoved(
      overBars(
        (channelInterval = 10, averageInterval = 21, smoothingInterval = 4) =>
          new WaveTrend({ channelInterval, averageInterval, smoothingInterval }),
        { wt1: 'WT1', wt2: 'WT2' },
      ),
    ),
    between(-60, 60),
  ),
  indicatorOf(
    [GROUP, 'BOP', 'Balance of power'],
    [],
    overBars(() => new BOP()),
    ZERO,
  ),
  ofCloses('CFO', 'Chande forecast oscillator', 14, CFO),
  indicatorOf(
    [GROUP, 'CG', 'Centre of gravity'],
    [10, ['signal', 10]],
    overNumbers((interval = 10, signal = 10) => new CG(interval, signal)),
    { guides: [], decimals: 4 },
  ),
  ofCloses('Disparity', 'Disparity index', 14, DisparityIndex),
  indicatorOf(
    [GROUP, 'DOSC', 'Derivative oscillator'],
    [14, ['smoothing', 5], ['smoothing', 3], ['signal', 9]],
    overNumbers(
      (rsiInterval = 14, ema1Interval = 5, ema2Interval = 3, smaInterval = 9) =>
        new DerivativeOscillator({ rsiInterval, ema1Interval, ema2Interval, smaInterval }),
    ),
    ZERO,
    'DOSC',
  ),
  indicatorOf(
    [GROUP, 'PSO', 'Premier stochastic oscillator'],
    [8, ['smoothing', 5]],
    overBars((stochInterval = 8, smoothInterval = 5) => new PremierStochastic({ stochInterval, smoothInterval })),
    between(-0.9, 0.9),
  ),
  indicatorOf(
    [GROUP, 'ERI', 'Elder ray'],
    [13],
    overBars((period = 13) => new ElderRay(period), { bullPower: 'Bull', bearPower: 'Bear' }),
    PRICE_AROUND_ZERO,
  ),
];
