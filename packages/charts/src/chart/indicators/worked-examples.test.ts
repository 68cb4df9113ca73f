import { expect, it } from 'vitest';
import type { DrawingBar } from '../drawing/drawing-bar';
import { INDICATORS } from './catalogue';
import { kdj } from './kdj';
import type { Values } from './indicator';

const shown = (values: Values | undefined) => values?.map((value) => value?.toFixed(2) ?? '–');
const rows = (id: string, bars: readonly DrawingBar[], ...parameters: number[]) =>
  INDICATORS.find((each) => each.id === id)?.values(bars, parameters) ?? [];

/** A bar of prices `[high, low, close]`. */
const bar = ([high = 0, low = 0, close = 0]: readonly number[], volume = 0, time = '2026-11-20T00:00:00Z') => ({
  time: Date.parse(time),
  open: close,
  high,
  low,
  close,
  volume,
});
const closes = (...values: readonly number[]) => values.map((value) => bar([value, value, value]));

it('MA is the mean of the last n closes, and nothing before there are n', () => {
  expect(shown(rows('ma', closes(11, 12, 13, 14, 15, 16), 5)[0])).toEqual(['–', '–', '–', '–', '13.00', '14.00']);
});

it('EMA begins with the first close and moves by 2 / (n + 1) of the way', () => {
  // 2, 2 + 1 = 3, 3 + 1.5 = 4.5, 4.5 + 3.75 = 8.25.
  expect(shown(rows('ema', closes(2, 4, 6, 12), 3)[0])).toEqual(['–', '–', '4.50', '8.25']);
});

it('BOLL is two standard deviations of the window from its mean', () => {
  // Mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5, variance (9 + 1 + 1 + 1 + 0 + 0 + 4 + 16) / 8 = 4.
  expect(rows('boll', closes(2, 4, 4, 4, 5, 5, 7, 9), 8, 2).map((row) => row.at(-1))).toEqual([5, 9, 1]);
});

it('RSI is the share of rises in all movement, after Wilder', () => {
  // Of the first fourteen moves, rises sum up to 3.34 and falls to 1.40: 100 × 3.34 / 4.74 = 70.46.
  const prices = [
    44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28, 46.0, 46.03,
  ];
  expect(shown(rows('rsi', closes(...prices), 14)[0])?.slice(13)).toEqual(['–', '70.46', '66.25', '66.48']);
});

it('RSI is unknown until the price has moved', () => {
  expect(shown(rows('rsi', closes(7, 7, 7, 7, 8), 2)[0])).toEqual(['–', '–', '–', '–', '100.00']);
});

it('Williams %R is unknown while the bars of its period have one price', () => {
  // At the close of 8 the bar is at its highest, at 7 and 8 at its lowest again.
  expect(shown(rows('wr', closes(7, 7, 8, 8, 7, 7), 2)[0])).toEqual(['–', '–', '0.00', '–', '-100.00', '–']);
});

it('Stochastic RSI is the place of the RSI among its last values, also at an RSI of 0', () => {
  // RSI: 50, 75, 37.5, and 37.5 again without a move.
  expect(shown(rows('stochrsi', closes(7, 8, 7, 8, 7, 7), 2)[0])).toEqual(['–', '–', '–', '1.00', '0.00', '–']);
  // RSI: 0, 50, 25.
  expect(shown(rows('stochrsi', closes(9, 8, 7, 8, 7), 2)[0])).toEqual(['–', '–', '–', '1.00', '0.00']);
});

it('KDJ smooths the position of the close in the range of the last n bars', () => {
  const bars = [
    [10, 5, 8],
    [12, 6, 11],
    [15, 9, 15],
    [14, 5, 5],
  ].map((prices) => bar(prices));
  // RSV: bar 3 (15 − 5) / (15 − 5) = 100, bar 4 (5 − 5) / (15 − 5) = 0.
  const [k, d, j] = kdj(bars, 3, 3, 3);
  // K: 50 + 50 / 3 = 66.67, then × 2 / 3. D: 50 + 16.67 / 3 = 55.56, then 55.56 − 11.11 / 3. J: 3 K − 2 D.
  expect(shown(k)).toEqual(['–', '–', '66.67', '44.44']);
  expect(shown(d)).toEqual(['–', '–', '55.56', '51.85']);
  expect(shown(j)).toEqual(['–', '–', '88.89', '29.63']);
});

it('KDJ is 50 without price changes', () => {
  expect(kdj(closes(7, 7, 7, 7, 7), 3, 3, 3).map((row) => row.at(-1))).toEqual([50, 50, 50]);
});

it('VWAP weighs typical prices by volume, and starts again at midnight in Shanghai', () => {
  const bars = [
    bar([12, 9, 9], 1, '2026-11-20T15:58:00Z'),
    bar([21, 18, 21], 3, '2026-11-20T15:59:00Z'),
    bar([31, 29, 30], 2, '2026-11-20T16:00:00Z'),
    bar([50, 40, 45], 0, '2026-11-20T16:01:00Z'),
  ];
  // (10 × 1 + 20 × 3) ÷ 4 = 17.5.
  expect(shown(rows('vwap', bars)[0])).toEqual(['10.00', '17.50', '30.00', '30.00']);
  expect(shown(rows('vwap', bars.slice(3))[0])).toEqual(['–']);
});

it('ATR counts the gap to the close before, after Wilder', () => {
  // True ranges: 2, from the close before to the high 15 − 9 = 6, from the low to the close before 13 − 9 = 4.
  const bars = [
    [10, 8, 9],
    [15, 12, 13],
    [11, 9, 10],
  ].map((prices) => bar(prices));
  expect(shown(rows('atr', bars, 2)[0])).toEqual(['–', '4.00', '4.00']);
});

it('OBV adds the volume of a rise and subtracts that of a fall', () => {
  const bars = [bar([10, 10, 10], 7), bar([11, 11, 11], 5), bar([11, 11, 11], 100), bar([9, 9, 9], 8)];
  expect(rows('obv', bars)[0]).toEqual([null, 5, 5, -3]);
});

it('Ichimoku has its spans later, and the closes earlier and none of the running bar', () => {
  const bars = [
    [10, 8, 9],
    [12, 9, 11],
    [14, 11, 13],
    [13, 6, 7],
    [9, 7, 8],
  ].map((prices) => bar(prices));
  const [conversion, base, spanA, spanB, lagging] = rows('ichimoku', bars, 1, 2, 3);
  expect(shown(conversion)).toEqual(['–', '–', '12.50', '9.50', '8.00']);
  // Highest and lowest of two bars: 14 and 9, 14 and 6, 13 and 6.
  expect(shown(base)).toEqual(['–', '–', '11.50', '10.00', '9.50']);
  // (12.5 + 11.5) / 2 one bar later; of three bars 14 and 8, 14 and 6.
  expect(shown(spanA)).toEqual(['–', '–', '–', '12.00', '9.75']);
  expect(shown(spanB)).toEqual(['–', '–', '–', '11.00', '10.00']);
  expect(shown(lagging)).toEqual(['11.00', '13.00', '7.00', '–', '–']);
});
