import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exponentialAverage, movingAverage, type Values } from './averages';
import { bollingerBands } from './bollinger';
import { ichimoku } from './ichimoku';
import { kdj } from './kdj';
import { macd } from './macd';
import { relativeStrength } from './rsi';
import { averageTrueRange } from './true-range';
import { onBalanceVolume, volumeWeightedPrice } from './volume-weighted';

/** As they are shown: two places. */
const shown = (values: Values) => values.map((value) => value?.toFixed(2) ?? '–');

it('MA is the mean of the last n closes, and nothing before there are n', () => {
  expect(shown(movingAverage([11, 12, 13, 14, 15, 16], 5))).toEqual(['–', '–', '–', '–', '13.00', '14.00']);
});

it('MA does not depend on the length of the history', () => {
  const closes = fc.array(fc.double({ min: 0.0001, max: 100_000, noNaN: true }), { minLength: 30, maxLength: 60 });
  fc.assert(
    fc.property(closes, fc.integer({ min: 1, max: 10 }), (all, period) => {
      expect(movingAverage(all.slice(10), period).slice(-10)).toEqual(movingAverage(all, period).slice(-10));
    }),
  );
});

it('EMA begins with the mean of the first n and moves by 2 / (n + 1) of the way', () => {
  // (2 + 4 + 6) / 3 = 4; 4 + (12 − 4) / 2 = 8; 8 + (0 − 8) / 2 = 4
  expect(shown(exponentialAverage([2, 4, 6, 12, 0], 3))).toEqual(['–', '–', '4.00', '8.00', '4.00']);
});

it('BOLL is two standard deviations of the window from its mean', () => {
  // Mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5, variance (9 + 1 + 1 + 1 + 0 + 0 + 4 + 16) / 8 = 4.
  const { middle, upper, lower } = bollingerBands([2, 4, 4, 4, 5, 5, 7, 9], 8, 2);
  expect([middle.at(-1), upper.at(-1), lower.at(-1)]).toEqual([5, 9, 1]);
  expect(middle.at(-2)).toBeNull();
});

it('MACD is fast minus slow average, its signal average, and their difference', () => {
  // Averages of 2: –, 3, 5, 9.67, 3.22; of 3: –, –, 4, 8, 4.
  const { difference, signal, histogram } = macd([2, 4, 6, 12, 0], 2, 3, 2);
  expect(shown(difference)).toEqual(['–', '–', '1.00', '1.67', '-0.78']);
  // (1 + 1.67) / 2 = 1.33; 1.33 + (−0.78 − 1.33) × 2 / 3 = −0.07
  expect(shown(signal)).toEqual(['–', '–', '–', '1.33', '-0.07']);
  expect(shown(histogram)).toEqual(['–', '–', '–', '0.33', '-0.70']);
});

it('RSI is the share of rises in all movement, after Wilder', () => {
  // Of the first fourteen moves, rises sum up to 3.34 and falls to 1.40: 100 × 3.34 / 4.74 = 70.46.
  const closes = [
    44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28, 46.0, 46.03,
  ];
  expect(shown(relativeStrength(closes, 14)).slice(13)).toEqual(['–', '70.46', '66.25', '66.48']);
});

it('RSI is 100 if all rose, 0 if all fell, 50 if nothing moved', () => {
  expect(relativeStrength([1, 2, 3, 4], 3).at(-1)).toBe(100);
  expect(relativeStrength([4, 3, 2, 1], 3).at(-1)).toBe(0);
  expect(relativeStrength([4, 4, 4, 4], 3).at(-1)).toBe(50);
});

it('KDJ smooths the position of the close in the range of the last n bars', () => {
  const bars = [
    { high: 10, low: 5, close: 8 },
    { high: 12, low: 6, close: 11 },
    { high: 15, low: 9, close: 15 },
    { high: 14, low: 5, close: 5 },
  ];
  // RSV: bar 3 (15 − 5) / (15 − 5) = 100, bar 4 (5 − 5) / (15 − 5) = 0.
  const { k, d, j } = kdj(bars, 3, 3, 3);
  // K: 50 + 50 / 3 = 66.67, then × 2 / 3. D: 50 + 16.67 / 3 = 55.56, then 55.56 − 11.11 / 3. J: 3 K − 2 D.
  expect(shown(k)).toEqual(['–', '–', '66.67', '44.44']);
  expect(shown(d)).toEqual(['–', '–', '55.56', '51.85']);
  expect(shown(j)).toEqual(['–', '–', '88.89', '29.63']);
});

