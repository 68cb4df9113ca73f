import {
  AccumulativeSwingIndex,
  AD,
  ADOSC,
  ADX,
  ADXR,
  Aroon,
  ATR,
  BollingerBands,
  BollingerBandsWidth,
  CHOP,
  CMF,
  CVI,
  DX,
  EMV,
  ER,
  ForceIndex,
  GAPO,
  IQR,
  KVO,
  MAD,
  MarketFacilitationIndex,
  MassIndex,
  NATR,
  NVI,
  OBV,
  PercentB,
  ProjectionOscillator,
  PVI,
  PVO,
  PVT,
  RandomWalkIndex,
  RelativeVolatilityIndex,
  RogersSatchellVolatility,
  RVOL,
  SwingIndex,
  TR,
  TTMSqueeze,
  UlcerIndex,
  VHF,
  VortexIndicator,
  VROC,
  WAD,
} from 'trading-signals';
import type { DrawingBar } from '../drawing/drawing-bar';
import { indicatorOf, overBars, overNumbers, type Indicator, type IndicatorGroup, type Study } from './indicator';
import { inRange } from './quiet-market';

type Pane = NonNullable<Indicator['pane']>;
const volumeOf = ({ volume }: DrawingBar) => volume;
const levels = (guides: readonly number[], decimals = 2): Pane => ({ guides, decimals });
/** Divisor of the volume, as charts of exchanges have it. */
const EMV_SCALE = 10_000;
/** In the unit of the price. */
const PRICE: Pane = { guides: [] };

type OfBars = new (period: number) => Study<DrawingBar, unknown>;

const ofBars = (
  [group, name, title]: readonly [IndicatorGroup, string, string],
  period: number,
  Rule: OfBars,
  pane: Pane,
) =>
  indicatorOf(
    [group, name, title],
    [period],
    overBars((of = period) => new Rule(of)),
    pane,
  );
const withoutPeriod = (
  [group, name, title]: readonly [IndicatorGroup, string, string],
  make: () => Study<DrawingBar, unknown>,
  pane: Pane,
) => indicatorOf([group, name, title], [], overBars(make), pane);

/** The strength and the direction of a trend. */
const TREND: readonly Indicator[] = [
  ofBars(['trend', 'ADX', 'Average directional index'], 14, ADX, levels([25])),
  ofBars(['trend', 'ADXR', 'Average directional index rating'], 14, ADXR, levels([25])),
  ofBars(['trend', 'DX', 'Directional movement index'], 14, DX, levels([25])),
  indicatorOf(
    ['trend', 'Aroon', 'Aroon'],
    [14],
    overBars((period = 14) => new Aroon(period), { aroonUp: 'Aroon up', aroonDown: 'Aroon down' }),
    levels([30, 70]),
  ),
  indicatorOf(
    ['trend', 'VI', 'Vortex indicator'],
    [14],
    overBars((period = 14) => new VortexIndicator(period), { plus: 'VI+', minus: 'VI−' }),
    levels([1], 4),
  ),
  indicatorOf(
    ['trend', 'RWI', 'Random walk index'],
    [14],
    overBars((period = 14) => new RandomWalkIndex(period), { high: 'RWI high', low: 'RWI low' }),
    levels([1]),
  ),
  indicatorOf(
    ['trend', 'VHF', 'Vertical horizontal filter'],
    [28],
    overNumbers((period = 28) => new VHF(period)),
    levels([0.4]),
  ),
  ofBars(['trend', 'ER', 'Efficiency ratio'], 10, ER, levels([0.3])),
  withoutPeriod(['trend', 'SI', 'Swing index'], () => new SwingIndex(), levels([0])),
  withoutPeriod(['trend', 'ASI', 'Accumulative swing index'], () => new AccumulativeSwingIndex(), levels([0])),
];