it('KDJ is 50 without price changes', () => {
  const still = Array.from({ length: 5 }, () => ({ high: 7, low: 7, close: 7 }));
  const { k, d, j } = kdj(still, 3, 3, 3);
  expect([k.at(-1), d.at(-1), j.at(-1)]).toEqual([50, 50, 50]);
});

/** A bar with the typical price (high + low + close) ÷ 3. */
const bar = (time: string, [high = 0, low = 0, close = 0]: readonly number[], volume: number) => ({
  time: Date.parse(time),
  high,
  low,
  close,
  volume,
});

it('VWAP weighs typical prices by volume, and starts again at midnight in Shanghai', () => {
  const bars = [
    bar('2026-11-20T15:58:00Z', [12, 9, 9], 1),
    bar('2026-11-20T15:59:00Z', [21, 18, 21], 3),
    bar('2026-11-20T16:00:00Z', [31, 29, 30], 2),
    bar('2026-11-20T16:01:00Z', [50, 40, 45], 0),
  ];
  // (10 × 1 + 20 × 3) ÷ 4 = 17.5.
  expect(shown(volumeWeightedPrice(bars))).toEqual(['10.00', '17.50', '30.00', '30.00']);
  expect(shown(volumeWeightedPrice(bars.slice(3)))).toEqual(['–']);
});

it('VWAP lies between the lowest and the highest price of its day', () => {
  const bars = fc.array(
    fc.record({
      time: fc.integer({ min: 0, max: 86_400_000 * 3 }),
      low: fc.integer({ min: 1, max: 1000 }),
      close: fc.integer({ min: 1001, max: 2000 }),
      high: fc.integer({ min: 2001, max: 3000 }),
      volume: fc.integer({ min: 0, max: 50 }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(bars, (all) => {
      const oldestFirst = all.toSorted((a, b) => a.time - b.time);
      const [least, most] = [Math.min(...all.map(({ low }) => low)), Math.max(...all.map(({ high }) => high))];
      for (const value of volumeWeightedPrice(oldestFirst)) {
        if (value === null) continue;
        expect(value).toBeGreaterThanOrEqual(least - 1e-6);
        expect(value).toBeLessThanOrEqual(most + 1e-6);
      }
    }),
  );
});

it('ATR counts the gap to the close before, after Wilder', () => {
  const bars = [
    { high: 10, low: 8, close: 9 },
    // From the close before to the high: 15 − 9.
    { high: 15, low: 12, close: 13 },
    // From the low to the close before: 13 − 9.
    { high: 11, low: 9, close: 10 },
  ];
  // (2 + 6) ÷ 2 = 4; (4 × 1 + 4) ÷ 2 = 4.
  expect(shown(averageTrueRange(bars, 2))).toEqual(['–', '4.00', '4.00']);
  expect(shown(averageTrueRange(bars, 1))).toEqual(['2.00', '6.00', '4.00']);
});

it('OBV adds the volume of a rise and subtracts that of a fall', () => {
  const bars = [
    { close: 10, volume: 7 },
    { close: 11, volume: 5 },
    { close: 11, volume: 100 },
    { close: 9, volume: 8 },
  ];
  expect(onBalanceVolume(bars)).toEqual([0, 5, 5, -3]);
});

describe('Ichimoku', () => {
  const bars = [
    { high: 10, low: 8, close: 9 },
    { high: 12, low: 9, close: 11 },
    { high: 14, low: 11, close: 13 },
    { high: 13, low: 6, close: 7 },
    { high: 9, low: 7, close: 8 },
  ];
  const { conversion, base, spanA, spanB, lagging } = ichimoku(bars, 1, 2, 3);

  it('Ichimoku has the middles of the ranges of two periods, and their mean and that of the third one later', () => {
    expect(shown(conversion)).toEqual(['9.00', '10.50', '12.50', '9.50', '8.00']);
    // Highest and lowest of two bars: 12 and 8, 14 and 9, 14 and 6, 13 and 6.
    expect(shown(base)).toEqual(['–', '10.00', '11.50', '10.00', '9.50']);
    // (10.5 + 10) / 2 one bar later.
    expect(shown(spanA)).toEqual(['–', '–', '10.25', '12.00', '9.75']);
    // Of three bars: 14 and 8, 14 and 6.
    expect(shown(spanB)).toEqual(['–', '–', '–', '11.00', '10.00']);
  });

  it('Ichimoku has the closes earlier, and none of the running bar', () => {
    expect(shown(lagging)).toEqual(['11.00', '13.00', '7.00', '–', '–']);
  });
});