/** The width of price moves. */
const VOLATILITY: readonly Indicator[] = [
  ofBars(['volatility', 'ATR', 'Average true range'], 14, ATR, PRICE),
  ofBars(['volatility', 'NATR', 'Normalized average true range'], 14, NATR, levels([], 4)),
  withoutPeriod(['volatility', 'TR', 'True range'], () => new TR(), PRICE),
  indicatorOf(
    ['volatility', 'BBW', 'Bollinger bands width'],
    [20, ['deviations', 2, 1]],
    overNumbers((period = 20, deviations = 2) => new BollingerBandsWidth(new BollingerBands(period, deviations))),
    levels([], 4),
  ),
  indicatorOf(
    ['volatility', '%B', 'Bollinger bands %B'],
    [20, ['deviations', 2, 1]],
    overNumbers((interval = 20, deviationMultiplier = 2) => new PercentB({ interval, deviationMultiplier })),
    levels([0, 1]),
  ),
  indicatorOf(
    ['volatility', 'CHOP', 'Choppiness index'],
    [14],
    inRange(overBars((period = 14) => new CHOP(period))),
    levels([38.2, 61.8]),
  ),
  ofBars(['volatility', 'CVI', 'Chaikin volatility'], 10, CVI, levels([0])),
  ofBars(['volatility', 'MI', 'Mass index'], 25, MassIndex, levels([26.5, 27])),
  indicatorOf(
    ['volatility', 'UI', 'Ulcer index'],
    [14],
    overNumbers((period = 14) => new UlcerIndex(period)),
    levels([]),
  ),
  indicatorOf(
    ['volatility', 'RVI', 'Relative volatility index'],
    [14, ['deviations', 10]],
    overNumbers((interval = 14, stddevInterval = 10) => new RelativeVolatilityIndex({ interval, stddevInterval })),
    levels([40, 60]),
  ),
  ofBars(['volatility', 'RSV', 'Rogers-Satchell volatility'], 14, RogersSatchellVolatility, levels([], 6)),
  indicatorOf(
    ['volatility', 'IQR', 'Interquartile range'],
    [13],
    overNumbers((period = 13) => new IQR(period)),
    PRICE,
  ),
  indicatorOf(
    ['volatility', 'MAD', 'Mean absolute deviation'],
    [14],
    overNumbers((period = 14) => new MAD(period)),
    PRICE,
  ),
  ofBars(['volatility', 'GAPO', 'Gopalakrishnan range index'], 14, GAPO, levels([], 4)),
  indicatorOf(
    ['volatility', 'PO', 'Projection oscillator'],
    [14],
    overBars((interval = 14) => new ProjectionOscillator({ interval })),
    levels([20, 80]),
  ),
  indicatorOf(
    ['volatility', 'TTM', 'TTM squeeze'],
    [20, 20],
    overBars((bbInterval = 20, kcInterval = 20) => new TTMSqueeze({ bbInterval, kcInterval }), { momentum: 'TTM' }),
    { guides: [0] },
    'TTM',
  ),
];

/** The volume behind the moves. */
const VOLUME: readonly Indicator[] = [
  withoutPeriod(['volume', 'OBV', 'On-balance volume'], () => new OBV(2), levels([0])),
  withoutPeriod(['volume', 'AD', 'Accumulation/distribution'], () => new AD(), levels([0])),
  indicatorOf(
    ['volume', 'ADOSC', 'Chaikin oscillator'],
    [
      ['fast', 3],
      ['slow', 10],
    ],
    overBars((fastPeriod = 3, slowPeriod = 10) => new ADOSC({ fastPeriod, slowPeriod })),
    levels([0]),
  ),
  ofBars(['volume', 'CMF', 'Chaikin money flow'], 20, CMF, levels([0], 4)),
  indicatorOf(
    ['volume', 'EMV', 'Ease of movement'],
    [14],
    overBars((period = 14) => new EMV(period, EMV_SCALE)),
    levels([0]),
  ),
  ofBars(['volume', 'FI', 'Force index'], 13, ForceIndex, levels([0])),
  indicatorOf(
    ['volume', 'KVO', 'Klinger oscillator'],
    [
      ['fast', 34],
      ['slow', 55],
    ],
    overBars((fast = 34, slow = 55) => new KVO(fast, slow)),
    levels([0]),
  ),
  withoutPeriod(['volume', 'NVI', 'Negative volume index'], () => new NVI(), levels([])),
  withoutPeriod(['volume', 'PVI', 'Positive volume index'], () => new PVI(), levels([])),
  indicatorOf(
    ['volume', 'PVO', 'Percentage volume oscillator'],
    [
      ['fast', 12],
      ['slow', 26],
    ],
    overNumbers((fastPeriod = 12, slowPeriod = 26) => new PVO({ fastPeriod, slowPeriod }), {}, volumeOf),
    levels([0]),
  ),
  withoutPeriod(['volume', 'PVT', 'Price volume trend'], () => new PVT(), levels([0])),
  indicatorOf(
    ['volume', 'RVOL', 'Relative volume'],
    [20],
    overNumbers((period = 20) => new RVOL(period), {}, volumeOf),
    levels([1]),
  ),
  indicatorOf(
    ['volume', 'VROC', 'Volume rate of change'],
    [14],
    overNumbers((period = 14) => new VROC(period), {}, volumeOf),
    levels([0]),
  ),
  withoutPeriod(['volume', 'WAD', 'Williams accumulation/distribution'], () => new WAD(), PRICE),
  withoutPeriod(['volume', 'MFX', 'Market facilitation index'], () => new MarketFacilitationIndex(), levels([], 4)),
];

export const FURTHER_INDICATORS: readonly Indicator[] = [...TREND, ...VOLATILITY, ...VOLUME];
